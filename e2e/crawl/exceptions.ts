import { isWideEnlarged, onPaper, runsScripts, type View } from './views';

/** Returns what the layout of a view is like. All breakpoints are here: in rem, as in the styles of `src/`. */
function layoutOf({ viewport, fontSize = 16 }: View) {
  const [width, height] = [viewport.width / fontSize, viewport.height / fontSize];
  // A window so low, such as that of a phone in landscape, that the page needs all of its height.
  const isLow = height <= 35;
  const hasCallBar = width < 48 || isLow;
  return {
    isLow,
    isNarrow: width < 22,
    hasCallBar,
    hasFixedCallBar: hasCallBar && viewport.height >= 300,
    hasCardsInRows: width >= 40,
    hasPhoneInHeader: width >= 48,
    hasTwoColumns: width >= 64,
    hasMenuBar: width >= 72,
  };
}

interface Part {
  readonly selector: string;
  readonly why: string;
  /** Selects the views in which it applies. By default, all views. */
  readonly when?: (layout: ReturnType<typeof layoutOf>, view: View) => boolean;
}

const tableOfContents = 'nav[aria-label="On this page"]';
const callBar = 'nav[aria-label="Call or write"]';

/** The parts that a page may hide. */
// biome-ignore format: a table
const mayHide: readonly Part[] = [
  { selector: '.visually-hidden', why: 'is for screen readers, and the skip link shows only while it has the focus' },
  { selector: `details:not([open]) > :not(summary, header nav, ${tableOfContents} ul)`, why: 'opens on a click; states.spec.ts tests the open menus', when: (_, view) => !onPaper(view) },
  { selector: 'main div:has(> h1) + :is(img, picture)', why: 'leaves its room to urgent help', when: ({ hasCardsInRows, isLow }) => hasCardsInRows && isLow },
  { selector: '[aria-roledescription="slide"]:not([data-current])', why: 'the slider shows one picture at a time' },
  { selector: 'header summary:has(+ nav)', why: 'the toggle is for small screens', when: ({ hasMenuBar }) => hasMenuBar },
  { selector: 'header details:not([open]) > nav', why: 'is behind the toggle', when: ({ hasMenuBar }) => !hasMenuBar },
  { selector: 'header nav > ul[aria-label], header nav details li:has(> :is([href="/mental-health"], [href="/substance-abuse"]))', why: 'is for small screens', when: ({ hasMenuBar }) => hasMenuBar },
  { selector: 'header nav li > a:has(+ details)', why: 'on small screens, its menu has this link as its first entry', when: ({ hasMenuBar }) => !hasMenuBar },
  { selector: 'header nav li > a + details > summary > span', why: 'repeats the link beside the arrow of its menu', when: ({ hasMenuBar }) => hasMenuBar },
  { selector: callBar, why: 'the call bar is for phones', when: ({ hasCallBar }) => !hasCallBar },
  { selector: `${tableOfContents} summary`, why: 'opens the table of contents on small screens', when: ({ hasTwoColumns }) => hasTwoColumns },
  { selector: `${tableOfContents} :is(p, ul)`, why: 'the table of contents is closed at first on small screens', when: ({ hasTwoColumns }) => !hasTwoColumns },
  { selector: `${tableOfContents} + a`, why: 'repeats the number of the call bar', when: ({ hasTwoColumns }) => !hasTwoColumns },
  { selector: 'details:not([open]) > summary > svg + svg, details[open] > summary > svg:has(+ svg)', why: 'is the icon for the other state: the toggle has one for open and one for closed' },
  { selector: 'section[id="programs"] [data-screen-only]', why: 'would leave no room for the text beside it on a phone', when: ({ hasCardsInRows }) => !hasCardsInRows },
  { selector: 'main section > img', why: 'would leave no room for the heading beside it on a phone with large text', when: ({ isNarrow }) => isNarrow },
  { selector: 'form [id$="-hint"]', why: 'is shown while its field has the focus or an error' },
  { selector: '[data-needs-scripts]', why: 'would do nothing without scripts', when: (_, view) => !runsScripts(view) },
  { selector: 'aside[aria-label="Emergency numbers"] a > span:first-child', why: 'says when to call, if there is room beside the number', when: ({ hasPhoneInHeader }, view) => !hasPhoneInHeader && !onPaper(view) },
  { selector: 'header a[href^="tel:"]', why: 'is shown only if there is room', when: ({ hasPhoneInHeader }, view) => !hasPhoneInHeader && !onPaper(view) },
  { selector: 'nav, form, section:has(form), button, summary, main img, a svg, [data-screen-only], header details', why: 'is useless on paper', when: (_, view) => onPaper(view) },
];

/** The parts whose place on the screen may differ from document order. */
// biome-ignore format: a table
const anyOrder: readonly Part[] = [
  { selector: '[aria-roledescription="carousel"]', why: 'the slider is beside the text or, on a small screen, above the heading' },
  { selector: '[data-aside], #contact-form + div', why: 'is beside the text or the form, which has the larger column', when: ({ hasTwoColumns }) => hasTwoColumns },
];

/** The parts that stay in view while the page scrolls. */
// biome-ignore format: a table
const stays: readonly Part[] = [
  { selector: 'header', why: 'has the menus and, on a wide screen, the phone number', when: ({ isLow }) => !isLow },
  { selector: '[data-aside]', why: 'leads through a long page, or to the first call', when: ({ hasTwoColumns, isLow }) => hasTwoColumns && !isLow },
  { selector: callBar, why: 'is how to call, write or get help on a phone', when: ({ hasFixedCallBar }) => hasFixedCallBar },
];

const selectorsIn = (view: View, parts: readonly Part[]): readonly string[] =>
  parts.filter(({ when }) => !when || when(layoutOf(view), view)).map(({ selector }) => selector);

/** Returns what is allowed and required in a view, as options of a snapshot. */
export const scopeOf = (view: View) => ({
  mayHide: selectorsIn(view, mayHide),
  anyOrder: selectorsIn(view, anyOrder),
  targetSide: view.touch === 'phone' ? 44 : 24,
  // At the usual size, the smallest text is 16 px high, and the narrowest icon is 12 px wide.
  ...(isWideEnlarged(view) && { least: { text: 31, icon: 23 } }),
  ranks: [
    ['main h1', 'main h2', 'main h3'],
    ['main h1', 'main h1 + p', 'body'],
  ],
  // Phone numbers.
  unbroken: String.raw`(?:\(\d{3}\) |1-\d{3}-)\d{3}-\d{4}`,
});

export const staysIn = (view: View): readonly string[] => selectorsIn(view, stays);
