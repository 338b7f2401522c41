import type { ViewportSize } from '@playwright/test';
import { landscape, laptop, phone, wide } from '../support/screens';
import type { Tag } from '../support/test';

/** A way to see a page. Titles of tests contain its title, as in "/alcohol on a phone: all text is visible". */
export interface View {
  readonly title: string;
  readonly viewport: ViewportSize;
  readonly colorScheme?: 'dark';
  readonly forcedColors?: 'active';
  readonly media?: 'print';
  /** The visitor's own styles, which override those of the page. */
  readonly css?: string;
  /** Whether scripts run. By default, they do. */
  readonly scripts?: false;
  /** `npm test` visits only one page of each template in this view, because another view shows the same content. */
  readonly onePerTemplate?: true;
  /** The subject of the tests of visible content in this view. By default, these tests cover the rules of the page. */
  readonly tags?: readonly [Tag, ...Tag[]];
}

const dark = { colorScheme: 'dark', tags: ['look'] } as const;
/** A screen of 1280 by 1024 pixels at 400 percent zoom (WCAG 1.4.10). */
const zoomed = { viewport: { width: 320, height: 256 }, onePerTemplate: true } as const;
/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const noScripts = { scripts: false, tags: ['resilience'] } as const;

/** The views of each Playwright project. A project opens each page in the first view, and then switches it to the others. */
export const views = {
  phone: [
    { title: 'on a phone', viewport: phone },
    { title: 'on a phone in dark mode', viewport: phone, onePerTemplate: true, ...dark },
  ],
  landscape: [{ title: 'on a phone in landscape', viewport: landscape, onePerTemplate: true }],
  tablet: [{ title: 'on a tablet', viewport: { width: 820, height: 1180 }, onePerTemplate: true }],
  laptop: [{ title: 'on a laptop', viewport: laptop, onePerTemplate: true }],
  wide: [
    { title: 'on a wide screen', viewport: wide },
    { title: 'on a 1920 px screen', viewport: { width: 1920, height: 1080 }, onePerTemplate: true },
    { title: 'on a 2560 px screen', viewport: { width: 2560, height: 1440 }, onePerTemplate: true },
    { title: 'on a wide screen in dark mode', viewport: wide, onePerTemplate: true, ...dark },
    {
      title: 'in forced colors',
      viewport: wide,
      forcedColors: 'active',
      onePerTemplate: true,
      tags: ['a11y'],
    },
    {
      title: 'with text at twice the size',
      viewport: wide,
      css: ':root { font-size: 200% !important }',
      onePerTemplate: true,
      tags: ['a11y'],
    },
    { title: 'at 400 percent zoom', ...zoomed, tags: ['a11y'] },
    { title: 'at 400 percent zoom with text spacing', ...zoomed, css: spacing, tags: ['a11y'] },
    // A sheet of letter paper, without its margins.
    {
      title: 'in print',
      viewport: { width: 680, height: 920 },
      media: 'print',
      onePerTemplate: true,
      tags: ['look'],
    },
  ],
  scriptless: [
    { title: 'without scripts', viewport: laptop, onePerTemplate: true, ...noScripts },
    { title: 'on a phone without scripts', viewport: phone, onePerTemplate: true, ...noScripts },
  ],
} as const satisfies Readonly<Record<string, readonly View[]>>;

/** Whether the header shows its nine entries in a bar instead of behind a toggle. */
export const hasBar = ({ viewport }: Pick<View, 'viewport'>) => viewport.width >= 1152;

/** Whether the header shows the clinic's phone number, and the strip above the header says when to call each number. */
const showsPhoneNumber = ({ viewport }: View) => viewport.width >= 768;
/** Whether the call bar is fixed to the bottom edge. */
const hasCallBar = (view: View) => !showsPhoneNumber(view) && view.viewport.height > 480;

/** Whether the view is the phone or the wide screen in light colors. */
export const isMain = ({ title }: View) => [views.phone[0].title, views.wide[0].title].some((each) => each === title);
export const isPhone = ({ viewport }: View) => viewport === phone;
export const isLandscape = ({ viewport }: View) => viewport === landscape;
/** Whether the screen is wider than `wide`. The layout is the same. */
export const isVeryWide = ({ viewport }: View) => viewport.width > wide.width;
/** Whether the view is a phone, in either orientation, or a tablet, in light colors. */
export const byTouch = ({ title }: View) =>
  [views.phone, views.landscape, views.tablet].some(([view]) => view.title === title);
/** The least width and height of a target, in px. */
export const targetSide = (view: View) => (isPhone(view) || isLandscape(view) ? 44 : 24);
export const isDark = ({ colorScheme }: View) => colorScheme === 'dark';
export const runsScripts = ({ scripts }: View) => scripts !== false;
/** Whether the page is printed, so that nothing can be clicked. */
export const onPaper = ({ media }: View) => media === 'print';
/** Whether the view is a screen of any size, with scripts and the site's own light colors. */
export const isPlain = (view: View) => runsScripts(view) && !isDark(view) && !onPaper(view) && !view.forcedColors;

