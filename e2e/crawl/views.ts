import type { ViewportSize } from '@playwright/test';
import { landscape, laptop, phone, wide } from '../support/screens';
import type { Tag } from '../support/test';

/** The rules that an assertion covers, or its subject. */
export type Tags = readonly [Tag, ...Tag[]];

/** A way to see a page. */
export interface View {
  readonly title: string;
  readonly viewport: ViewportSize;
  /** Whether the device is a phone or a tablet, with a touch screen. By default, it has a mouse. */
  readonly touch?: true;
  /** Whether scripts run. By default, they do. */
  readonly scripts?: false;
  readonly colorScheme?: 'dark';
  readonly forcedColors?: 'active';
  readonly media?: 'print';
  /** The font size in the browser's settings, in px. By default, 16. It sets `rem`, also in media queries. */
  readonly fontSize?: number;
  /** The visitor's own styles, which override those of the page. */
  readonly css?: string;
  /** The subject of the tests of visible content in this view. By default, these tests cover the rules of the page. */
  readonly tags?: Tags;
}

const dark = { colorScheme: 'dark', tags: ['look'] } as const;
/** A screen of 1280 by 1024 pixels at 400 percent zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 } as const;
/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const twice = { fontSize: 32, tags: ['a11y'] } as const;
const noScripts = { scripts: false, tags: ['resilience'] } as const;

const onPhone: View = { title: 'on a phone', viewport: phone, touch: true };
const onWide: View = { title: 'on a wide screen', viewport: wide };

/** The views of the group that `npm test` crawls on all pages. Of the other groups, it crawls a page of each template. */
export const mainGroup = 'on a phone and on a wide screen';

/** All views, in groups: one test looks at a page in all views of a group. A worker switches its tabs between the views. */
// biome-ignore format: a table
export const viewGroups: Readonly<Record<string, readonly View[]>> = {
  [mainGroup]: [onPhone, onWide],
  'on other screens': [
    { title: 'on a phone in landscape', viewport: landscape, touch: true },
    { title: 'on a tablet', viewport: { width: 820, height: 1180 }, touch: true },
    { title: 'on a laptop', viewport: laptop },
    { title: 'on a 1920 px screen', viewport: { width: 1920, height: 1080 } },
    { title: 'on a 2560 px screen', viewport: { width: 2560, height: 1440 } },
  ],
  'in dark mode': [
    { title: 'on a phone in dark mode', viewport: phone, touch: true, ...dark },
    { title: 'on a wide screen in dark mode', viewport: wide, ...dark },
  ],
  'with larger text or spacing': [
    // Chromium and Firefox have a setting for the font size (https://developer.mozilla.org/en-US/docs/Web/CSS/font-size).
    { title: 'on a phone with text at 150 percent', viewport: phone, touch: true, fontSize: 24, tags: ['a11y'] },
    { title: 'on a small phone with text at twice the size', viewport: { width: 320, height: 568 }, touch: true, ...twice },
    { title: 'on a small phone in landscape with text at twice the size', viewport: { width: 568, height: 320 }, touch: true, ...twice },
    // Safari and Chrome on phones enlarge the text but no other lengths (https://drafts.csswg.org/css-size-adjust/).
    { title: 'on a phone that enlarges only text', viewport: phone, touch: true, css: ':root { text-size-adjust: 200% !important }', tags: ['a11y'] },
    // Extensions and style sheets of visitors change the font size of the root element.
    { title: 'with text at twice the size', viewport: wide, css: ':root { font-size: 200% !important }', tags: ['a11y'] },
    { title: 'at 400 percent zoom', viewport: zoomed, tags: ['a11y'] },
    { title: 'at 400 percent zoom with text spacing', viewport: zoomed, css: spacing, tags: ['a11y'] },
  ],
  'in forced colors': [{ title: 'in forced colors', viewport: wide, forcedColors: 'active', tags: ['a11y'] }],
  // A sheet of letter paper, without its margins.
  'in print': [{ title: 'in print', viewport: { width: 680, height: 920 }, media: 'print', tags: ['look'] }],
  'without scripts': [
    { title: 'without scripts', viewport: laptop, ...noScripts },
    { title: 'on a phone without scripts', viewport: phone, ...noScripts },
  ],
};

export const views: readonly View[] = Object.values(viewGroups).flat();

/** Returns the kind of device of a view. Each kind has its own tab. */
export const deviceOf = ({ touch, scripts }: View) =>
  touch ? 'by touch' : scripts === false ? 'without scripts' : 'by mouse';

export const isPhone = (view: View) => view === onPhone;
export const isWide = (view: View) => view === onWide;
/** Whether the view is the phone or the wide screen in light colors. */
export const isMain = (view: View) => isPhone(view) || isWide(view);
export const isDark = ({ colorScheme }: View) => colorScheme === 'dark';
export const runsScripts = ({ scripts }: View) => scripts !== false;
/** Whether the page is printed, so that nothing can be clicked. */
export const onPaper = ({ media }: View) => media === 'print';
/** Whether the view is a screen of any size, with scripts and the site's own light colors. */
export const isPlain = (view: View) => runsScripts(view) && !isDark(view) && !onPaper(view) && !view.forcedColors;
/** Whether the visitor has changed the size or the spacing of the text. */
export const isAltered = ({ css, fontSize }: View) => css !== undefined || fontSize !== undefined;
/**
 * Whether a screenshot of a whole page shows this view: Chromium takes it with the usual size of the text on a phone. (Colors do
 * not depend on the size.)
 */
