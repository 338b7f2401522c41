import { longMain, plant } from '../support/checks/planted-page';
import { stillness } from '../support/checks/stillness';
import { expect, meta, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const turn = '@keyframes turn { from { rotate: 0deg } to { rotate: 360deg } }';
const faults = {
  'an animation at rest': { css: `${turn} button { animation: turn 9s infinite }`, tells: /after nothing at all/ },
  'a transition under the pointer': {
    css: 'button { transition: translate 9s } button:hover { translate: 0 4px }',
    tells: /"Two" in main moves after pointing at button "Two"/,
  },
  'a transition that the focus begins': {
    css: 'button { transition: opacity 9s } button:focus { opacity: 0.5 }',
    tells: /"Two" in main moves after pointing at button "Two"/,
  },
  'a menu that unfolds': {
    css: `${turn} .open { animation: turn 9s }`,
    main: `<button onclick="document.querySelector('p').className = 'open'">Menu</button><p>Entries</p>`,
    tells: /something moves after a press of button "Menu"/,
  },
  'a page that glides to its top': {
    main: `${longMain}<button onclick="window.scrollTo({ top: 0, behavior: 'smooth' })">Up</button>`,
    tells: /the page glides after a press of button "Up"/,
  },
  'a page that a script moves by itself': {
    main: `${longMain}<button onclick="const step = () => { window.scrollBy(0, -20); if (scrollY > 0) requestAnimationFrame(step) };
      requestAnimationFrame(step)">Up</button>`,
    tells: /the page glides after a press of button "Up"/,
  },
};

for (const [what, { tells, ...parts }] of Object.entries(faults)) {
  test(`the look for movement tells of ${what}`, meta, async ({ page }) => {
    await plant(page, { main: longMain, ...parts });
    expect((await stillness(page)).join('\n')).toMatch(tells);
  });
}

test('the look for movement finds nothing where changes and scrolls are immediate', meta, async ({ page }) => {
  await plant(page, {
    css: 'button { transition: translate 0ms } button:hover { translate: 0 4px } .open { color: #036 }',
    main: `<button aria-expanded="false" onclick="this.className = 'open'">Menu</button>${longMain}
      <button onclick="window.scrollTo(0, 0)">Up</button>`,
  });
  expect(await stillness(page)).toEqual([]);
});
