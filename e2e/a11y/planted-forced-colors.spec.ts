import { forcedColors } from '../support/checks/forced-colors';
import { plant } from '../support/checks/planted-page';
import { expect, meta, test } from '../support/test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const icon = (paint: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24"><path d="M0 0h24v24z" ${paint}/></svg>`;

const faults = {
  'a control that is only a ground, which goes': {
    main: '<button aria-label="Gone" style="border: 0; background: #036"></button>',
    tells: 'button "Gone" in main has neither a text nor an icon nor a border that can be seen',
  },
  'a ring that is only a shadow, which goes': {
    main: '<button>Shadow</button><style>button:focus-visible { outline: none; box-shadow: 0 0 0 4px #036 }</style>',
    tells: 'button "Shadow" in main has no outline while it has the focus',
  },
  'an icon that keeps the color of the ground': {
    main: `<button>${icon('fill="#ffffff"')} Icon</button>`,
    tells: 'button "Icon" in main has an icon that cannot be told from its ground',
  },
  'a field without a border': {
    main: '<input name="bare" style="border: 0; background: #eee">',
    tells: 'input "bare" in main is a field without a border',
  },
  'a text that keeps the color of the ground': {
    main: '<a href="#pale" style="forced-color-adjust: none; color: #fefefe">Pale</a>',
    tells: 'a "Pale" in main has neither a text nor an icon nor a border that can be seen',
  },
};

for (const [what, { main, tells }] of Object.entries(faults)) {
  test(`the look at forced colors tells of ${what}`, meta, async ({ page }) => {
    await plant(page, { main });
    expect(await forcedColors(page)).toEqual([tells]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the look at forced colors finds nothing on a sound page with a ${colorScheme} ground`,
    meta,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const main = `<button style="border: 0">${icon('fill="currentColor"')}</button><button>Text</button><input name="field">
      <ul><li class="card"><a href="#card" style="outline: none">Card</a></li></ul>
      <style>.card:has(:focus-visible) { outline: 3px solid }</style>`;
      await plant(page, { main });
      expect(await forcedColors(page)).toEqual([]);
    },
  );
}
