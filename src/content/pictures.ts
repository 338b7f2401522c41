/**
 * The names of all pictures. Each picture has three files in public/media: `<name>-wide.svg`, `<name>-tall.svg`, and
 * `<name>-share.png`. The content of each page names its picture. Pages may share a picture.
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

export type PictureName = (typeof pictures)[number];

/** The vertical position of a picture's subject. `Banner.module.css` defines which part of the picture each value shows. */
export type Aim = 'top' | 'high' | 'upper' | 'middle' | 'half' | 'low' | 'bottom';

/** The part of a picture that its banner shows, so that no sun, tree or boat is cut off. Default: `upper`. */
export const pictureAims: Partial<Record<PictureName, Aim>> = {
  'about-us': 'middle',
  'acute-stress-disorder': 'high',
  adhd: 'bottom',
  'anger-disorder': 'high',
  anxiety: 'high',
  'bipolar-disorder': 'half',
  'case-management': 'bottom',
  cocaine: 'top',
  contact: 'middle',
  'crisis-intervention': 'top',
  depression: 'high',
  'family-therapy': 'middle',
  insurance: 'low',
  'intensive-outpatient-program': 'top',
  jobs: 'half',
  mdma: 'high',
  'mental-health': 'high',
  mission: 'middle',
  opioid: 'top',
  'outpatient-program': 'half',
  'panic-disorder': 'half',
  'partial-hospitalization-program': 'bottom',
  prescriptions: 'top',
  schizoaffective: 'low',
  schizophrenia: 'top',
  'substance-abuse': 'middle',
  xanax: 'high',
};

/** The sizes of the crops on pages, in px: `wide` in banners and beside the home page’s link to mental health, `tall` on cards and slides. */
export const pictureSizes = {
  wide: { width: 1600, height: 640 },
  tall: { width: 800, height: 600 },
} as const;

export type PictureCrop = keyof typeof pictureSizes;

/** The size of the share pictures (`og:image`), in px. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The text alternative of all share pictures. */
export const shareAlt = 'An illustrated California landscape';
