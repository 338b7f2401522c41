import { expect, meta, openHydrated, test } from '../support/test';
import { longMain, showPage } from './fault-page';
import {
  crowdedHeader,
  disordered,
  glare,
  idleFirstScreen,
  lateHeading,
  misfit,
  overlapping,
  type Survey,
  survey,
  unclickable,
  ungrown,
  unseenPictures,
  unseenTexts,
  untouchable,
} from './findings';
import { entryFields, lostTexts, missingParts } from './open-page';
import { invalidHtml } from './valid-html';

const scope = { within: 'body', mayHide: ['.listed'], anyOrder: [] };

const picture = (style = '') =>
  `<img alt="Boats" style="width: 200px; height: 100px; ${style}" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path d='M0 0h2L0 1z'/></svg>">`;
const logo = (fill: string) =>
  `<svg role="img" aria-label="Insurer" width="80" height="40"><rect x="20" y="10" width="40" height="20" fill="${fill}"/></svg>`;
/** Two paragraphs with two lines each: enough to scroll past, and to stand in order. */
const two = '<p>First words</p><p>Second words</p>';
const tall = '<div style="height: 2000px"></div>';
const words = 'So many words as these do not fit on one line of a narrow box';

interface Fault {
  readonly what: string;
  readonly css?: string;
  readonly main: string;
  readonly after?: string;
  readonly found: (survey: Survey) => readonly string[];
  readonly says: RegExp;
}

/** What a finger cannot press. */
const touchable = (data: Survey) => unclickable(data, 44);

