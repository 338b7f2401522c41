import { sideways } from '../support/checks/sideways';
import { expect, meta, test } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });

const faults = {
  'a table 330 px wide': '<table style="width: 330px"><tr><td>Wide</td></tr></table>',
  'a word that does not break':
    '<p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p>',
  'a wide part of a page whose root hides what is beyond':
    '<style>html { overflow-x: hidden }</style><div style="width: 330px">Wide</div>',
};

for (const [what, part] of Object.entries(faults)) {
  test(`the probe for sideways scrolling tells of ${what}`, meta, async ({ page }) => {
    await page.setContent(`<!doctype html><body style="margin: 0">${part}`);
    expect(await sideways(page)).toEqual([expect.stringMatching(/px wide on a screen of 320 px: </)]);
  });
}

test('the probe for sideways scrolling finds nothing on a page as wide as its screen', meta, async ({ page }) => {
  await page.setContent('<!doctype html><body style="margin: 0"><p>Short</p><div style="width: 320px">As wide</div>');
  expect(await sideways(page)).toEqual([]);
});