interface Exception {
  readonly selector: string;
  readonly why: string;
  /** Selects the views in which it applies. By default, all views. */
  readonly when?: (view: View) => boolean;
}

/** Whether the table of contents is open beside the text. */
const showsTableOfContents = ({ viewport }: View) => viewport.width >= 1024;

/** The elements that a page may hide, each with its reason. */
const mayHide: readonly Exception[] = [
  { selector: '.visually-hidden', why: 'is for screen readers, and the skip link shows only while it has the focus' },
  {
    selector: 'details:not([open]) > :not(summary, header nav, nav[aria-label="On this page"] ul)',
    why: 'opens on a click; states.ts tests the open menus',
    when: (view) => !onPaper(view),
  },
  // In the dark color scheme, the slider begins with its last picture.
  {
    selector: '[aria-roledescription="slide"]:not(:first-child)',
    why: 'the slider shows one picture at a time',
    when: ({ colorScheme }) => !colorScheme,
  },
  {
    selector: '[aria-roledescription="slide"]:not(:last-child)',
    why: 'the slider shows one picture at a time',
    when: ({ colorScheme }) => colorScheme === 'dark',
  },
  { selector: 'header summary:has(+ nav)', why: 'the toggle is for small screens', when: hasBar },
  {
    selector: 'header details:not([open]) > nav',
    why: 'is behind the toggle',
    when: (view) => !hasBar(view),
  },
  {
    selector:
      'header nav > ul[aria-label], header nav details li:has(> :is([href="/mental-health"], [href="/substance-abuse"]))',
    why: 'is for small screens',
    when: hasBar,
  },
  {
    selector: 'header nav li > a:has(+ details)',
    why: 'on small screens, its menu has this link as its first entry',
    when: (view) => !hasBar(view),
  },
  {
    selector: 'header nav li > a + details > summary > span',
    why: 'repeats the link beside the arrow of its menu',
    when: hasBar,
  },
  {
    selector: 'nav[aria-label="Call or write"]',
    why: 'the call bar is for phones',
    when: ({ viewport }) => viewport.width >= 768,
  },
  {
    selector: 'nav[aria-label="On this page"] summary',
    why: 'opens the table of contents on small screens',
    when: showsTableOfContents,
  },
  {
    selector: 'nav[aria-label="On this page"] :is(p, ul)',
    why: 'the table of contents is closed at first on small screens',
    when: (view) => !showsTableOfContents(view),
  },
  {
    selector: 'details:not([open]) > summary > svg + svg, details[open] > summary > svg:has(+ svg)',
    why: 'is the icon for the other state: the toggle has one for open and one for closed',
  },
  {
    selector: 'section[id="programs"] .card-frame',
    why: 'would leave no room for the text beside it on a phone',
    when: ({ viewport }) => viewport.width < 640,
  },
  {
    selector: '[data-needs-scripts]',
    why: 'would do nothing without scripts',
    when: ({ scripts }) => scripts === false,
  },
  {
    selector: 'aside[aria-label="Emergency numbers"] a > span:first-child',
    why: 'says when to call, if there is room beside the number',
    when: (view) => !showsPhoneNumber(view) && !onPaper(view),
  },
  {
    selector: 'header a[href^="tel:"]:has(+ details)',
    why: 'is shown only beside the toggle, and only if no call bar is fixed to the bottom edge',
    when: (view) => hasBar(view) || hasCallBar(view),
  },
  {
    selector: 'header a[href^="tel:"] > svg + span',
    why: 'has no room on small screens',
    when: (view) => !showsPhoneNumber(view),
  },
  {
    selector: 'header details ~ div a[href^="tel:"]',
    why: 'is at the end of the bar',
    when: (view) => !hasBar(view),
  },
  {
    selector:
      'nav, form, section:has(form), button, summary, main img, [data-screen-only], header :is(details, a[href^="tel:"])',
    why: 'is useless on paper',
    when: onPaper,
  },
];

/** The elements whose place on the screen may differ from document order. */
const anyOrder: readonly Exception[] = [
  {
    selector: '[aria-roledescription="carousel"]',
    why: 'the slider is beside the text that follows it',
    when: (view) => showsTableOfContents(view) || isLandscape(view),
  },
  {
    selector: '[class*="aside"]',
    why: 'the table of contents or the number to call is beside the text or the form, which has the larger column',
    when: showsTableOfContents,
  },
];

const selectorsFor = (view: View, list: readonly Exception[]) =>
  list.filter(({ when }) => !when || when(view)).map(({ selector }) => selector);

/** Returns the scope of a snapshot in a view. @param within a selector of the part of the page */
export const scopeOf = (view: View, within = 'body') => ({
  within,
  mayHide: selectorsFor(view, mayHide),
  anyOrder: selectorsFor(view, anyOrder),
});
