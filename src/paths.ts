/** The paths of all pages (specification section 2). Programs, conditions and substances have separate lists. This module imports nothing. */

const pagePaths = [
  '/',
  '/treatment',
  '/about-us',
  '/insurance',
  '/contact',
  '/jobs',
  '/mental-health',
  '/substance-abuse',
  '/mission',
  '/privacy',
  '/accessibility',
  '/not-found',
] as const;

export const programPaths = [
  '/partial-hospitalization-program',
  '/intensive-outpatient-program',
  '/outpatient-program',
  '/case-management',
  '/crisis-intervention',
  '/family-therapy',
] as const;

export const conditionPaths = [
  '/depression',
  '/anxiety',
  '/panic-disorder',
  '/acute-stress-disorder',
  '/adhd',
  '/anger-disorder',
  '/bipolar-disorder',
  '/ptsd',
  '/schizoaffective',
  '/schizophrenia',
] as const;

export const substancePaths = [
  '/alcohol',
  '/cocaine',
  '/fentanyl',
  '/heroin',
  '/kratom',
  '/mdma',
  '/meth',
  '/opiate',
  '/opioid',
  '/oxycodone',
  '/prescriptions',
  '/xanax',
] as const;

export const paths = [...pagePaths, ...programPaths, ...conditionPaths, ...substancePaths] as const;

export type ProgramPath = (typeof programPaths)[number];
export type ConditionPath = (typeof conditionPaths)[number];
export type SubstancePath = (typeof substancePaths)[number];
/** The path of any page. A link to another path does not compile. */
export type RoutePath = (typeof paths)[number];
