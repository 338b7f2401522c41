/** The one registry of paths: every address of the site, in the order of the specification's section 2. */
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

export const programPaths = [
  '/partial-hospitalization-program',
  '/intensive-outpatient-program',
  '/outpatient-program',
  '/case-management',
  '/crisis-intervention',
  '/family-therapy',
] as const;

const otherPaths = [
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

export const paths = [...otherPaths, ...programPaths, ...conditionPaths, ...substancePaths] as const;

export type ConditionPath = (typeof conditionPaths)[number];
export type SubstancePath = (typeof substancePaths)[number];
export type ProgramPath = (typeof programPaths)[number];
/** Any page of the site; a link to something else does not compile. */
export type RoutePath = (typeof paths)[number];

/** The route at an address: exact matches only (no trailing slash, no other case); anything else is the not-found page. */
export function routeAt(pathname: string): RoutePath {
  return paths.find((path) => path === pathname) ?? '/not-found';
}

const detailPaths: readonly string[] = [...conditionPaths, ...substancePaths, ...programPaths];

/** Pages about one condition, substance or program: links to them scroll smoothly to the top (section 2). */
export const isDetailPage = (path: RoutePath) => detailPaths.includes(path);