export const hasUsualText = (view: View) => !view.touch || !isAltered(view);
/** Whether the screen is wider than `wide`. The layout is the same. */
export const isVeryWide = ({ viewport }: View) => viewport.width > wide.width;
/** The least width and height of a target, in px. */
export const targetSide = ({ touch, viewport }: View) =>
  touch && Math.min(viewport.width, viewport.height) < 600 ? 44 : 24;

/** Returns the size of the screen in px of the usual font size, on which the layout depends. */
const room = ({ viewport: { width, height }, fontSize = 16 }: Pick<View, 'viewport' | 'fontSize'>) => ({
  width: (width * 16) / fontSize,
  height: (height * 16) / fontSize,
});
/** Whether the header shows its nine entries in a bar instead of behind a toggle. */
const hasBar = (view: View) => room(view).width >= 1152;
/** Whether the header shows the clinic's phone number, and the strip above the header says when to call each number. */
const showsPhoneNumber = (view: View) => room(view).width >= 768;
/** Whether the table of contents is open beside the text. */
const showsTableOfContents = (view: View) => room(view).width >= 1024;

interface Exception {
  readonly selector: string;
  readonly why: string;
  /** Selects the views in which it applies. By default, all views. */
  readonly when?: (view: View) => boolean;
}

/** The elements that a page may hide, each with its reason. */
// biome-ignore format: a table
const mayHide: readonly Exception[] = [
  { selector: '.visually-hidden', why: 'is for screen readers, and the skip link shows only while it has the focus' },
  { selector: 'details:not([open]) > :not(summary, header nav, nav[aria-label="On this page"] ul)', why: 'opens on a click; states.spec.ts tests the open menus', when: (view) => !onPaper(view) },
  { selector: '[class*="urgent"] > img', why: 'leaves its room to urgent help', when: (view) => room(view).width >= 640 && room(view).height <= 560 },
  { selector: '[aria-roledescription="slide"]:not([class*="current"])', why: 'the slider shows one picture at a time' },
  { selector: 'header summary:has(+ nav)', why: 'the toggle is for small screens', when: hasBar },
  { selector: 'header details:not([open]) > nav', why: 'is behind the toggle', when: (view) => !hasBar(view) },
  { selector: 'header nav > ul[aria-label], header nav details li:has(> :is([href="/mental-health"], [href="/substance-abuse"]))', why: 'is for small screens', when: hasBar },
  { selector: 'header nav li > a:has(+ details)', why: 'on small screens, its menu has this link as its first entry', when: (view) => !hasBar(view) },
  { selector: 'header nav li > a + details > summary > span', why: 'repeats the link beside the arrow of its menu', when: hasBar },
  { selector: 'nav[aria-label="Call or write"]', why: 'the call bar is for phones', when: (view) => showsPhoneNumber(view) && room(view).height > 560 },
  { selector: 'nav[aria-label="On this page"] summary', why: 'opens the table of contents on small screens', when: showsTableOfContents },
  { selector: 'nav[aria-label="On this page"] :is(p, ul)', why: 'the table of contents is closed at first on small screens', when: (view) => !showsTableOfContents(view) },
  { selector: '[class*="aside"] > a', why: 'repeats the number of the call bar', when: (view) => !showsTableOfContents(view) },
  { selector: 'details:not([open]) > summary > svg + svg, details[open] > summary > svg:has(+ svg)', why: 'is the icon for the other state: the toggle has one for open and one for closed' },
  { selector: 'section[id="programs"] .card-frame', why: 'would leave no room for the text beside it on a phone', when: (view) => room(view).width < 640 },
  { selector: 'form [id$="-hint"]', why: 'is shown while its field has the focus or an error' },
  { selector: '[data-needs-scripts] > :nth-last-child(3)', why: 'stops slides, which do not move on a phone', when: (view) => room(view).width < 768 },
  { selector: '[data-needs-scripts]', why: 'would do nothing without scripts', when: (view) => !runsScripts(view) },
  { selector: 'aside[aria-label="Emergency numbers"] a > span:first-child', why: 'says when to call, if there is room beside the number', when: (view) => !showsPhoneNumber(view) && !onPaper(view) },
  { selector: 'header a[href^="tel:"]', why: 'is shown only if there is room', when: (view) => !showsPhoneNumber(view) },
  { selector: 'nav, form, section:has(form), button, summary, main img, [data-screen-only], header :is(details, a[href^="tel:"])', why: 'is useless on paper', when: onPaper },
];

/** The elements whose place on the screen may differ from document order. */
// biome-ignore format: a table
const anyOrder: readonly Exception[] = [
  { selector: '[aria-roledescription="carousel"]', why: 'the slider is beside the text or, on a small screen, above the heading' },
  { selector: '[class*="aside"]', why: 'the table of contents or the number to call is beside the text or the form, which has the larger column', when: showsTableOfContents },
  { selector: '[class*="questions"] li, [class*="more"] > section, [class*="facts"] p', why: 'the second column is read after the first, and begins higher', when: showsTableOfContents },
];

const selectorsFor = (view: View, list: readonly Exception[]) =>
  list.filter(({ when }) => !when || when(view)).map(({ selector }) => selector);

/** Returns the scope of a snapshot in a view. @param within a selector of the part of the page */
export const scopeOf = (view: View, within = 'body') => ({
  within,
  mayHide: selectorsFor(view, mayHide),
  anyOrder: selectorsFor(view, anyOrder),
});