// biome-ignore format: a table, one fault a row
const faults: readonly Fault[] = [
  { what: 'text of its background’s color', found: unseenTexts, says: /"White on white" in main cannot be told from its background/,
    main: '<p style="color: #fff">White on white</p>' },
  { what: 'text of opacity 0', found: unseenTexts, says: /"Clear" in main has opacity: 0/,
    main: '<div style="opacity: 0"><p>Clear</p></div>' },
  { what: 'text of hardly any opacity', found: unseenTexts, says: /"Faint" in main cannot be told/,
    main: '<div style="opacity: 0.04"><p>Faint</p></div>' },
  { what: 'text that is not displayed', found: unseenTexts, says: /"Gone" in main is not displayed/,
    main: '<p style="display: none">Gone</p>' },
  { what: 'text without a size', found: unseenTexts, says: /"Tiny" in main has no size/,
    main: '<p style="font-size: 0">Tiny</p>' },
  { what: 'text that a box cuts off', found: unseenTexts, says: /"Cut" in main is cut off/,
    main: '<p style="height: 4px; overflow: hidden; padding-top: 30px; box-sizing: border-box">Cut</p>' },
  { what: 'text outside the page', found: unseenTexts, says: /"Far out" in main is cut off, outside/,
    main: '<p style="position: absolute; left: -9999px">Far out</p>' },
  { what: 'text on a picture that lies on its box', found: unseenTexts, says: /"Headline" in main stands on img/,
    main: `${picture('display: block')}<div style="margin-top: -80px; background: #fff"><h1 style="margin: 0">Headline</h1></div>` },
  { what: 'text that does not grow', found: ungrown, says: /"Fixed" in main stays small/,
    main: '<p style="font-size: 18px">Fixed</p>', css: 'body { font-size: 32px }' },
  { what: 'an icon that does not grow', found: ungrown, says: /svg "icon" in main stays small/,
    main: '<svg class="icon" width="20" height="20"><rect width="20" height="20"/></svg>', css: 'body { font-size: 32px }' },
  { what: 'text under a picture', found: unseenTexts, says: /"Headline" in main is covered by img/,
    main: `<div style="position: relative"><h1 style="position: relative; z-index: -1">Headline</h1>${picture('position: absolute; inset: 0; width: 100%')}</div>` },
  { what: 'the last line under a bar', found: unseenTexts, says: /"The end" in main is covered by nav "Bar"/,
    main: `${tall}<p>The end</p>`, css: 'body { padding-bottom: 0 !important }', after: '<nav style="position: fixed; inset: auto 0 0; height: 90px; background: #eee">Bar</nav>' },
  { what: 'text under what lets clicks through', found: unseenTexts, says: /"Veiled" in main is covered by div/,
    main: '<div style="position: relative"><p>Veiled</p><div style="position: absolute; inset: 0; background: #fff; pointer-events: none"></div></div>' },
  { what: 'a picture without a height', found: unseenPictures, says: /img "Boats|data:.*has no size/,
    main: picture('height: 0') },
  { what: 'a picture that does not load', found: unseenPictures, says: /has not loaded/,
    main: '<img alt="Boats" src="data:image/png;base64,AAAA" width="200" height="100">' },
  { what: 'a transparent picture', found: unseenPictures, says: /cannot be told from its background/,
    main: picture('opacity: 0.01') },
  { what: 'a logo of its background’s color', found: unseenPictures, says: /svg "Insurer" in main cannot be told/,
    main: logo('#fff') },
  { what: 'a picture under an opaque box', found: unseenPictures, says: /is covered by div/,
    main: `<div style="position: relative">${picture()}<div style="position: absolute; inset: 0; background: #fff"></div></div>` },
  { what: 'a field without a border', found: unseenPictures, says: /input "bare" in main cannot be told/,
    main: '<label>Name <input name="bare" style="border: 0; background: #fff"></label>' },
  { what: 'paragraphs in reverse order', found: disordered, says: /"Second words" in main stands above p "First words"/,
    main: two, css: '#main { display: flex; flex-direction: column-reverse }' },
  { what: 'columns in reverse order', found: disordered, says: /"Three" in main stands left of li "One"/,
    main: '<ul><li>One</li><li>Two</li></ul><ul><li>Three</li><li>Four</li></ul>', css: '#main { display: flex; flex-direction: row-reverse }' },
  { what: 'columns from right to left in a language from left to right', found: disordered, says: /"Two" in main stands left of li "One"/,
    main: '<ul><li>One</li></ul><ul><li>Two</li></ul>', css: '#main { display: flex; direction: rtl } li { direction: ltr }' },
  { what: 'a part moved to the front', found: disordered, says: /"Name" in main stands above p "Second words"/,
    main: `${two}<form><label>Name <input></label></form>`, css: '#main { display: grid } #main > :last-child { order: -1 }' },
  { what: 'a link under an overlay', found: unclickable, says: /a click on a "Link" in main would reach div "veil"/,
    main: '<div style="position: relative"><a href="#x">Link</a><div class="veil" style="position: absolute; inset: 0"></div></div>' },
  { what: 'a link that takes no clicks', found: unclickable, says: /a click on a "Dead" in main would reach main/,
    main: '<a href="#x" style="pointer-events: none">Dead</a>' },
  { what: 'a button that is not displayed', found: unclickable, says: /button "Stop" in main is not displayed/,
    main: '<button aria-label="Stop" style="display: none"></button>' },
  { what: 'an entry 10 px high', found: unclickable, says: /a press reaches a "Low" in main in 0 px around its middle, of 24 px/,
    main: '<ul><li><a href="#x" style="display: block; min-height: 0; font-size: 9px; line-height: 10px">Low</a></li></ul>' },
  { what: 'a button of 40 px on a phone', found: touchable, says: /button "A" in main in 34 px around its middle, of 44 px/,
    main: '<button style="min-width: 0; min-height: 0; width: 40px; height: 40px; padding: 0">A</button>' },
  { what: 'a large button that is partly covered', found: touchable, says: /button "A" in main in 24 px around its middle/,
    main: '<div style="position: relative"><button style="width: 60px; height: 60px; margin: 0">A</button><div style="position: absolute; inset: 44px 0 0"></div></div>' },
  { what: 'a line cut off halfway', found: unseenTexts, says: /"Half of it" in main is cut off/,
    main: '<p style="height: 14px; line-height: 24px; overflow: clip">Half of it</p>' },
  { what: 'text that ends in an ellipsis', found: unseenTexts, says: /in main is cut off/,
    main: `<p style="width: 90px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${words}</p>` },
  { what: 'text that scrolls sideways in its box', found: unseenTexts, says: /in main is cut off/,
    main: `<p style="width: 200px; white-space: nowrap; overflow-x: auto">${words}</p>` },
  { what: 'text that runs out of its button', found: unseenTexts, says: /runs out of button/,
    main: `<button style="width: 90px; height: 30px; min-height: 0; padding: 0; border: 0; background: #cce; display: block">${words}</button>` },
  { what: 'lines closer than their letters are high', found: overlapping, says: /"Two lines" in main overlaps p "Two lines"/,
    main: '<p style="width: 90px; font-size: 32px; line-height: 20px">Two lines</p>' },
  { what: 'text that runs into the next paragraph', found: overlapping, says: /overlaps p "Next" in main/,
    main: '<p style="margin: 0; height: 20px; width: 120px">So many words do not fit on a line</p><p style="margin: 0">Next</p>' },
  { what: 'a label on its field', found: unseenTexts, says: /label "Name" in main stands on input/,
    main: '<label for="a" style="position: relative; top: 30px; left: 30px">Name</label><div><input id="a"></div>' },
  { what: 'a table wider than the screen', found: (data) => misfit(data, 1440), says: /the page is 15\d\d px wide/,
    main: '<div style="width: 1500px">Wide</div>' },
  { what: 'a page that is too wide and hides it', found: (data) => misfit(data, 1440), says: /the page is 15\d\d px wide/,
    main: '<div style="width: 1500px">Wide</div>', css: 'html { overflow-x: hidden }' },
  { what: 'an entry of the header that touches the name', found: crowdedHeader, says: /"Menu" in header touches its neighbor/,
    main: '<header>Name<span>Menu</span></header><p>Text</p>' },
  { what: 'a header of two rows', found: crowdedHeader, says: /"Menu" in header stands in another row than header "Name"/,
    main: '<header>Name<p>Menu</p></header><p>Text</p>' },
  { what: 'an entry of the header that wraps', found: crowdedHeader, says: /"The menu" in header wraps/,
    main: '<header style="display: flex; gap: 9px">Name<span style="width: 50px">The menu</span></header><p>Text</p>' },
  { what: 'a part that keeps a finger from scrolling', found: untouchable, says: /a finger on ul ".*" in main cannot scroll the page or/,
    main: '<ul style="touch-action: pan-x pinch-zoom">One</ul>' },
  { what: 'a part that cannot be pinched', found: untouchable, says: /a finger on ul ".*" in main cannot scroll the page or/,
    main: '<ul style="touch-action: pan-y">One</ul>' },
  { what: 'a heading that begins too far down', found: (data) => lateHeading(data, 300), says: /h1 "Late" in main begins at \d+ px, and should at 300/,
    main: '<div style="height: 300px"></div><h1>Late</h1>' },
  { what: 'a first screen with nothing to press above what is fixed', found: (data) => idleFirstScreen(data, 900), says: /too little to press above 800 px: link 1 ends at 8\d\d px/,
    main: '<div style="height: 760px"></div><a href="#x">Call</a>', after: '<nav style="position: fixed; inset: 800px 0 0; background: #eee"></nav>' },
  { what: 'a first screen whose links are too low', found: (data) => idleFirstScreen(data, 900), says: /too little to press above 900 px/,
    main: '<ul><li><a href="#x" style="min-height: 0">Call</a></li></ul>' },
  { what: 'a page that stays bright in the dark', found: glare, says: /the luminance of half of the page is 1\.00/,
    main: two },
];

