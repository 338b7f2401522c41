import { routes } from '../support/routes';
import { covers, expect, test } from '../support/test';
import { small, wide } from '../support/viewports';
import { keyboardWalk } from './checks/keyboard-walk';

for (const viewport of [wide, small]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });
    for (const { path } of routes) {
      test(
        `the Tab key reaches every link and control of ${path} once, in order and in view`,
        covers('A11Y-KEYBOARD-WALK~1', 'A11Y-FOCUS-CLEAR~1'),
        async ({ visit }) => {
          expect(await keyboardWalk(await visit(path))).toEqual([]);
        },
      );
    }
  });
}
