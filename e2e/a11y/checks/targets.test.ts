import { expect, meta, test } from '../../support/test';
import { longMain, showPage } from './fault-page';
import { targets } from './targets';

const button = (size: number, text: string) =>
  `<button style="min-width: 0; min-height: 0; width: ${size}px; height: ${size}px; margin: 0; padding: 0">${text}</button>`;

const faults = {
  'a button of 40 px': button(40, 'A'),
  'a link alone on its line': '<p><a href="#alone" style="display: inline">Alone</a></p>',
  'a large button that is partly covered': `<div style="position: relative">${button(60, 'A')}
    <div style="position: absolute; inset: 10px 0 0"></div></div>`,
};
for (const [what, main] of Object.entries(faults)) {
  test(`targets check reports ${what}`, meta, async ({ page }) => {
    await showPage(page, { main });
    expect(await targets(page)).toHaveLength(1);
  });
}

const valid = {
  'large buttons and links': longMain,
  'a link in a sentence': '<p>Before it <a href="#text" style="display: inline">a link</a> and words after it.</p>',
  'a short link that covers its card': `<ul><li style="position: relative; height: 200px">
    <a class="all" href="#card" style="min-height: 0">Card</a></li></ul>
    <style>.all::after { position: absolute; inset: 0; content: "" }</style>`,
};
for (const [what, main] of Object.entries(valid)) {
  test(`targets check accepts ${what}`, meta, async ({ page }) => {
    await showPage(page, { main });
    expect(await targets(page)).toEqual([]);
  });
}
