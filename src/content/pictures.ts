/**
 * The names of all pictures. Each picture has three files in public/media: `<name>-wide.svg`, `<name>-tall.svg`, and
 * `<name>-share.png`. The slides (`hero-…`) also have `<name>-band.svg`; their sun and moon are files of their own. The
 * content of each page names its picture. Pages may share a picture.
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

/**
 * The small drawings in public/media: `<name>-1.svg` to `<name>-3.svg`, for conditions, substances, and programs. What stands
 * in the page's picture grows from section to section.
 */
export type Drawing = `${PictureName}-${1 | 2 | 3}`;

/** The size of the small drawings, in px. */
export const drawingSize = { width: 158, height: 190 } as const;

/** The sizes of the crops on pages, in px: `wide` in banners and beside the home page’s link to mental health, `tall` on cards, slides and narrow banners, `band` on slides above the text. */
export const pictureSizes = {
  wide: { width: 1600, height: 640 },
  tall: { width: 800, height: 600 },
  band: { width: 840, height: 300 },
} as const;

export type PictureCrop = keyof typeof pictureSizes;

/** The size of the share pictures (`og:image`), in px. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The text alternative of all share pictures. */
export const shareAlt = 'An illustrated California landscape';

type Hour = 'golden' | 'dusk' | 'night';

/** The pictures of each hour but the morning, whose sky their frames show until they have loaded. */
const hours: Readonly<Record<Hour, readonly PictureName[]>> = {
  golden: [
    'hero-golden',
    'about-us',
    'alcohol',
    'bipolar-disorder',
    'family-therapy',
    'meth',
    'outpatient-program',
    'substance-abuse',
  ],
  dusk: ['hero-dusk', 'anger-disorder', 'mdma', 'mental-health', 'oxycodone', 'schizoaffective'],
  night: ['crisis-intervention', 'schizophrenia', 'xanax'],
};

/** The hour of a picture, or undefined in the morning. */
export const hourOf = (name: PictureName) =>
  (['golden', 'dusk', 'night'] as const).find((hour) => hours[hour].includes(name));
