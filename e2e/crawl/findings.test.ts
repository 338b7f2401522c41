import { expect, openHydrated, test, untraced } from '../support/test';
import { showPage } from './fault-page';
import {
  crowdedHeader,
  disordered,
  glare,
  misfit,
  oddIcons,
  overlapping,
  unclickable,
  unfilledFrames,
  unseenPictures,
  unseenTexts,
  untouchable,
} from './findings';
import { lostTexts } from './open-page';
import { type Snapshot, takeSnapshot } from './take-snapshot';
import { invalidHtml } from './valid-html';

/*
 * These tests plant faults that tests/faults does not cover. Each run of the crawl shows that its checks accept good pages.
 */

const scope = { within: 'body', mayHide: [], anyOrder: [] };
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

interface Fault {
  readonly what: string;
  readonly css?: string;
  readonly main: string;
  readonly after?: string;
  readonly found: (snapshot: Snapshot) => readonly string[];
  readonly says: RegExp;
}

// biome-ignore format: a table with one fault per row
const faults: readonly Fault[] = [
  { what: 'text in the color of its background', found: unseenTexts, says: /"White on white" in main blends into its background/,
    main: '<p style="color: #fff">White on white</p>' },
  { what: 'text with opacity 0', found: unseenTexts, says: /"Clear" in main has opacity: 0/,
    main: '<div style="opacity: 0"><p>Clear</p></div>' },
  { what: 'text outside the page', found: unseenTexts, says: /"Far out" in main is cut off, outside/,
    main: '<p style="position: absolute; left: -9999px">Far out</p>' },
  { what: 'text under a picture', found: unseenTexts, says: /"Headline" in main is covered by img/,
    main: `<div style="position: relative"><h1 style="position: relative; z-index: -1">Headline</h1>${picture('position: absolute; inset: 0; width: 100%')}</div>` },
  { what: 'a last line that a fixed bar covers', found: unseenTexts, says: /"The end" in main is covered by nav "Bar"/,
    main: `${tall}<p>The end</p>`, css: 'body { padding-bottom: 0 !important }', after: '<nav style="position: fixed; inset: auto 0 0; height: 90px; background: #eee">Bar</nav>' },
  { what: 'text under an overlay that lets clicks through', found: unseenTexts, says: /"Veiled" in main is covered by div/,
    main: '<div style="position: relative"><p>Veiled</p><div style="position: absolute; inset: 0; background: #fff; pointer-events: none"></div></div>' },
  { what: 'text that only a script can scroll into view', found: unseenTexts, says: /"Below" in main is cut off/,
    main: '<div style="height: 60px; overflow: hidden"><div style="height: 90px"></div><p>Below</p></div>' },
  { what: 'text that ends in an ellipsis', found: unseenTexts, says: /in main is cut off/,
    main: `<p style="width: 90px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${words}</p>` },
  { what: 'text that overflows its button', found: unseenTexts, says: /overflows button/,
    main: `<button style="width: 90px; height: 30px; min-height: 0; padding: 0; border: 0; background: #cce; display: block">${words}</button>` },
  { what: 'a label that covers its field', found: unseenTexts, says: /label "Name" in main lies on top of input/,
    main: '<label for="a" style="position: relative; top: 30px; left: 30px">Name</label><div><input id="a"></div>' },
  { what: 'a picture that does not load', found: unseenPictures, says: /has not loaded/,
    main: '<img alt="Boats" src="data:image/png;base64,AAAA" width="200" height="100">' },
  { what: 'a transparent picture', found: unseenPictures, says: /blends into its background/,
    main: picture('opacity: 0.01') },
  { what: 'a logo in the color of its background', found: unseenPictures, says: /svg "Insurer" in main blends into/,
    main: logo('#fff') },
  { what: 'a field without a border', found: unseenPictures, says: /input "bare" in main blends into/,
    main: '<label>Name <input name="bare" style="border: 0; background: #fff"></label>' },
  { what: 'a picture whose proportions differ from those of its box', found: unfilledFrames, says: /img "Boats" in main leaves 60 px empty at the top of its box/,
    main: picture('width: 100%; height: 820px; object-fit: contain') },
  { what: 'a picture that is shifted in its box', found: unfilledFrames, says: /img "Boats" in main leaves 40 px empty at the left/,
    main: picture('width: 100%; height: 700px; object-fit: cover; object-position: 40px 0') },
  { what: 'an empty strip beside a picture', found: unfilledFrames, says: /leaves 10\d\d px empty at the right of/,
    main: `${picture('width: 320px; height: 160px')}<p>Text</p>` },
  { what: 'a picture that is shorter than its card', found: unfilledFrames, says: /leaves 40 px empty at the bottom of div "Text"/,
    main: `<div style="display: grid; grid-template-columns: 200px 1fr; height: 140px; background: #eee">${picture()}<p>Text</p></div>` },
  { what: 'an icon whose color differs from that of its text', found: oddIcons, says: /the icon of a "Go" in main is rgb\(1, 2, 3\), but its text is rgb\(0, 0, 238\)/,
    main: `<a href="#x">Go ${icon('#010203')}</a>` },
  { what: 'columns in reverse order', found: disordered, says: /"Three" in main is left of li "One"/,
    main: '<ul><li>One</li><li>Two</li></ul><ul><li>Three</li><li>Four</li></ul>', css: '#main { display: flex; flex-direction: row-reverse }' },
  { what: 'columns from right to left in a left-to-right language', found: disordered, says: /"Two" in main is left of li "One"/,
    main: '<ul><li>One</li></ul><ul><li>Two</li></ul>', css: '#main { display: flex; direction: rtl } li { direction: ltr }' },
  { what: 'a link under an overlay', found: unclickable, says: /a click on a "Link" in main would reach div "veil"/,
    main: '<div style="position: relative"><a href="#x">Link</a><div class="veil" style="position: absolute; inset: 0"></div></div>' },
  { what: 'a link that takes no clicks', found: unclickable, says: /a click on a "Dead" in main would reach main/,
    main: '<a href="#x" style="pointer-events: none">Dead</a>' },
  { what: 'a large button that is partly covered', found: (snapshot) => unclickable(snapshot, 44), says: /the target of button "A" in main is 24 px wide, less than 44 px/,
    main: '<div style="position: relative"><button style="width: 60px; height: 60px; margin: 0">A</button><div style="position: absolute; inset: 44px 0 0"></div></div>' },
  { what: 'lines that overlap each other', found: overlapping, says: /"Two lines" in main overlaps p "Two lines"/,
    main: '<p style="width: 90px; font-size: 32px; line-height: 20px">Two lines</p>' },
  { what: 'a page that is too wide and hides its overflow', found: (snapshot) => misfit(snapshot, 1440), says: /the page is 15\d\d px wide/,
    main: '<div style="width: 1500px">Wide</div>', css: 'html { overflow-x: hidden }' },
  { what: 'a header entry that touches the name', found: crowdedHeader, says: /"Menu" in header touches its neighbor/,
    main: '<header>Name<span>Menu</span></header><p>Text</p>' },
  { what: 'a header entry that wraps', found: crowdedHeader, says: /"The menu" in header wraps/,
    main: '<header style="display: flex; gap: 9px">Name<span style="width: 50px">The menu</span></header><p>Text</p>' },
  { what: 'a part that prevents pinch zoom', found: untouchable, says: /a finger on ul ".*" in main cannot scroll or pinch-zoom/,
    main: '<ul style="touch-action: pan-y">One</ul>' },
  { what: 'a page that stays bright in dark mode', found: glare, says: /the median luminance of the page is 1\.00/, main: two },
];

