import type { ViewportSize } from '@playwright/test';
import type { RuleId } from '../../spec/all-rules';
import { landscape, laptop, phone, wide } from '../support/screens';

/** A way in which people meet a page. The title completes "/alcohol …: all text can be seen". */
export interface View {
  readonly title: string;
  readonly viewport: ViewportSize;
  readonly colorScheme?: 'dark';
  readonly forcedColors?: 'active';
  readonly media?: 'print';
  /** Styles of the visitor, which override those of the page. */
  readonly css?: string;
  /** Whether the page may run scripts; it may by default. */
  readonly scripts?: false;
  /** `npm test` visits a page of each template in this view, since it differs from others in styles alone. */
  readonly onePerTemplate?: true;
  /** The rules that all text and pictures in this view hold, if not that of the page. */
  readonly rules?: readonly [RuleId, ...RuleId[]];
}

const dark = { colorScheme: 'dark', rules: ['LAYOUT-DARK'] } as const;
/** WCAG 1.4.10: 1280 by 1024 pixels at 400 percent zoom. */
const zoomed = { viewport: { width: 320, height: 256 }, onePerTemplate: true } as const;
/** WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const noScripts = { scripts: false, rules: ['FAILURE-SCRIPTLESS-PAGES'] } as const;

/** The views of each Playwright project. The first is how its pages are opened; an open page can be switched to the others. */
export const views = {
  phone: [
    { title: 'on a phone', viewport: phone },
    { title: 'on a phone in the dark', viewport: phone, onePerTemplate: true, ...dark },
  ],
  landscape: [{ title: 'on a phone in landscape', viewport: landscape, onePerTemplate: true }],
  tablet: [{ title: 'on a tablet', viewport: { width: 820, height: 1180 }, onePerTemplate: true }],
  laptop: [{ title: 'on a laptop', viewport: laptop, onePerTemplate: true }],
  wide: [
    { title: 'on a wide screen', viewport: wide },
    { title: 'on a screen of 1920 px', viewport: { width: 1920, height: 1080 }, onePerTemplate: true },
    { title: 'on a screen of 2560 px', viewport: { width: 2560, height: 1440 }, onePerTemplate: true },
    { title: 'on a wide screen in the dark', viewport: wide, onePerTemplate: true, ...dark },
    {
      title: 'in forced colors',
      viewport: wide,
      forcedColors: 'active',
      onePerTemplate: true,
      rules: ['A11Y-FORCED-COLORS'],
    },
    {
      title: 'with text of twice the size',
      viewport: wide,
      css: ':root { font-size: 200% !important }',
      onePerTemplate: true,
      rules: ['A11Y-TEXT-SIZE'],
    },
    { title: 'at 400 percent zoom', ...zoomed, rules: ['A11Y-REFLOW'] },
    { title: 'at 400 percent zoom with text spacing', ...zoomed, css: spacing, rules: ['A11Y-TEXT-SPACING'] },
    // A letter sheet without its margins.
    {
      title: 'on paper',
      viewport: { width: 680, height: 920 },
      media: 'print',
      onePerTemplate: true,
      rules: ['LAYOUT-PRINT'],
    },
  ],
  scriptless: [
    { title: 'without scripts', viewport: laptop, onePerTemplate: true, ...noScripts },
    { title: 'on a phone without scripts', viewport: phone, onePerTemplate: true, ...noScripts },
  ],
} as const satisfies Readonly<Record<string, readonly View[]>>;

/** The header shows its nine entries in a bar, and not a toggle in their place. */
export const hasBar = ({ viewport }: Pick<View, 'viewport'>) => viewport.width >= 1152;

/** The header shows the number of the clinic, and the strip above it when to call. */
const hasPill = ({ viewport }: View) => viewport.width >= 768;
/** The call bar is fixed to the bottom edge. */
const hasCallBar = (view: View) => !hasPill(view) && view.viewport.height > 480;

/** The phone and the wide screen in light colors, where what takes long is done on every page. */
export const isMain = ({ title }: View) => [views.phone[0].title, views.wide[0].title].some((each) => each === title);
export const isPhone = ({ viewport }: View) => viewport === phone;
export const isLandscape = ({ viewport }: View) => viewport === landscape;
/** The layout is that of the wide screen, with room to spare. */
export const isVeryWide = ({ viewport }: View) => viewport.width > wide.width;
/** Phones and tablets, in light colors. */
export const byTouch = ({ title }: View) =>
  [views.phone, views.landscape, views.tablet].some(([view]) => view.title === title);
