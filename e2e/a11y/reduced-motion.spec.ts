import { families } from '../support/families';
import { covers, expect, test } from '../support/test';
import { small, wide } from '../support/viewports';
import { reducedMotion } from './checks/reduced-motion';

test.beforeEach(({ tab }) => tab.page.emulateMedia({ reducedMotion: 'reduce' }));
test.afterEach(({ tab }) => tab.page.emulateMedia({ reducedMotion: null }));

for (const viewport of [wide, small]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { path } of families) {
      test(
        `nothing on ${path} moves on hover, focus or press under reduced motion`,
        covers('A11Y-STILLNESS~1'),
        async ({ visit }) => {
          expect(await reducedMotion(await visit(path))).toEqual([]);
        },
      );
    }
  });
}
