import { menus } from '../../spec/navigation';
import { menuKeys } from '../support/checks/menu-keys';
import { hamburger } from '../support/menus';
import { routeOf } from '../support/routes';
import { small, wide } from '../support/screens';
import { covers, expect, test } from '../support/test';

for (const viewport of [wide, small]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    // The header is the same on every page: one with a picture below it, one with text, one with a form.
    for (const { path } of ['/', '/depression', '/contact'].map(routeOf)) {
      test(
        `on ${path} every menu opens, closes and gives the focus back by keys`,
        covers('A11Y-MENU-KEYS~1'),
        async ({ visit }) => {
          const page = await visit(path);
          if (viewport === small) await hamburger(page).click();
          expect(await menuKeys(page)).toEqual({ menus: menus.length, findings: [] });
        },
      );
    }
  });
}