/** The side of the square in which a press must reach a target, in px. */
export const targetSide = (view: View) => (isPhone(view) || isLandscape(view) ? 44 : 24);
export const isDark = ({ colorScheme }: View) => colorScheme === 'dark';
export const runsScripts = ({ scripts }: View) => scripts !== false;
/** Whether the page is printed: nothing can be clicked there. */
export const onPaper = ({ media }: View) => media === 'print';
/** Whether a page is shown on any screen, with its scripts, in its own light colors. */
export const isPlain = (view: View) => runsScripts(view) && !isDark(view) && !onPaper(view) && !view.forcedColors;

interface Exception {
  readonly selector: string;
  readonly why: string;
  /** The views that it is for: all, if it says nothing. */
  readonly when?: (view: View) => boolean;
}

/** Where the table of contents stands open beside the text. */
const hasContents = ({ viewport }: View) => viewport.width >= 1024;

/** All that a page may hide, each with its reason. */
const mayHide: readonly Exception[] = [
  { selector: '.visually-hidden', why: 'is for screen readers; the skip link shows while it has the focus' },
  {
    selector: 'details:not([open]) > :not(summary, header nav, nav[aria-label="On this page"] ul)',
    why: 'opens by a click; open menus have tests of their own',
    when: (view) => !onPaper(view),
  },
  { selector: '[aria-roledescription="slide"][aria-hidden="true"]', why: 'the slider shows one picture at a time' },
  { selector: 'header summary:has(+ nav)', why: 'the toggle is for small screens', when: hasBar },
  {
    selector: 'header details:not([open]) > nav',
    why: 'stands behind the toggle',
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
    why: 'is the first entry of its menu on small screens',
    when: (view) => !hasBar(view),
  },
  {
    selector: 'header nav li > a + details > summary > span',
    why: 'stands as a link beside the arrow of its menu',
    when: hasBar,
  },
  {
    selector: 'nav[aria-label="Call or write"]',
    why: 'the call bar is for phones',
    when: ({ viewport }) => viewport.width >= 768,
  },
  {
    selector: 'nav[aria-label="On this page"] summary',
    why: 'opens the table of contents of small screens',
    when: hasContents,
  },
  {
    selector: 'nav[aria-label="On this page"] :is(p, ul)',
    why: 'the table of contents is closed at first on small screens',
    when: (view) => !hasContents(view),
  },
  {
    selector: 'details:not([open]) > summary > svg + svg, details[open] > summary > svg:has(+ svg)',
    why: 'shows whether the menu is open',
  },
  {
    selector: 'section[id="programs"] .card-frame',
    why: 'leaves no room for the words beside it on a phone',
    when: ({ viewport }) => viewport.width < 640,
  },
  {
    selector: '[data-needs-scripts]',
    why: 'would do nothing without scripts',
    when: ({ scripts }) => scripts === false,
  },
  {
    selector: 'aside[aria-label="Emergency numbers"] a > span:first-child',
    why: 'says when to call where there is room beside the number',
    when: (view) => !hasPill(view) && !onPaper(view),
  },
  {
    selector: 'header a[href^="tel:"]:has(+ details)',
    why: 'stands beside the toggle where no call bar is in view',
    when: (view) => hasBar(view) || hasCallBar(view),
  },
  {
    selector: 'header a[href^="tel:"] > svg + span',
    why: 'has no room on small screens',
    when: (view) => !hasPill(view),
  },
  {
    selector: 'header details ~ div a[href^="tel:"]',
    why: 'stands at the end of the bar',
    when: (view) => !hasBar(view),
  },
  {
    selector:
      'nav, form, section:has(form), button, summary, main img, [data-screen-only], header :is(details, a[href^="tel:"])',
    why: 'is of no use on paper',
    when: onPaper,
  },
];

/** What need not stand in the order of the document. */
const anyOrder: readonly Exception[] = [
  {
    selector: '[aria-roledescription="carousel"]',
    why: 'the slider stands beside the text that follows it',
    when: (view) => hasContents(view) || isLandscape(view),
  },
  {
    selector: '[class*="aside"]',
    why: 'the contents or the number to call stand beside the text or the form, which takes the larger column',
    when: hasContents,
  },
];

const selectorsFor = (view: View, list: readonly Exception[]) =>
  list.filter(({ when }) => !when || when(view)).map(({ selector }) => selector);

/** What a snapshot in a view is taken of. @param within the part of the page, as a selector */
export const scopeOf = (view: View, within = 'body') => ({
  within,
  mayHide: selectorsFor(view, mayHide),
  anyOrder: selectorsFor(view, anyOrder),
});
