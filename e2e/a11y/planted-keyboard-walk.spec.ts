import { watchFocus } from '../support/checks/focus-clear';
import { longMain, plant } from '../support/checks/planted-page';
import { tabWalk } from '../support/checks/tab-walk';
import { expect, meta, test } from '../support/test';

const bar = (edge: string, height: number) =>
  `position: fixed; ${edge}: 0; left: 0; right: 0; height: ${height}px; margin: 0; background: #eee`;
const trap = `<button onkeydown="if (event.key === 'Tab') event.preventDefault()">Trap</button>`;

const faults = {
  'a trap': { page: { main: trap + longMain }, tells: [/never leaves .*"Trap"/, /"Four" in main is reached 0 times/] },
  'a turn against the order of the page': {
    page: { main: `${longMain}<button tabindex="1">Hasty</button>` },
    tells: [/"Hasty" in main is the first stop and is no skip link/, /against the order of the page/],
  },
  'a control that Tab leaps over': {
    page: {
      main: `<button id="from">From</button><button>Skipped</button><button id="to">To</button>
        <script>document.getElementById('from').addEventListener('keydown', (event) => {
          if (event.key !== 'Tab') return;
          event.preventDefault();
          document.getElementById('to').focus();
        })</script>`,
    },
    tells: [/"Skipped" in main is reached 0 times/],
  },
  'a skip link that comes second': {
    page: { main: longMain, css: 'body > a[href="#main"] { display: none !important }' },
    tells: [/"One" in main is the first stop and is no skip link/],
  },
  'a stop that is no control that can be seen': {
    page: { main: `<div style="height: 40px; overflow: auto"><p style="height: 400px">Long</p></div>${longMain}` },
    tells: [/div "Long" in main takes the focus/],
  },
} as const;

for (const [what, { page: parts, tells }] of Object.entries(faults)) {
  test(`the walk with Tab tells of ${what}`, meta, async ({ page }) => {
    await plant(page, parts);
    const findings = (await tabWalk(page)).join('\n');
    expect(tells.filter((pattern) => !pattern.test(findings))).toEqual([]);
  });
}

const covers = {
  'a sticky header': { before: `<header style="${bar('top', 860)}">Header</header>`, tells: /"Two" .* behind a bar/ },
  'a call bar': { after: `<nav aria-label="Call or write" style="${bar('bottom', 200)}">Bar</nav>`, tells: /"Four"/ },
  'any other layer': { after: `<div style="${bar('bottom', 200)}">Banner</div>`, tells: /"Four" .* behind something/ },
  'the edge of the screen': {
    before: '<a href="#away" style="position: fixed; left: -999px">Away</a>',
    tells: /"Away"/,
  },
};

for (const [what, { tells, ...parts }] of Object.entries(covers)) {
  test(`the watch over the focus tells of a stop hidden by ${what}`, meta, async ({ page }) => {
    await plant(page, { main: longMain, ...parts });
    const hidden = await watchFocus(page);
    await tabWalk(page);
    expect((await hidden()).join('\n')).toMatch(tells);
  });
}

test('the walk and the watch find nothing on a page whose bars keep clear of the focus', meta, async ({ page }) => {
  await plant(page, {
    css: 'html { scroll-padding: 80px } body { padding: 80px 20px }',
    before: `<header style="${bar('top', 60)}"><a href="#home">Home</a></header>`,
    main: longMain,
    after: `<nav aria-label="Call or write" style="${bar('bottom', 60)}"><a href="tel:1">Call</a></nav>`,
  });
  const hidden = await watchFocus(page);
  expect(await tabWalk(page)).toEqual([]);
  expect(await hidden()).toEqual([]);
});