for (const { what, css = '', main, after = '', found, says } of faults) {
  test(`the crawl reports ${what}`, untraced, async ({ page }) => {
    await showPage(page, { css, main, after });
    expect(found(await takeSnapshot(page, scope))).toEqual([expect.stringMatching(says)]);
  });
}

test('the crawl reports an icon that keeps its color in forced colors', untraced, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await showPage(page, {
    main: `<button style="color: #036">Go ${icon('currentColor', 'forced-color-adjust: none')}</button>`,
  });
  expect(oddIcons(await takeSnapshot(page, scope))).toEqual([expect.stringMatching(/the icon of button "Go"/)]);
});

test('the crawl reports invisible text on a page without scripts', untraced, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setContent('<body><style>:root:not([data-hydrated]) p { color: #fff }</style><p>Waits for scripts</p>');
  expect(unseenTexts(await takeSnapshot(page, scope))).toEqual([expect.stringMatching(/"Waits for scripts"/)]);
  await context.close();
});

test('the lost-text check reports text that scripts removed', untraced, async ({ page }) => {
  await openHydrated(page, '/mission');
  expect(await lostTexts(page, '/mission')).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((element) => element.remove());
  expect(await lostTexts(page, '/mission')).toEqual(['Our Mission']);
});

test('the HTML check reports invalid HTML', untraced, async () => {
  const html = '<!doctype html><title>Page</title><p id="a">One<p id="a">Two</p>';
  expect(await invalidHtml(html)).toContainEqual(expect.stringContaining('no-dup-id'));
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } });

  test('the crawl reports a page with a wide viewport', untraced, async ({ page }) => {
    await page.setContent('<meta name="viewport" content="width=1280"><p>Text</p>');
    expect(misfit(await takeSnapshot(page, scope), 390)).toEqual(['the page is laid out for a screen of 1280 px']);
  });
});
