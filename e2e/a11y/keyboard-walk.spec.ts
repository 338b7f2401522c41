import { watchFocus } from '../support/checks/focus-clear';
import { tabWalk } from '../support/checks/tab-walk';
import { routes } from '../support/routes';
import { small, wide } from '../support/screens';
import { covers, expect, test } from '../support/test';

for (const viewport of [wide, small]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });
    for (const { path } of routes) {
      test(
        `the Tab key walks ${path} once through, from the skip link to its end, and nothing hides where it is`,
        covers('A11Y-KEYBOARD-WALK~1', 'A11Y-FOCUS-CLEAR~1'),
        async ({ visit }) => {
          const page = await visit(path);
          const hidden = await watchFocus(page);
          expect(await tabWalk(page)).toEqual([]);
          expect(await hidden()).toEqual([]);
        },
      );
    }
  });
}
