/**
 * The cards of the two menus and of the home page (specification, sections 1 and 2), in order. `picture` is the name of
 * the card's picture: the path of the page that it illustrates, without the slash. Three addiction cards are mismatched
 * on purpose, since the specification describes them as existing behavior: /opioid and /xanax have the title of
 * cocaine, /oxycodone has its picture, and /xanax has the picture of alcohol.
 */
export interface Card {
  readonly title: string;
  readonly path: `/${string}`;
}

export interface PictureCard extends Card {
  readonly picture: string;
}

export const cardButton = 'Learn More' as const satisfies string;

export const substanceCards = [
  { title: 'Alcohol Addiction', path: '/alcohol', picture: 'alcohol' },
  { title: 'Cocaine Addiction', path: '/cocaine', picture: 'cocaine' },
  { title: 'Fentanyl Addiction', path: '/fentanyl', picture: 'fentanyl' },
  { title: 'Heroin Addiction', path: '/heroin', picture: 'heroin' },
  { title: 'Kratom Addiction', path: '/kratom', picture: 'kratom' },
  { title: 'MDMA Addiction', path: '/mdma', picture: 'mdma' },
  { title: 'Meth Addiction', path: '/meth', picture: 'meth' },
  { title: 'Opiate Addiction', path: '/opiate', picture: 'opiate' },
  { title: 'Cocaine Addiction', path: '/opioid', picture: 'opioid' },
  { title: 'Oxycodone Addiction', path: '/oxycodone', picture: 'cocaine' },
  { title: 'Prescription Addiction', path: '/prescriptions', picture: 'prescriptions' },
  { title: 'Cocaine Addiction', path: '/xanax', picture: 'alcohol' },
] as const satisfies readonly PictureCard[];

export const conditionCards = [
  { title: 'Depression', path: '/depression', picture: 'depression' },
  { title: 'Anxiety Disorder', path: '/anxiety', picture: 'anxiety' },
  { title: 'Panic Disorder', path: '/panic-disorder', picture: 'panic-disorder' },
  { title: 'Acute Stress Disorder', path: '/acute-stress-disorder', picture: 'acute-stress-disorder' },
  { title: 'ADHD', path: '/adhd', picture: 'adhd' },
  { title: 'Anger Disorder', path: '/anger-disorder', picture: 'anger-disorder' },
  { title: 'Bipolar Disorder', path: '/bipolar-disorder', picture: 'bipolar-disorder' },
  { title: 'PTSD', path: '/ptsd', picture: 'ptsd' },
  { title: 'Schizoaffective Disorder', path: '/schizoaffective', picture: 'schizoaffective' },
  { title: 'Schizophrenia', path: '/schizophrenia', picture: 'schizophrenia' },
] as const satisfies readonly PictureCard[];

export const homeSubstanceCards = [
  { title: 'Alcohol Addiction', path: '/alcohol', picture: 'alcohol' },
  { title: 'Prescription Addiction', path: '/prescriptions', picture: 'prescriptions' },
  { title: 'Cocaine Addiction', path: '/cocaine', picture: 'cocaine' },
] as const satisfies readonly PictureCard[];

export const homeProgramCards = [
  { title: 'Partial Hospitalization', path: '/partial-hospitalization-program' },
  { title: 'Intensive Outpatient', path: '/intensive-outpatient-program' },
  { title: 'Outpatient', path: '/outpatient-program' },
  { title: 'Case Management', path: '/case-management' },
  { title: 'Crisis Intervention', path: '/crisis-intervention' },
  { title: 'Family Therapy', path: '/family-therapy' },
] as const satisfies readonly Card[];
