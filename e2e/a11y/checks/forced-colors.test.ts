import { expect, meta, test } from '../../support/test';
import { showPage } from './fault-page';
import { forcedColors } from './forced-colors';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const icon = (paint: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24"><path d="M0 0h24v24z" ${paint}/></svg>`;

const faults = {
  'a button that is visible only by its background': {
    main: '<button aria-label="Gone" style="border: 0; background: #036"></button>',
    reports: 'button "Gone" in main has no visible text, icon or border',
  },
  'a focus ring that is only a shadow': {
    main: '<button>Shadow</button><style>button:focus-visible { outline: none; box-shadow: 0 0 0 4px #036 }</style>',
    reports: 'button "Shadow" in main has no outline while it has the focus',
  },
  'an icon in the color of its background': {
    main: `<button>${icon('fill="#ffffff"')} Icon</button>`,
    reports: 'button "Icon" in main has an icon too similar to its background',
  },
  'a field without a border': {
    main: '<input name="bare" style="border: 0; background: #eee">',
    reports: 'input "bare" in main is a field without a border',
  },
  'text in the color of its background': {
    main: '<a href="#pale" style="forced-color-adjust: none; color: #fefefe">Pale</a>',
    reports: 'a "Pale" in main has no visible text, icon or border',
  },
};
for (const [what, { main, reports }] of Object.entries(faults)) {
  test(`forced-colors check reports ${what}`, meta, async ({ page }) => {
    await showPage(page, { main });
    expect(await forcedColors(page)).toEqual([reports]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced-colors check accepts a page in ${colorScheme} colors`, meta, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await showPage(page, {
      css: '.link:focus-visible::after { outline: 3px solid; content: "" }',
      main: `<button style="border: 0">${icon('fill="currentColor"')}</button><button>Text</button><input name="field">
        <ul><li class="card"><a class="link" href="#card" style="outline: none">Card</a></li></ul>`,
    });
    expect(await forcedColors(page)).toEqual([]);
  });
}
