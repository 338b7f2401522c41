import { focusRing } from '../support/checks/focus-ring';
import { families } from '../support/families';
import { routeOf } from '../support/routes';
import { small, wide } from '../support/screens';
import { covers, expect, test } from '../support/test';

// A ring has the same color at every width: by night, the parts that only a wide screen has are all on the home page.
for (const { viewport, colorScheme, shown } of [
  { viewport: wide, colorScheme: 'light', shown: families },
  { viewport: wide, colorScheme: 'dark', shown: [routeOf('/')] },
  { viewport: small, colorScheme: 'light', shown: families },
  { viewport: small, colorScheme: 'dark', shown: families },
] as const) {
  test.describe(`${viewport.width} px wide, ${colorScheme}`, () => {
    test.use({ viewport });
    test.beforeEach(({ tab }) => tab.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }));
    test.afterEach(({ tab }) => tab.page.emulateMedia({ colorScheme: null, reducedMotion: null }));

    for (const { path } of shown) {
      test(
        `on ${path} a ring that can be seen shows where the focus is`,
        covers('A11Y-FOCUS-RING~1'),
        async ({ visit }) => {
          // What stands around the content is the same on all pages.
          expect(await focusRing(await visit(path), path === '/' ? 'body' : 'main')).toEqual([]);
        },
      );
    }
  });
}
