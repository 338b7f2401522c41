import { families } from '../support/families';
import { routeOf } from '../support/routes';
import { covers, expect, test } from '../support/test';
import { small, wide } from '../support/viewports';
import { focusRing } from './checks/focus-ring';

// A ring has the same color at every width; parts that only a wide viewport shows are all on the home page.
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
      test(`a visible ring shows the focused element on ${path}`, covers('A11Y-FOCUS-RING~1'), async ({ visit }) => {
        // Header and footer are the same on all pages.
        expect(await focusRing(await visit(path), path === '/' ? 'body' : 'main')).toEqual([]);
      });
    }
  });
}
