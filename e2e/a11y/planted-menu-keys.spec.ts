import { menuKeys } from '../support/checks/menu-keys';
import { longMain, plant } from '../support/checks/planted-page';
import { expect, meta, test } from '../support/test';

/** A header with one menu that responds to every key as it should, except for what a fault takes from it. */
const header = (fault: string) => `
  <header><nav aria-label="Main">
    <a href="#home">Home</a>
    <details id="menu"><summary id="summary">Programs</summary><a href="#entry">Entry</a></details>
  </nav></header>
  <script>{
    const [menu, summary] = ['menu', 'summary'].map((id) => document.getElementById(id));
    const keys = { returns: true, leaves: true };
    ${fault}
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      menu.open = false;
      if (keys.returns) summary.focus();
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (keys.leaves && !menu.contains(relatedTarget)) menu.open = false;
    });
  }</script>`;

const swallow = (key: string) =>
  `menu.addEventListener('keydown', (event) => { if (event.key === '${key}') { event.preventDefault(); event.stopImmediatePropagation(); } });`;

const faults = {
  'a swallowed Escape': { fault: swallow('Escape'), tells: 'Programs stays open at Escape' },
  'a swallowed Enter': { fault: swallow('Enter'), tells: 'Programs does not open at Enter' },
  'a Space that does nothing': {
    fault: `summary.addEventListener('keyup', (event) => event.preventDefault());`,
    tells: 'Programs does not open at Space',
  },
  'a focus that is lost at Escape': {
    fault: 'keys.returns = false;',
    tells: 'Programs does not give the focus back at Escape',
  },
  'a menu that stays open behind the visitor': {
    fault: 'keys.leaves = false;',
    tells: 'Programs stays open when the focus leaves the navigation',
  },
  'a Tab that goes nowhere': { fault: swallow('Tab'), tells: 'Programs keeps the focus on its summary at Tab' },
  'a summary that only opens': {
    fault: `summary.addEventListener('click', (event) => { if (menu.open) event.preventDefault(); });`,
    tells: 'Programs cannot be closed by its summary',
  },
} as const;

for (const [what, { fault, tells }] of Object.entries(faults)) {
  test(`menu keyboard check reports ${what}`, meta, async ({ page }) => {
    await plant(page, { before: header(fault), main: longMain });
    expect((await menuKeys(page)).findings).toContain(tells);
  });
}

test('menu keyboard check reports nothing for a menu that responds to every key', meta, async ({ page }) => {
  await plant(page, { before: header(''), main: longMain });
  expect(await menuKeys(page)).toEqual({ menus: 1, findings: [] });
});
