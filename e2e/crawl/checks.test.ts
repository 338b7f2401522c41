import type { Page } from '@playwright/test';
import { routeOf } from '../support/routes';
import { expect, test, untraced } from '../support/test';
import { axe, type Finding } from './axe';
import { controlStates } from './control-states';
import { pageAssertions } from './page-assertions';
import { snapshotAssertions } from './snapshot-assertions';
import { takeSnapshot } from './take-snapshot';
import { invalidHtml } from './valid-html';
import { isPhone, isWide, type View, views } from './views';

/* Each check of the crawl must report its fault on a small page. Each run of the crawl shows that it accepts good pages. */

const scope = { within: 'body', mayHide: [], anyOrder: [] };
type Found = (page: Page) => Promise<readonly (string | Finding)[]>;

/** Runs an assertion of the crawl on a page, as on the home page. @param what the end of the assertion's title */
const assertion =
  (what: string, isView: (view: View) => boolean = isWide): Found =>
  async (page) => {
    const [route, view] = [routeOf('/'), views.find(isView)];
    const one = [...snapshotAssertions, ...pageAssertions].find((each) => each.what.startsWith(what));
    if (!one || !view) throw new Error(`There is no assertion or view for ${what}`);
    return 'ofPage' in one ? one.ofPage(page, route) : one.ofSnapshot(await takeSnapshot(page, scope), view, route);
  };
const text = assertion('all text is visible');
const graphics = assertion('all pictures, icons and fields are visible');
const frames = assertion('every picture fills its frame');
const icons = assertion('every icon of a link');
const press = assertion('every link and control can be pressed');
const fit = assertion('no text or field overlaps');
const header = assertion('the header is one row');
const keyboard = assertion('Tab reaches every link');

const drawing = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1' width='200' height='100'><path d='M0 0h2L0 1z'/></svg>`;
const picture = (style = '') =>
  `<img alt="Boats" style="display: block; width: 200px; height: 100px; ${style}" src="${drawing}">`;
const logo = (fill: string) =>
  `<svg role="img" aria-label="Insurer" width="80" height="40"><rect x="20" y="10" width="40" height="20" fill="${fill}"/></svg>`;
const icon = (color: string, css = '') =>
  `<svg width="20" height="20" style="${css}"><path d="M4 12h15" stroke="${color}" fill="none"/></svg>`;
const two = '<p>First words</p><p>Second words</p>';
const tall = '<div style="height: 2000px"></div>';
const words = 'So many words as these do not fit on one line of a narrow box';
const states: Found = (page) => controlStates(page);
const card = `<ul><li class="card" style="position: relative; width: 300px; height: 200px; background: #eee">
  <a class="link" href="#card">Card</a></li></ul>`;
const cardCss = '.link::after { position: absolute; inset: 0; content: "" } .link:focus-visible { outline: none }';
const turn = '@keyframes turn { from { rotate: 0deg } to { rotate: 360deg } }';
/** Content that is several screens high: a link at each end, and a button and a field between the links. */
const longMain = `<ul><li><a href="#one">One</a></li></ul><button>Two</button>
  <div style="height: 2500px"></div><label>Three <input></label><div style="height: 400px"></div><a href="#four">Four</a>`;

interface Fault {
  readonly what: string;
  readonly css?: string;
  /** HTML before, in and after the main element. */
  readonly before?: string;
  readonly main?: string;
  readonly after?: string;
  readonly forcedColors?: 'active';
  readonly found: Found;
  readonly says: RegExp;
}

