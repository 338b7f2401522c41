import { expect, meta, test } from '../../support/test';
import { reflow } from './reflow';

test.use({ viewport: { width: 390, height: 844 } });

const pageWith = (part: string) =>
  `<!doctype html><style>body { margin: 16px; font: 16px/1.5 serif } p { margin: 0 0 16px }</style>${part}`;
const words = 'So many words as these do not fit on one line of the narrow screen that these pages are shown on';

const faults: Record<string, { part: string; says: RegExp }> = {
  'text in a box of fixed height': {
    part: `<p style="height: 24px; overflow: hidden">${words}</p>`,
    says: /is cut off above or below/,
  },
  'a line cut off halfway': {
    part: '<p style="height: 14px; overflow: clip">Half of it</p>',
    says: /is cut off above or below/,
  },
  'text that ends in an ellipsis': {
    part: `<p style="white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${words}</p>`,
    says: /is cut off at the side/,
  },
  'text clamped to two lines': {
    part: `<p style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; width: 120px">${words}</p>`,
    says: /is cut off above or below/,
  },
  'text that scrolls sideways in its box': {
    part: `<p style="white-space: nowrap; overflow-x: auto">${words}</p>`,
    says: /must be scrolled sideways/,
  },
  'a scrolling box lower than a line': {
    part: `<p style="height: 12px; overflow: auto">${words}</p>`,
    says: /scrolls in less than the height of a line/,
  },
  'text that overflows its button': {
    part: `<button style="width: 90px; height: 30px; padding: 0; border: 0; background: #cce">${words}</button>`,
    says: /overflows <button>/,
  },
  'a line height smaller than the letters': {
    part: `<p style="font-size: 32px; line-height: 20px">${words}</p>`,
    says: /overlaps/,
  },
  'text that runs into the next paragraph': {
    part: `<p style="height: 20px; width: 120px">${words}</p><p>The next paragraph</p>`,
    says: /overlaps "The next paragraph"/,
  },
  'a label that covers its field': {
    part: '<label for="a" style="position: relative; top: 12px">Name</label><div><input id="a"></div>',
    says: /"Name" in <label> overlaps <input#a>/,
  },
  'text beyond the right edge': {
    part: '<p style="position: relative; left: 340px; white-space: nowrap">Too far</p>',
    says: /beyond the right edge/,
  },
  'text before the left edge': { part: '<p style="margin-left: -30px">Too early</p>', says: /beyond the left edge/ },
  'text above the page': { part: '<p style="margin-top: -40px">Too high</p>', says: /cannot be scrolled to/ },
  'a fixed bar higher than the screen': {
    part: '<div style="position: fixed; bottom: 0; height: 900px">At the top of the bar</div>',
    says: /cannot be scrolled to/,
  },
  'a table wider than the screen': {
    part: '<table style="width: 400px"><tr><td>Wide</td></tr></table>',
    says: /the page is \d+ px wide on a screen of 390 px/,
  },
  'a word that does not break': {
    part: '<p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p>',
    says: /"Donau.* beyond the right edge/,
  },
  'a page that is too wide and hides its overflow': {
    part: '<style>html { overflow-x: hidden }</style><div style="width: 400px">Wide</div>',
    says: /the page is \d+ px wide on a screen of 390 px/,
  },
  'a button cut off by a box': {
    part: '<div style="height: 20px; overflow: hidden"><button style="height: 40px">Go</button></div>',
    says: /<button> "Go" is cut off above or below/,
  },
};

for (const [what, { part, says }] of Object.entries(faults)) {
  test(`reflow check reports ${what}`, meta, async ({ page }) => {
    await page.setContent(pageWith(part));
    expect(await reflow(page)).toContainEqual(expect.stringMatching(says));
  });
}

const hidden = 'position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap';
const valid: Record<string, string> = {
  'text that wraps': `<h1>Title</h1><p>${words} <a href="#a">and a link</a></p><button>Press</button>`,
  'text for screen readers only': `<p>Seen <span style="${hidden}">heard and not seen at all</span></p>`,
  'stacked slides of which one is visible': `<div style="display: grid">
    <p style="grid-area: 1/1">One</p><p style="grid-area: 1/1; opacity: 0" aria-hidden="true">Two</p></div>`,
  'slides outside their viewport': `<div style="display: flex; width: 200px; overflow: hidden">
    <p style="flex: 0 0 200px">One</p><p style="flex: 0 0 200px" aria-hidden="true">Two</p></div>`,
  'a box that scrolls up and down': `<div style="height: 60px; width: 90px; overflow: auto">${words}</div><p>Next</p>`,
  'a fixed bar over a long page': `${`<p>${words}</p>`.repeat(40)}
    <div style="position: fixed; inset: auto 0 0; height: 48px; background: #fff">Call</div>`,
  'a picture cropped by its box': `<div style="width: 90px; height: 90px; overflow: hidden">
    <svg width="200" height="200"></svg></div>`,
  'a positioned list outside a box that does not clip it': `<div style="position: relative"><div style="overflow: hidden">
    Menu<p style="position: absolute; top: 30px; left: 0">Entry</p></div></div>`,
};

for (const [what, part] of Object.entries(valid)) {
  test(`reflow check accepts ${what}`, meta, async ({ page }) => {
    await page.setContent(pageWith(part));
    expect(await reflow(page)).toEqual([]);
  });
}