for (const { what, css = '', main, after = '', found, says } of faults) {
  test(`survey reports ${what}`, meta, async ({ page }) => {
    await showPage(page, { css, main, after });
    expect(found(await survey(page, scope))).toEqual([expect.stringMatching(says)]);
  });
}

test('survey reports what a style sheet for paper leaves out', meta, async ({ page }) => {
  await showPage(page, { css: '@media print { main { display: none } }', main: two });
  expect(unseenTexts(await survey(page, scope))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(unseenTexts(await survey(page, scope))).toEqual([
    'p "First words" in main is not displayed',
    'p "Second words" in main is not displayed',
  ]);
});

test('survey reports text that is invisible in the dark', meta, async ({ page }) => {
  const css = '@media (prefers-color-scheme: dark) { body { background: #000 } }';
  await showPage(page, { css, main: '<p>Black</p>' });
  expect(unseenTexts(await survey(page, scope))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A survey leaves the page as it was: a second one sees the same.
  for (const unseen of [unseenTexts(await survey(page, scope)), unseenTexts(await survey(page, scope))])
    expect(unseen).toContainEqual(expect.stringMatching(/"Black" in main cannot/));
});

const sound = `<h1>Title</h1><p>Text with a <a href="#x" style="display: inline">link</a> in a line.</p>
  <div style="display: flex"><ul><li>One</li></ul><ul><li>Two</li></ul></div>${picture()}${logo('#333')}
  <div style="position: relative"><h2>Card</h2><a class="all" href="#card">More</a></div>
  <p class="listed" style="display: none">Hidden for a reason</p><label>Name <input></label><button style="touch-action: manipulation">Send</button>${tall}<p>The end</p>`;

test('survey accepts a page without faults', meta, async ({ page }) => {
  await showPage(page, { css: '.all::after { position: absolute; inset: 0; content: "" }', main: sound });
  const data = await survey(page, scope);
  const findings = [unseenTexts, unseenPictures, overlapping, untouchable].flatMap((found) => found(data));
  expect([...findings, ...disordered(data), ...unclickable(data, 44), ...misfit(data, 1440)]).toEqual([]);
});

test('survey reports the color of text in a page without scripts', meta, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setContent('<body><style>:root:not([data-hydrated]) p { color: #fff }</style><p>Waits for scripts</p>');
  expect(unseenTexts(await survey(page, scope))).toEqual([expect.stringMatching(/"Waits for scripts"/)]);
  await context.close();
});

test('survey reports text that scripts have removed', meta, async ({ page }) => {
  await openHydrated(page, '/mission');
  expect(await lostTexts(page, '/mission')).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.remove());
  expect(await lostTexts(page, '/mission')).toEqual(['Our Mission']);
});

