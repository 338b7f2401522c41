/*
 * Header links, dropdown menus and footer columns (specification, section 2), in order. This project chose the labels of
 * the menus' entries, and the labels and paths in the footer's Programs column: the specification only says "three
 * program pages".
 */

export interface Link {
  readonly label: string;
  readonly path: `/${string}`;
  /** The name of the picture on the card of the page, if it differs from the path. */
  readonly picture?: string;
}

export interface Menu {
  readonly label: string;
  readonly parent: `/${string}` | null;
  readonly entries: readonly Link[];
}

export interface Column {
  readonly heading: string;
  readonly links: readonly Link[];
}

export const headerLinks = [
  { label: 'Home', path: '/' },
  { label: 'Treatment', path: '/treatment' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Insurance', path: '/insurance' },
  { label: 'Contact', path: '/contact' },
  { label: 'Job Assistance', path: '/jobs' },
] as const satisfies readonly Link[];

// biome-ignore format: a table, one entry per line
export const menus = [
  { label: 'Programs', parent: null, entries: [
    { label: 'Partial Hospitalization', path: '/partial-hospitalization-program' },
    { label: 'Intensive Outpatient', path: '/intensive-outpatient-program' },
    { label: 'Outpatient', path: '/outpatient-program' },
    { label: 'Case Management', path: '/case-management' },
    { label: 'Crisis Intervention', path: '/crisis-intervention' },
    { label: 'Family Therapy', path: '/family-therapy' },
    { label: 'Job Assistance', path: '/jobs' },
  ] },
  { label: 'Mental Health', parent: '/mental-health', entries: [
    { label: 'Depression', path: '/depression' },
    { label: 'Anxiety Disorder', path: '/anxiety' },
    { label: 'Panic Disorder', path: '/panic-disorder' },
    { label: 'Acute Stress Disorder', path: '/acute-stress-disorder' },
    { label: 'ADHD', path: '/adhd' },
    { label: 'Anger Disorder', path: '/anger-disorder' },
    { label: 'Bipolar Disorder', path: '/bipolar-disorder' },
    { label: 'PTSD', path: '/ptsd' },
    { label: 'Schizoaffective Disorder', path: '/schizoaffective' },
    { label: 'Schizophrenia', path: '/schizophrenia' },
  ] },
  { label: 'Addiction', parent: '/substance-abuse', entries: [
    { label: 'Alcohol Addiction', path: '/alcohol' },
    { label: 'Cocaine Addiction', path: '/cocaine' },
    { label: 'Fentanyl Addiction', path: '/fentanyl' },
    { label: 'Heroin Addiction', path: '/heroin' },
    { label: 'Kratom Addiction', path: '/kratom' },
    { label: 'MDMA Addiction', path: '/mdma' },
    { label: 'Meth Addiction', path: '/meth' },
    { label: 'Opiate Addiction', path: '/opiate' },
    { label: 'Opioid Addiction', path: '/opioid' },
    { label: 'Oxycodone Addiction', path: '/oxycodone' },
    { label: 'Prescription Addiction', path: '/prescriptions' },
    { label: 'Xanax Addiction', path: '/xanax' },
  ] },
] as const satisfies readonly Menu[];

// biome-ignore format: a table, one column per entry
export const footerColumns = [
  { heading: 'Company', links: [
    { label: 'Our Mission', path: '/mission' }, { label: 'About Us', path: '/about-us' }, { label: 'Contact Us', path: '/contact' },
  ] },
  { heading: 'Navigation', links: [
    { label: 'Home', path: '/' }, { label: 'Insurance', path: '/insurance' }, { label: 'Job Assistance', path: '/jobs' },
  ] },
  { heading: 'Programs', links: [
    { label: 'Partial Hospitalization', path: '/partial-hospitalization-program' }, { label: 'Intensive Outpatient', path: '/intensive-outpatient-program' }, { label: 'Outpatient', path: '/outpatient-program' },
  ] },
  { heading: 'Services', links: [
    { label: 'Case Management', path: '/case-management' }, { label: 'Crisis Intervention', path: '/crisis-intervention' }, { label: 'Family Therapy', path: '/family-therapy' },
  ] },
] as const satisfies readonly Column[];

/** Pages that only the footer links to. */
export const footerOnlyPaths = ['/mission'] as const satisfies readonly `/${string}`[];
