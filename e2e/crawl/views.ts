import type { ViewportSize } from '@playwright/test';
import { landscape, laptop, phone, wide } from '../support/screens';
import type { Tag } from '../support/test';

/** The rules that an assertion covers, or its subject. */
export type Tags = readonly [Tag, ...Tag[]];

export interface View {
  readonly title: string;
  readonly viewport: ViewportSize;
  /** The device, if it has a touch screen. By default, it is a computer with a mouse. */
  readonly touch?: 'phone' | 'tablet';
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

const onPhone: View = { title: 'on a phone', viewport: phone, touch: 'phone' };
const onWide: View = { title: 'on a wide screen', viewport: wide };
// Extensions and style sheets of visitors change the font size of the root element.
const onWideEnlarged: View = {
  title: 'with text at twice the size',
  viewport: wide,
  css: ':root { font-size: 200% !important }',
  tags: ['a11y'],
};

/** The views of the group that `npm test` crawls on all pages. Of the other groups, it crawls a page of each template. */
export const mainGroup = 'on a phone and on a wide screen';

/** All views, in groups: one test looks at a page in all views of a group. A worker switches its tabs between the views. */
// biome-ignore format: a table
export const viewGroups: Readonly<Record<string, readonly View[]>> = {
  [mainGroup]: [onPhone, onWide],
  'on other screens': [
    { title: 'on a phone in landscape', viewport: landscape, touch: 'phone' },
    { title: 'on a small tablet', viewport: { width: 744, height: 1133 }, touch: 'tablet' },
    { title: 'on a tablet', viewport: { width: 820, height: 1180 }, touch: 'tablet' },
    { title: 'on a laptop', viewport: laptop },
    { title: 'on a 1920 px screen', viewport: { width: 1920, height: 1080 } },
    { title: 'on a 2560 px screen', viewport: { width: 2560, height: 1440 } },
  ],
  'in dark mode': [
    { title: 'on a phone in dark mode', viewport: phone, touch: 'phone', ...dark },
    { title: 'on a wide screen in dark mode', viewport: wide, ...dark },
  ],
  'with larger text or spacing': [
    // Chromium and Firefox have a setting for the font size (https://developer.mozilla.org/en-US/docs/Web/CSS/font-size).
    { title: 'on a phone with text at 150 percent', viewport: phone, touch: 'phone', fontSize: 24, tags: ['a11y'] },
    { title: 'on a small phone with text at twice the size', viewport: { width: 320, height: 568 }, touch: 'phone', ...twice },
    { title: 'on a small phone in landscape with text at twice the size', viewport: { width: 568, height: 320 }, touch: 'phone', ...twice },
    // Safari and Chrome on phones enlarge the text but no other lengths (https://drafts.csswg.org/css-size-adjust/).
    { title: 'on a phone that enlarges only text', viewport: phone, touch: 'phone', css: ':root { text-size-adjust: 200% !important }', tags: ['a11y'] },
    onWideEnlarged,
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

export const isPhone = (view: View) => view === onPhone;
export const isWide = (view: View) => view === onWide;
/** Whether the view is the phone or the wide screen in light colors. */
export const isMain = (view: View) => isPhone(view) || isWide(view);
export const isWideEnlarged = (view: View) => view === onWideEnlarged;
export const isDark = ({ colorScheme }: View) => colorScheme === 'dark';
export const runsScripts = ({ scripts }: View) => scripts !== false;
/** Whether the page is printed, so that nothing can be clicked. */
export const onPaper = ({ media }: View) => media === 'print';
/** Whether the view is a screen of any size, with scripts and the site's own light colors. */
export const isPlain = (view: View) => runsScripts(view) && !isDark(view) && !onPaper(view) && !view.forcedColors;
/** Whether the visitor has changed the size or the spacing of the text. */
export const isAltered = ({ css, fontSize }: View) => css !== undefined || fontSize !== undefined;
/** Whether the screen is wider than `wide`. The layout is the same. */
export const isVeryWide = ({ viewport }: View) => viewport.width > wide.width;
/** Whether the view is a screen with the usual text and a layout that no wider screen has. */
export const isUsual = (view: View) => !onPaper(view) && !isAltered(view) && !isVeryWide(view);
/** Whether the view is a screen with scripts, light colors, the usual text and a layout that no wider screen has. */
export const inEachLayout = (view: View) => isPlain(view) && isUsual(view);
