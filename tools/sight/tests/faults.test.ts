import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../testing/browser';
import * as sight from '../index';

/* Each check must find its fault on a small page, in which nothing else is wrong, and nothing on a page without it. */

type Finding = Exclude<keyof sight.Snapshot, 'firstScreen' | 'luminance'>;
const seen = (finding: Finding, options?: Parameters<typeof sight.takeSnapshot>[1]) => async (page: Page) =>
  (await sight.takeSnapshot(page, options))[finding];

const drawing = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1' width='200' height='100'><path d='M0 0h2L0 1z'/></svg>`;
/** Content that is several screens high: a link at each end, and a button and a field between the links. */
const longMain = `<ul><li><a href="#one">One</a></li></ul><button>Two</button>
  <div style="height: 2500px"></div><label>Three <input></label><div style="height: 400px"></div><a href="#four">Four</a>`;

// biome-ignore format: a table with one fault per row
const faults = [
  { what: 'text in the color of its background', found: seen('hiddenText'), says: /"White on white" in main blends into its background/,
    main: '<p style="color: #fff">White on white</p>' },
  { what: 'text outside the page', found: seen('hiddenText'), says: /"Far out" in main is cut off, outside/,
    main: '<p style="position: absolute; left: -9999px">Far out</p>' },
  { what: 'text under an overlay that lets clicks through', found: seen('hiddenText'), says: /"Veiled" in main is covered by div/,
    main: '<div style="position: relative"><p>Veiled</p><div style="position: absolute; inset: 0; background: #fff; pointer-events: none"></div></div>' },
  { what: 'text that overflows its button', found: seen('hiddenText'), says: /overflows button/,
    main: '<button style="width: 90px; height: 30px; min-height: 0; padding: 0; border: 0; background: #cce; display: block">So many words do not fit</button>' },
  { what: 'a field without a border', found: seen('hiddenPictures'), says: /input "bare" in main blends into/,
    main: '<label>Name <input name="bare" style="border: 0; background: #fff"></label>' },
  { what: 'a picture whose proportions differ from those of its box', found: seen('unfilled'), says: /img "Boats" in main leaves \d\d\d px of its box empty/,
    main: `<img alt="Boats" style="display: block; width: 100%; height: 820px; object-fit: contain" src="${drawing}">` },
  { what: 'an icon whose color differs from that of its text', found: seen('oddIcons'), says: /the icon of a "Go" in main is rgb\(1, 2, 3\), but its text is rgb\(0, 0, 238\)/,
    main: '<a href="#x">Go <svg width="20" height="20"><path d="M4 12h15" stroke="#010203" fill="none"/></svg></a>' },
  { what: 'columns in reverse order', found: seen('misplaced'), says: /"Three" in main is left of li "One"/,
    main: '<ul><li>One</li><li>Two</li></ul><ul><li>Three</li><li>Four</li></ul>', css: 'main { display: flex; flex-direction: row-reverse; justify-content: flex-end } h1 { display: none }' },
  { what: 'a large button that is partly covered', found: seen('unclickable', { targetSide: 44 }), says: /the target of button "A" in main is 24 px wide, less than 44 px/,
    main: '<div style="position: relative"><button style="width: 60px; height: 60px; margin: 0">A</button><div style="position: absolute; inset: 44px 0 0"></div></div>' },
  { what: 'lines that overlap each other', found: seen('overlapping'), says: /"Two lines" in main overlaps p "Two lines"/,
    main: '<p style="width: 90px; font-size: 32px; line-height: 20px">Two lines</p>' },
  { what: 'a page that is too wide and hides its overflow', found: seen('tooWide'), says: /the page is 15\d\d px wide/,
    main: '<div style="width: 1500px">Wide</div>', css: 'html { overflow-x: hidden }' },
  { what: 'a header entry that touches the name', found: seen('crowdedHeader'), says: /"Menu" in header touches its neighbor/,
    main: '<header>Name<span>Menu</span></header><p>Text</p>' },

  { what: 'a small target', found: sight.axe, says: /^target-size: .*<button /,
    main: '<p><button style="min-width: 0; min-height: 0; width: 20px; height: 20px; padding: 0; margin: 0">A</button><button style="min-width: 0; min-height: 0; width: 20px; height: 20px; padding: 0; margin: 0">B</button></p>' },

  { what: 'a focus ring with too little contrast', found: sight.controlStates, says: /"Two".*px of/,
    css: 'button:focus-visible { outline-color: #bbb }' },
  { what: 'a label that vanishes on hover', found: sight.controlStates, says: /^button "Two" in main, hovered: its content has a contrast of 1\.\d\d$/,
    css: 'button { color: #000 } button:hover { color: #eee; background: #fff }' },
  { what: 'a transition on hover', found: sight.controlStates, says: /^button "Two" in main moves on hover of button "Two"/,
    css: 'button { transition: translate 9s } button:hover { translate: 0 4px }' },

  { what: 'a focus trap', found: sight.keyboardWalk, says: /never leaves .*Trap/,
    main: `<button onkeydown="if (event.key === 'Tab') event.preventDefault()">Trap</button>${longMain}` },
  { what: 'a control that Tab does not reach', found: sight.keyboardWalk, says: /"Skipped" in main is reached 0 times/,
    main: `<button onkeydown="if (event.key === 'Tab') { event.preventDefault(); this.nextSibling.nextSibling.focus() }">From</button><button>Skipped</button><button>To</button>` },

  { what: 'content in front of a sticky part', found: sight.slidesOver, says: /^p "In front" in main scrolls over div "Bar" in main$/,
    main: `<div style="position: sticky; top: 0; background: #fff">Bar</div>${'<p style="position: relative">In front</p>'.repeat(40)}` },
  { what: 'a fixed part that covers a link', found: sight.coveredTargets, says: /^div "Bar" in main covers a "One" in main when it is scrolled into view$/,
    main: `<div style="position: fixed; inset: 0 0 auto; height: 60px; background: #fff">Bar</div>${longMain}` },
  { what: 'a part that should stay in view but scrolls away', found: (page: Page) => sight.lostParts(page, ['body > a']), says: /^a "Skip" in page does not stay in view: -\d+ to -\d+ px$/,
    css: 'body > a { position: static }' },
  { what: 'a tall fixed part', found: sight.tallPins, says: /hold 0\.250 of the window/,
    main: `<div style="position: fixed; inset: 0 0 auto; height: 180px; background: #fff">Bar</div>${longMain}` },
  { what: 'a button that forced colors leave without a shape', found: sight.shapeless, says: /^button "Filled" in main has a fill but no border$/,
    main: '<button style="border: 0; background: #cce">Filled</button>' },

  { what: 'a part that should be hidden', found: seen('shown', { mayHide: ['.hint'] }), says: /^p "Hint" in main is visible but should be hidden$/,
    main: '<p class="hint">Hint</p>' },
  { what: 'small text', found: seen('tooSmall', { least: { text: 12, icon: 0 } }), says: /^p "Tiny" in main is small$/,
    main: '<p style="font-size: 9px">Tiny</p>' },
  { what: 'a section heading that is larger than the h1', found: seen('misranked', { ranks: [['h1', 'h2']] }), says: /^h1 of 32 px is smaller than h2 of 40 px$/,
    main: '<h2 style="font-size: 40px">Larger</h2>' },
  { what: 'a part that a finger cannot scroll', found: seen('untouchable'), says: /^div "Stuck" in main keeps a finger from/,
    main: '<div style="touch-action: none">Stuck</div>' },
  { what: 'a phone number on two lines', found: seen('brokenText', { unbroken: '555 0142' }), says: /^“555 0142” is broken across lines$/,
    main: '<p style="width: 40px">Call 555 0142</p>' },
  { what: 'a broken word', found: seen('brokenWords'), says: /^“Rehabilitation” is broken across lines$/,
    main: '<h2 style="width: 60px; overflow-wrap: anywhere">Rehabilitation</h2>' },
];

/** Shows a page with a title, a language, a skip link, a main element and controls of 48 px, in which only the fault is wrong. */
const show = (page: Page, css = '', main = longMain) =>
  page.setContent(`<!doctype html>
    <html lang="en">
      <head>
        <title>Test page</title>
        <style>
          body { margin: 0; padding: 20px; background: #fff; color: #000 }
          body > a { position: sticky; top: 0 }
          li { display: block; margin: 20px 0 }
          main a, button, input { display: inline-flex; align-items: center; min-width: 48px; min-height: 48px; margin: 8px }
          :focus-visible { outline: 3px solid #000; outline-offset: 2px }
          ${css}
        </style>
      </head>
      <body><a href="#main" style="display: inline-flex; min-width: 48px; min-height: 48px">Skip</a><main id="main">${main}<h1>Test page</h1></main></body>
    </html>`);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(() => browser.close());

for (const { what, found, says, css, main } of faults)
  test(`${what} is found`, { tags: 'untraced' }, async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await show(page);
    expect(await found(page)).toEqual([]);
    await show(page, css, main);
    expect(await found(page)).toContainEqual(expect.stringMatching(says));
    await page.close();
  });
