import { families } from '../support/families';
import { focusRing } from '../support/probes/focus-ring';
import { covers, expect, test } from '../support/test';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} px wide, ${colorScheme}`, () => {
      test.use({ viewport });
      test.beforeEach(({ tab }) => tab.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }));
      test.afterEach(({ tab }) => tab.page.emulateMedia({ colorScheme: null, reducedMotion: null }));

      for (const { path } of families) {
        test(
          `on ${path} a ring that can be seen shows where the focus is`,
          covers('A11Y-FOCUS-RING~1'),
          async ({ visit }) => {
            expect(await focusRing(await visit(path))).toEqual([]);
          },
        );
      }
    });
  }
}
