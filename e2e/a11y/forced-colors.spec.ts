import { forcedColors } from '../support/checks/forced-colors';
import { families } from '../support/families';
import { small, wide } from '../support/screens';
import { covers, expect, test } from '../support/test';

for (const viewport of [wide, small]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} px wide, on a ${colorScheme} ground`, () => {
      test.use({ viewport });
      test.beforeEach(({ tab }) => tab.page.emulateMedia({ colorScheme, forcedColors: 'active' }));
      test.afterEach(({ tab }) => tab.page.emulateMedia({ colorScheme: null, forcedColors: null }));

      for (const { path } of families) {
        test(
          `every link and control of ${path} can be seen in the colors that a system forces`,
          covers('A11Y-FORCED-COLORS~1'),
          async ({ visit }) => {
            expect(await forcedColors(await visit(path))).toEqual([]);
          },
        );
      }
    });
  }
}
