import { showPage } from '../a11y/checks/fault-page';
import { expect, meta, test } from '../support/test';
import { lostTexts } from './lost-texts';
import {
  disorder,
  type Finding,
  misfit,
  type Survey,
  survey,
  unclickable,
  unseenPictures,
  unseenTexts,
} from './survey';

const scope = { within: 'body', mayHide: ['.listed'], anyOrder: [] };
const lines = (findings: readonly Finding[]) => findings.map(({ line }) => line);

const picture = (style = '') =>
  `<img alt="Boats" style="width: 200px; height: 100px; ${style}" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path d='M0 0h2L0 1z'/></svg>">`;
const logo = (fill: string) =>
  `<svg role="img" aria-label="Insurer" width="80" height="40"><rect x="20" y="10" width="40" height="20" fill="${fill}"/></svg>`;
/** Two paragraphs with two lines each: enough to scroll past, and to stand in order. */
const two = '<p>First words</p><p>Second words</p>';
const tall = '<div style="height: 2000px"></div>';

interface Fault {
  readonly css?: string;
  readonly main: string;
  readonly after?: string;
  readonly found: (survey: Survey) => readonly Finding[];
  readonly says: RegExp;
}

const faults: Readonly<Record<string, Fault>> = {
  'text of its background’s color': {
    main: '<p style="color: #fff">White on white</p>',
    found: unseenTexts,
    says: /"White on white" in main cannot be told from its background/,
  },
  'text of opacity 0': {
    main: '<div style="opacity: 0"><p>Clear</p></div>',
    found: unseenTexts,
    says: /"Clear" in main has opacity: 0/,
  },
  'text of hardly any opacity': {
    main: '<div style="opacity: 0.04"><p>Faint</p></div>',
    found: unseenTexts,
    says: /"Faint" in main cannot be told/,
  },
  'text that is not displayed': {
    main: '<p style="display: none">Gone</p>',
    found: unseenTexts,
    says: /"Gone" in main is not displayed/,
  },
  'text without a size': {
    main: '<p style="font-size: 0">Tiny</p>',
    found: unseenTexts,
    says: /"Tiny" in main has no size/,
  },
  'text that a box cuts off': {
    main: '<p style="height: 4px; overflow: hidden; padding-top: 30px; box-sizing: border-box">Cut</p>',
    found: unseenTexts,
    says: /"Cut" in main is cut off/,
  },
  'text outside the page': {
    main: '<p style="position: absolute; left: -9999px">Far out</p>',
    found: unseenTexts,
    says: /"Far out" in main is cut off, outside/,
  },
  'text under a picture': {
    main: `<div style="position: relative"><h1 style="position: relative; z-index: -1">Headline</h1>${picture('position: absolute; inset: 0; width: 100%')}</div>`,
    found: unseenTexts,
    says: /"Headline" in main is covered by img/,
  },
  'the last line under a bar': {
    css: 'body { padding-bottom: 0 !important }',
    main: `${tall}<p>The end</p>`,
    after: '<nav style="position: fixed; inset: auto 0 0; height: 90px; background: #eee">Bar</nav>',
    found: unseenTexts,
    says: /"The end" in main is covered by nav "Bar"/,
  },
  'text under what lets clicks through': {
    main: '<div style="position: relative"><p>Veiled</p><div style="position: absolute; inset: 0; background: #fff; pointer-events: none"></div></div>',
    found: unseenTexts,
    says: /"Veiled" in main is covered by div/,
  },
  'a picture without a height': {
    main: picture('height: 0'),
    found: unseenPictures,
    says: /img "Boats|data:.*has no size/,
  },
  'a picture that does not load': {
    main: '<img alt="Boats" src="data:image/png;base64,AAAA" width="200" height="100">',
    found: unseenPictures,
    says: /has not loaded/,
  },
  'a transparent picture': {
    main: picture('opacity: 0.01'),
    found: unseenPictures,
    says: /cannot be told from its background/,
  },
  'a logo of its background’s color': {
    main: logo('#fff'),
    found: unseenPictures,
    says: /svg "Insurer" in main cannot be told/,
  },
  'a picture under an opaque box': {
    main: `<div style="position: relative">${picture()}<div style="position: absolute; inset: 0; background: #fff"></div></div>`,
    found: unseenPictures,
    says: /is covered by div/,
  },
  'a field without a border': {
    main: '<label>Name <input name="bare" style="border: 0; background: #fff"></label>',
    found: unseenPictures,
    says: /input "bare" in main cannot be told/,
  },
  'paragraphs in reverse order': {
    css: '#main { display: flex; flex-direction: column-reverse }',
    main: two,
    found: disorder,
    says: /"Second words" stands above "First words"/,
  },
  'columns in reverse order': {
    css: '#main { display: flex; flex-direction: row-reverse }',
    main: '<ul><li>One</li><li>Two</li></ul><ul><li>Three</li><li>Four</li></ul>',
    found: disorder,
    says: /"ThreeFour" stands left of "OneTwo"/,
  },
  'columns from right to left in a language from left to right': {
    css: '#main { display: flex; direction: rtl } li { direction: ltr }',
    main: '<ul><li>One</li></ul><ul><li>Two</li></ul>',
    found: disorder,
    says: /"Two" stands left of "One"/,
  },
  'a part moved to the front': {
    css: '#main { display: grid } #main > :last-child { order: -1 }',
    main: `${two}<form><label>Name <input></label></form>`,
    found: disorder,
    says: /"Name" stands above "Second words"/,
  },
  'a link under an overlay': {
    main: '<div style="position: relative"><a href="#x">Link</a><div class="veil" style="position: absolute; inset: 0"></div></div>',
    found: unclickable,
    says: /a click on a "Link" in main would reach div "veil"/,
  },
  'a link that takes no clicks': {
    main: '<a href="#x" style="pointer-events: none">Dead</a>',
    found: unclickable,
    says: /a click on a "Dead" in main would reach main/,
  },
  'a button that is not displayed': {
    main: '<button aria-label="Stop" style="display: none"></button>',
    found: unclickable,
    says: /button "Stop" in main is not displayed/,
  },
  'an entry 10 px high': {
    main: '<ul><li><a href="#x" style="display: block; min-height: 0; font-size: 9px; line-height: 10px">Low</a></li></ul>',
    found: unclickable,
    says: /a "Low" in main is smaller than 24 px/,
  },
};

