/**
 * The cards of the two menus (specification, section 2), in order. The specification has one card for each page, and two
 * titles; it says that several titles and pictures are mismatched, but not which pictures. The other titles and all
 * pictures are ours: each card has those of its page but for the rows that say what is mismatched.
 */
export interface Card {
  readonly title: string;
  readonly path: `/${string}`;
}

export interface PictureCard extends Card {
  /** The path of the page that the picture illustrates, without the slash. */
  readonly picture: string;
}

/** The label of every card's link. */
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
  // Mismatched: the title.
  { title: 'Cocaine Addiction', path: '/opioid', picture: 'opioid' },
  // Mismatched: the picture.
  { title: 'Oxycodone Addiction', path: '/oxycodone', picture: 'cocaine' },
  { title: 'Prescription Addiction', path: '/prescriptions', picture: 'prescriptions' },
  // Mismatched: title and picture.
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
