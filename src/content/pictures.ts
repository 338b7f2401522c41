/**
 * The names and sizes of the pictures: all that a browser needs to ask for one.
 * How a picture looks stands in recipes.ts, which only the build reads.
 */

/** Every picture's name. A page's picture bears the page's path without the slash; the home page has three. */
export const pictures = [
  'hero-dawn',
  'hero-golden',
  'hero-dusk',
  'treatment',
  'about-us',
  'insurance',
  'contact',
  'jobs',
  'mental-health',
  'substance-abuse',
  'mission',
  'not-found',
  'partial-hospitalization-program',
  'intensive-outpatient-program',
  'outpatient-program',
  'case-management',
  'crisis-intervention',
  'family-therapy',
  'depression',
  'anxiety',
  'panic-disorder',
  'acute-stress-disorder',
  'adhd',
  'anger-disorder',
  'bipolar-disorder',
  'ptsd',
  'schizoaffective',
  'schizophrenia',
  'alcohol',
  'cocaine',
  'fentanyl',
  'heroin',
  'kratom',
  'mdma',
  'meth',
  'opiate',
  'opioid',
  'oxycodone',
  'prescriptions',
  'xanax',
] as const;

/** The name of a picture that exists. */
export type PictureName = (typeof pictures)[number];

/** The crops in pixels: `wide` for banners, `tall` for cards, `share` for what other sites show of a page. */
export const pictureSizes = {
  wide: { width: 1600, height: 640 },
  tall: { width: 800, height: 600 },
  share: { width: 1200, height: 630 },
} as const;

/** The crops that pages show; the third is turned into pixels by the build. */
export const shownCrops = ['wide', 'tall'] as const;

/** The name of a crop. */
export type PictureCrop = keyof typeof pictureSizes;