for (const [what, { css = '', main, after = '', found, says }] of Object.entries(faults)) {
  test(`survey reports ${what}`, meta, async ({ page }) => {
    await showPage(page, { css, main, after });
    expect(lines(found(await survey(page, scope)))).toEqual([expect.stringMatching(says)]);
  });
}

test('survey reports what a style sheet for paper leaves out', meta, async ({ page }) => {
  await showPage(page, { css: '@media print { main { display: none } }', main: two });
  expect(lines(unseenTexts(await survey(page, scope)))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(lines(unseenTexts(await survey(page, scope)))).toEqual([
    'p "First words" in main is not displayed',
    'p "Second words" in main is not displayed',
  ]);
});

test('survey reports text that is invisible in the dark', meta, async ({ page }) => {
  const css = '@media (prefers-color-scheme: dark) { body { background: #000 } }';
  await showPage(page, { css, main: '<p>Black</p>' });
  expect(lines(unseenTexts(await survey(page, scope)))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(lines(unseenTexts(await survey(page, scope)))).toContainEqual(expect.stringMatching(/"Black" in main cannot/));
});

const sound = `<h1>Title</h1><p>Text with a <a href="#x" style="display: inline">link</a> in a line.</p>
  <div style="display: flex"><ul><li>One</li></ul><ul><li>Two</li></ul></div>${picture()}${logo('#333')}
  <div style="position: relative"><h2>Card</h2><a class="all" href="#card">More</a></div>
  <p class="listed" style="display: none">Hidden for a reason</p><label>Name <input></label><button>Send</button>${tall}<p>The end</p>`;

test('survey accepts a page without faults', meta, async ({ page }) => {
  await showPage(page, { css: '.all::after { position: absolute; inset: 0; content: "" }', main: sound });
  const data = await survey(page, scope);
  const findings = [unseenTexts, unseenPictures, disorder, unclickable].flatMap((found) => found(data));
  expect(lines([...findings, ...misfit(data, 1440)])).toEqual([]);
});

test('survey reports the color of text in a page without scripts', meta, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setContent('<body><style>:root:not([data-hydrated]) p { color: #fff }</style><p>Waits for scripts</p>');
  expect(lines(unseenTexts(await survey(page, scope)))).toEqual([expect.stringMatching(/"Waits for scripts"/)]);
  await context.close();
});

test('survey reports text that scripts have removed', meta, async ({ page }) => {
  await showPage(page, { main: two });
  const html = await page.content();
  expect(await lostTexts(page, html)).toEqual([]);
  await page
    .locator('p')
    .last()
    .evaluate((paragraph) => paragraph.remove());
  expect(await lostTexts(page, html)).toEqual(['Second words']);
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [content, findings] of [
    ['width=device-width', []],
    ['width=1280', ['the page is laid out for a screen of 1280 px']],
  ] as const) {
    test(`survey finds ${findings.length} faults where the page asks for ${content}`, meta, async ({ page }) => {
      await page.setContent(`<meta name="viewport" content="${content}"><p>Text</p>`);
      expect(lines(misfit(await survey(page, scope), 390))).toEqual(findings);
    });
  }
});
