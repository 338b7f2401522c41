import { longMain, plant } from '../support/checks/planted-page';
import { targets } from '../support/checks/targets';
import { expect, meta, test } from '../support/test';

const small = (size: number, text: string) =>
  `<button style="min-width: 0; min-height: 0; width: ${size}px; height: ${size}px; margin: 0; padding: 0">${text}</button>`;
const sentence = '<p>Before it <a href="#text" style="display: inline">a link</a> and words after it.</p>';

const faults = {
  'two targets of 20 px side by side': { main: small(20, 'A') + small(20, 'B'), least: 24, found: 2 },
  'a target of 20 px alone, where fingers press': { main: small(20, 'A'), least: 44, found: 1 },
  'a target of 40 px, where fingers press': { main: small(40, 'A'), least: 44, found: 1 },
  'a link alone in its line, where fingers press': {
    main: '<p><a href="#alone" style="display: inline">Alone</a></p>',
    least: 44,
    found: 1,
  },
  'a large target, most of which lies under another': {
    main: `<div style="position: relative">${small(60, 'A')}<div style="position: absolute; inset: 10px 0 0">Over</div></div>`,
    least: 24,
    found: 1,
  },
  'two links above each other in a tight text': {
    main: '<p style="width: 80px; font: 14px/14px Arial">See <a href="#1" style="display: inline">tight</a><br>and <a href="#2" style="display: inline">tight</a> too</p>',
    least: 44,
    found: 2,
  },
} as const;

for (const [what, { main, least, found }] of Object.entries(faults)) {
  test(`the measure of targets tells of ${what}`, meta, async ({ page }) => {
    await plant(page, { main });
    expect(await targets(page, least)).toHaveLength(found);
  });
}

const sound = {
  'large targets, where fingers press': { main: longMain, least: 44 },
  'a small target with room around it': { main: `${longMain}<p>${small(20, 'A')}</p>${longMain}`, least: 24 },
  'a link in a sentence, where fingers press': { main: sentence, least: 44 },
  'a short link that stretches over its card': {
    main: `<ul><li style="position: relative; height: 200px"><a class="all" href="#card" style="min-height: 0">Card</a></li></ul>
      <style>.all::after { position: absolute; inset: 0; content: "" }</style>`,
    least: 44,
  },
} as const;

for (const [what, { main, least }] of Object.entries(sound)) {
  test(`the measure of targets finds nothing wrong with ${what}`, meta, async ({ page }) => {
    await plant(page, { main });
    expect(await targets(page, least)).toEqual([]);
  });
}
