import { stillness } from '../support/checks/stillness';
import { families } from '../support/families';
import { small, wide } from '../support/screens';
import { covers, expect, test } from '../support/test';

test.beforeEach(({ tab }) => tab.page.emulateMedia({ reducedMotion: 'reduce' }));
test.afterEach(({ tab }) => tab.page.emulateMedia({ reducedMotion: null }));

for (const viewport of [wide, small]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { path } of families) {
      test(
        `nothing moves on ${path}, whatever is pointed at, focused or pressed, where reduced motion is asked for`,
        covers('A11Y-STILLNESS~1'),
        async ({ visit }) => {
          expect(await stillness(await visit(path))).toEqual([]);
        },
      );
    }
  });
}
