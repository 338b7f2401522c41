import { expect, meta, test } from '../support/test';
import { longMain, showPage } from './fault-page';
import { coveredTargets, slidesOver } from './pinned';

const header = (style = '') =>
  `<header style="position: sticky; top: 0; z-index: 2; height: 60px; background: #eee; ${style}">Header</header>`;
const css = 'html { scroll-padding: 80px } body { padding: 0 }';
const raised = '<div style="position: relative; z-index: 3; height: 40px">Raised</div>';

const faults = {
  'a part in front of the header': { before: header(), main: raised + longMain, says: /"Raised" .*slides over header/ },
  'a part in front of a bar at the bottom': {
    after: '<nav style="position: fixed; inset: auto 0 0; height: 60px; background: #eee">Bar</nav>',
    main: `${longMain}<p style="position: relative; margin: 0">Last</p>`,
    css: `${css} p { z-index: 1 }`,
    says: /p "Last" .*slides over nav/,
  },
  'a header that shines through': {
    before: header('background: #eee8'),
    main: `${longMain}<p>Text</p>`,
    says: /shines through header/,
  },
};
for (const [what, { says, ...parts }] of Object.entries(faults)) {
  test(`sticky check reports ${what}`, meta, async ({ page }) => {
    await showPage(page, { css, ...parts });
    expect((await slidesOver(page)).join('\n')).toMatch(says);
  });
}

test('sticky check reports a link that a header covers after it was scrolled to', meta, async ({ page }) => {
  await showPage(page, { css: 'body { padding: 0 }', before: header(), main: `${longMain}${longMain}` });
  expect(await coveredTargets(page)).toContainEqual(expect.stringMatching(/^header "Header" .* covers button "Two"/));
});

test('sticky check accepts a header with room for what is scrolled to', meta, async ({ page }) => {
  const before = `<div id="under" style="position: relative; z-index: 1">Under</div>${header()}`;
  await showPage(page, { css, before, main: `${raised.replace('3', '1')}${longMain}${longMain}` });
  expect([...(await slidesOver(page)), ...(await coveredTargets(page))]).toEqual([]);
});