// biome-ignore format: a table with one fault per row
const faults: readonly Fault[] = [
  { what: 'text in the color of its background', found: text, says: /"White on white" in main blends into its background/,
    main: '<p style="color: #fff">White on white</p>' },
  { what: 'text with opacity 0', found: text, says: /"Clear" in main has opacity: 0/,
    main: '<div style="opacity: 0"><p>Clear</p></div>' },
  { what: 'text outside the page', found: text, says: /"Far out" in main is cut off, outside/,
    main: '<p style="position: absolute; left: -9999px">Far out</p>' },
  { what: 'a last line that a fixed bar covers', found: text, says: /"The end" in main is covered by nav "Bar"/,
    main: `${tall}<p>The end</p>`, css: 'body { padding-bottom: 0 !important }', after: '<nav style="position: fixed; inset: auto 0 0; height: 90px; background: #eee">Bar</nav>' },
  { what: 'text under an overlay that lets clicks through', found: text, says: /"Veiled" in main is covered by div/,
    main: '<div style="position: relative"><p>Veiled</p><div style="position: absolute; inset: 0; background: #fff; pointer-events: none"></div></div>' },
  { what: 'text that only a script can scroll into view', found: text, says: /"Below" in main is cut off/,
    main: '<div style="height: 60px; overflow: hidden"><div style="height: 90px"></div><p>Below</p></div>' },
  { what: 'text that overflows its button', found: text, says: /overflows button/,
    main: `<button style="width: 90px; height: 30px; min-height: 0; padding: 0; border: 0; background: #cce; display: block">${words}</button>` },
  { what: 'a label that covers its field', found: text, says: /label "Name" in main lies on top of input/,
    main: '<label for="a" style="position: relative; top: 30px; left: 30px">Name</label><div><input id="a"></div>' },
  { what: 'a picture that does not load', found: graphics, says: /has not loaded/,
    main: '<img alt="Boats" src="data:image/png;base64,AAAA" width="200" height="100">' },
  { what: 'a logo in the color of its background', found: graphics, says: /svg "Insurer" in main blends into/,
    main: logo('#fff') },
  { what: 'a field without a border', found: graphics, says: /input "bare" in main blends into/,
    main: '<label>Name <input name="bare" style="border: 0; background: #fff"></label>' },
  { what: 'a picture whose proportions differ from those of its box', found: frames, says: /img "Boats" in main leaves 60 px empty at the top of its box/,
    main: picture('width: 100%; height: 820px; object-fit: contain') },
  { what: 'an empty strip beside a picture', found: frames, says: /leaves 10\d\d px empty at the right of/,
    main: `${picture('width: 320px; height: 160px')}<p>Text</p>` },
  { what: 'a picture that is shorter than its card', found: frames, says: /leaves 40 px empty at the bottom of div "Text"/,
    main: `<div style="display: grid; grid-template-columns: 200px 1fr; height: 140px; background: #eee">${picture()}<p>Text</p></div>` },
  { what: 'an icon whose color differs from that of its text', found: icons, says: /the icon of a "Go" in main is rgb\(1, 2, 3\), but its text is rgb\(0, 0, 238\)/,
    main: `<a href="#x">Go ${icon('#010203')}</a>` },
  { what: 'columns in reverse order', found: assertion('the order on the screen'), says: /"Three" in main is left of li "One"/,
    main: '<ul><li>One</li><li>Two</li></ul><ul><li>Three</li><li>Four</li></ul>', css: '#main { display: flex; flex-direction: row-reverse }' },
  { what: 'a link under an overlay', found: press, says: /a click on a "Link" in main would reach div "veil"/,
    main: '<div style="position: relative"><a href="#x">Link</a><div class="veil" style="position: absolute; inset: 0"></div></div>' },
  { what: 'a link that takes no clicks', found: press, says: /a click on a "Dead" in main would reach main/,
    main: '<a href="#x" style="pointer-events: none">Dead</a>' },
  { what: 'a large button that is partly covered', found: assertion('every link and control can be pressed', isPhone), says: /the target of button "A" in main is 24 px wide, less than 44 px/,
    main: '<div style="position: relative"><button style="width: 60px; height: 60px; margin: 0">A</button><div style="position: absolute; inset: 44px 0 0"></div></div>' },
  { what: 'lines that overlap each other', found: fit, says: /"Two lines" in main overlaps p "Two lines"/,
    main: '<p style="width: 90px; font-size: 32px; line-height: 20px">Two lines</p>' },
  { what: 'a page that is too wide and hides its overflow', found: fit, says: /the page is 15\d\d px wide/,
    main: '<div style="width: 1500px">Wide</div>', css: 'html { overflow-x: hidden }' },
  { what: 'a header entry that touches the name', found: header, says: /"Menu" in header touches its neighbor/,
    main: '<header>Name<span>Menu</span></header><p>Text</p>' },
  { what: 'a header entry that wraps', found: header, says: /"The menu" in header wraps/,
    main: '<header style="display: flex; gap: 9px">Name<span style="width: 50px">The menu</span></header><p>Text</p>' },
  { what: 'a part that prevents pinch zoom', found: assertion('a finger can'), says: /^ul ".*" in main$/,
    main: '<ul style="touch-action: pan-y">One</ul>' },
  { what: 'a page that stays bright in dark mode', found: assertion('most of the page is dark'), says: /the median luminance of the page is 1\.00/, main: two },
  { what: 'an icon that keeps its color in forced colors', found: icons, says: /the icon of button "Go"/, forcedColors: 'active',
    main: `<button style="color: #036">Go ${icon('currentColor', 'forced-color-adjust: none')}</button>` },

  { what: 'a small target', found: (page) => axe(page), says: /^target-size: button "A" in main: /,
    main: '<p><button style="min-width: 0; min-height: 0; width: 20px; height: 20px; padding: 0; margin: 0">A</button><button style="min-width: 0; min-height: 0; width: 20px; height: 20px; padding: 0; margin: 0">B</button></p>' },

  { what: 'a focus ring with too little contrast', found: states, says: /"Two".*px of/,
    css: 'button:focus-visible { outline-color: #bbb }' },
  { what: 'a focus style that does not surround the control', found: states, says: /"Two".*px of focus ring/,
    css: 'button:focus-visible { outline: none; text-decoration: underline }' },
  { what: 'a card without a focus ring', found: states, says: /^a "Card" in main: 0 px/,
    css: cardCss, main: card },
  { what: 'a label that vanishes on hover', found: states, says: /^button "Two" in main, hovered: its content has a contrast of 1\.\d\d$/,
    css: 'button { color: #000 } button:hover { color: #eee; background: #fff }' },
  { what: 'card text that vanishes on hover', found: states, says: /^a "Card" in main, hovered: its content has/,
    css: `${cardCss} .link:focus-visible::after { outline: 3px solid #000; outline-offset: 2px } .card:hover { color: #eee }`, main: card.replace('</a>', '</a><p>Text</p>') },
  { what: 'a field value that vanishes on focus', found: states, says: /^input "" in main, focused: its content has/,
    css: 'input:focus { color: #eee; background: #fff }' },
  { what: 'a field border that vanishes on hover', found: states, says: /^input "" in main, hovered: its border has a contrast of 1\.00$/,
    css: 'input { border: 2px solid #666 } input:hover { border-color: #fff }' },
  { what: 'a transition on hover', found: states, says: /^button "Two" in main moves on hover of button "Two"/,
    css: 'button { transition: translate 9s } button:hover { translate: 0 4px }' },
  { what: 'a transition on focus', found: states, says: /^button "Two" in main moves on focus of button "Two"/,
    css: 'button { transition: opacity 9s } button:focus { opacity: 0.9 }' },
  { what: 'an animation at rest', found: states, says: /moves at rest$/,
    css: `${turn} button { animation: turn 9s infinite }` },
  { what: 'an animation below an open menu', found: states, says: /moves when .*More.* is pressed$/,
    css: `${turn} body:has(header [open]) main { visibility: hidden } main [open] p { animation: turn 9s infinite }`,
    before: '<header><details><summary>Menu</summary></details></header>', main: '<details><summary>More</summary><p>Text</p></details>' },
  { what: 'smooth scrolling', found: states, says: /^the page scrolls smoothly/, css: 'html { scroll-behavior: smooth }' },

  { what: 'a focus trap', found: keyboard, says: /never leaves .*Trap/,
    main: `<button onkeydown="if (event.key === 'Tab') event.preventDefault()">Trap</button>${longMain}` },
  { what: 'a control that Tab does not reach', found: keyboard, says: /"Skipped" in main is reached 0 times/,
    main: `<button onkeydown="if (event.key === 'Tab') { event.preventDefault(); this.nextSibling.nextSibling.focus() }">From</button><button>Skipped</button><button>To</button>` },
  { what: 'a missing skip link', found: keyboard, says: /"One" in main is the first tab stop but is not a skip link/,
    css: 'body > a[href="#main"] { display: none !important }' },
  { what: 'a tab stop that is neither a link nor a control', found: keyboard, says: /div "Long" in main gets the focus but is not a control/,
    main: `<div style="height: 40px; overflow: auto"><p style="height: 400px">Long</p></div>${longMain}` },
  { what: 'a focused element outside the screen', found: keyboard, says: /"Away" .* not visible/,
    before: '<a href="#away" style="position: fixed; left: -999px">Away</a>' },

  { what: 'a broken word', found: assertion('no word of a heading'), says: /^Rehabilitation$/,
    main: '<h2 style="width: 60px; overflow-wrap: anywhere">Rehabilitation</h2>' },
  { what: 'invalid HTML', found: () => invalidHtml('<!doctype html><title>Page</title><p id="a">One<p id="a">Two</p>'), says: /no-dup-id/ },
];

