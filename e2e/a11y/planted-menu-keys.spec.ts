import { menuKeys } from '../support/checks/menu-keys';
import { longMain, plant } from '../support/checks/planted-page';
import { expect, meta, test } from '../support/test';

/** A header with one menu that does all that a key should do, but for what a fault takes from it. */
const header = (fault: string) => `
  <header><nav aria-label="Main">
    <a href="#home">Home</a>
    <div id="menu"><button id="button" aria-expanded="false">Programs</button><a id="entry" href="#entry" hidden>Entry</a></div>
  </nav></header>
  <script>{
    const [menu, button, entry] = ['menu', 'button', 'entry'].map((id) => document.getElementById(id));
    const open = (is) => { button.setAttribute('aria-expanded', is); entry.hidden = !is; };
    const keys = { returns: true, leaves: true };
    button.addEventListener('click', () => open(entry.hidden));
    ${fault}
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      open(false);
      if (keys.returns) button.focus();
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (keys.leaves && !menu.contains(relatedTarget)) open(false);
    });
  }</script>`;

const swallow = (key: string) =>
  `menu.addEventListener('keydown', (event) => { if (event.key === '${key}') { event.preventDefault(); event.stopImmediatePropagation(); } });`;

const faults = {
  'a swallowed Escape': { fault: swallow('Escape'), tells: 'Programs stays open at Escape' },
  'a swallowed Enter': { fault: swallow('Enter'), tells: 'Programs does not open at Enter' },
  'a Space that does nothing': {
    fault: `button.addEventListener('keyup', (event) => event.preventDefault());`,
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
  'a Tab that goes nowhere': { fault: swallow('Tab'), tells: 'Programs keeps the focus on its button at Tab' },
  'a button that only opens': {
    fault: `button.addEventListener('click', () => open(true));`,
    tells: 'Programs cannot be closed by its button',
  },
} as const;

for (const [what, { fault, tells }] of Object.entries(faults)) {
  test(`the look at the keys of menus tells of ${what}`, meta, async ({ page }) => {
    await plant(page, { before: header(fault), main: longMain });
    expect((await menuKeys(page)).findings).toContain(tells);
  });
}

test('the look at the keys of menus finds nothing wrong with a sound menu', meta, async ({ page }) => {
  await plant(page, { before: header(''), main: longMain });
  expect(await menuKeys(page)).toEqual({ menus: 1, findings: [] });
});
