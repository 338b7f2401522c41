import { addStyles } from '../support/add-styles';
import { routes } from '../support/routes';
import { covers, expect, test } from '../support/test';
import { narrowest, small, wide } from '../support/viewports';
import { reflow } from './checks/reflow';

/** The text spacing of WCAG 1.4.12, overriding the page's own. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

const cases = [
  // WCAG 1.4.10: 1280 by 1024 pixels at 400 percent zoom.
  {
    what: 'at 400 percent zoom',
    viewport: { width: 320, height: 256 },
    css: '',
    rules: covers('A11Y-ZOOM~1', 'A11Y-REFLOW~1'),
  },
  { what: 'with text spacing', viewport: small, css: spacing, rules: covers('A11Y-TEXT-SPACING~1') },
  { what: 'with text spacing', viewport: narrowest, css: spacing, rules: covers('A11Y-TEXT-SPACING~1') },
  {
    what: 'with text of twice the size',
    viewport: wide,
    css: ':root { font-size: 200% !important }',
    rules: covers('A11Y-TEXT-SIZE~1'),
  },
];

for (const { what, viewport, css, rules } of cases) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });
    for (const { path } of routes) {
      test(`${path} ${what} loses no content and does not scroll sideways`, rules, async ({ visit }) => {
        const page = await visit(path);
        if (css) await addStyles(page, css);
        expect(await reflow(page)).toEqual([]);
      });
    }
  });
}