test('survey reports parts of a page that are missing or in the wrong place', meta, async ({ page }) => {
  const mission = { rule: 'ROUTE-MISSION', family: 'text' } as const;
  const bars = { before: '<header style="height: 60px"></header>', after: '<footer style="height: 60px"></footer>' };
  await showPage(page, { main: longMain, ...bars });
  expect(await missingParts(page, mission)).toEqual([]);
  await showPage(page, { main: longMain, ...bars, css: 'footer { position: fixed; top: 0 }' });
  expect(await missingParts(page, mission)).toEqual(['footer begins too high']);
  await showPage(page, { main: longMain, ...bars, css: 'header { display: none }' });
  expect(await missingParts(page, mission)).toEqual(['header is not there']);
});

test('survey reports HTML that is not valid', meta, async () => {
  const html = (part: string) =>
    `<!doctype html>\n<html lang="en-US"><head><title>Page</title></head><body><main><h1>Page</h1>${part}</main></body></html>\n`;
  expect(await invalidHtml(html('<p><img src="/a.svg" alt=""/>Text</p>'))).toEqual([]);
  for (const [part, rule] of [
    ['<p>One<div>Two</div></p>', 'close-order'],
    ['<button type="button"><a href="/">One</a></button>', 'permitted-content'],
    ['<p><img src="/a.svg"></p>', 'wcag/h37'],
    ['<p aria-describedby="no">One</p>', 'no-missing-references'],
    ['<p id="a">One</p><p id="a">Two</p>', 'no-dup-id'],
  ] as const)
    expect(await invalidHtml(html(part))).toContainEqual(expect.stringContaining(rule));
});

test('survey finds all that takes input', meta, async ({ page }) => {
  await showPage(page, { main: '<form><input name="name"><input type="hidden"></form><p contenteditable>Search</p>' });
  expect(await entryFields(page)).toEqual(['form name', 'page null']);
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [content, findings] of [
    ['width=device-width', []],
    ['width=1280', ['the page is laid out for a screen of 1280 px']],
  ] as const) {
    test(`survey finds ${findings.length} faults where the page asks for ${content}`, meta, async ({ page }) => {
      await page.setContent(`<meta name="viewport" content="${content}"><p>Text</p>`);
      expect(misfit(await survey(page, scope), 390)).toEqual(findings);
    });
  }
});