/** Shows a page with a title, a language, a skip link, a main element and controls of 48 px, in which only the fault is wrong. */
const show = (
  page: Page,
  { css = '', before = '', main = longMain, after = '' }: Omit<Fault, 'what' | 'found' | 'says'>,
) =>
  page.setContent(`<!doctype html>
    <html lang="en">
      <head>
        <title>Test page</title>
        <style>
          body { margin: 0; padding: 20px; background: #fff; color: #000 }
          li { display: block; margin: 20px 0 }
          main a, button, input { display: inline-flex; align-items: center; min-width: 48px; min-height: 48px; margin: 8px }
          :focus-visible { outline: 3px solid #000; outline-offset: 2px }
          ${css}
        </style>
      </head>
      <body><a href="#main" style="display: inline-flex; min-width: 48px; min-height: 48px">Skip</a>${before}<main id="main">${main}</main>${after}</body>
    </html>`);

for (const { what, found, says, forcedColors = null, ...parts } of faults) {
  test(`the crawl reports ${what}`, untraced, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await show(page, parts);
    const lines = (await found(page)).map((finding) => (typeof finding === 'string' ? finding : finding.line));
    expect(lines).toContainEqual(expect.stringMatching(says));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the crawl reports invisible text', untraced, async ({ page }) => {
    await page.setContent('<body><style>:root:not([data-hydrated]) p { color: #fff }</style><p>Waits for scripts</p>');
    expect(await text(page)).toEqual([expect.stringMatching(/"Waits for scripts"/)]);
  });
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } });

  test('the crawl reports a page with a wide viewport', untraced, async ({ page }) => {
    await page.setContent('<meta name="viewport" content="width=1280"><p>Text</p>');
    expect(await assertion('no text or field overlaps', isPhone)(page)).toEqual([
      'the page is laid out for a screen of 1280 px',
    ]);
  });
});
