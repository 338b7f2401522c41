/**
 * The names of all pictures. Each has three files in public/media: `<name>-wide.svg`, `<name>-tall.svg`, and
 * `<name>-share.png`. A page names its picture in its content; pages may share one.
 */
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

/** The crops on pages, in px: `wide` in banners, `tall` on cards. */
export const pictureSizes = {
  wide: { width: 1600, height: 640 },
  tall: { width: 800, height: 600 },
} as const;

/** The name of a crop. */
export type PictureCrop = keyof typeof pictureSizes;

/** The size of the share pictures (`og:image`), in px. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The text alternative of all share pictures. */
export const shareAlt = 'An illustrated California landscape';
