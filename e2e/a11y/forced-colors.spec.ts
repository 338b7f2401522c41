import { families } from '../support/families';
import { covers, expect, test } from '../support/test';
import { small, wide } from '../support/viewports';
import { forcedColors } from './checks/forced-colors';

for (const viewport of [wide, small]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} px wide, ${colorScheme}`, () => {
      test.use({ viewport });
      test.beforeEach(({ tab }) => tab.page.emulateMedia({ colorScheme, forcedColors: 'active' }));
      test.afterEach(({ tab }) => tab.page.emulateMedia({ colorScheme: null, forcedColors: null }));

      for (const { path } of families) {
        test(
          `every link and control of ${path} is visible in forced colors`,
          covers('A11Y-FORCED-COLORS~1'),
          async ({ visit }) => {
            expect(await forcedColors(await visit(path))).toEqual([]);
          },
        );
      }
    });
  }
}
