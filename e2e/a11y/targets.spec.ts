import { type Menu, menus } from '../../spec/navigation';
import { targets } from '../support/checks/targets';
import { families } from '../support/families';
import { expectOpen, hamburger, menuSummary } from '../support/menus';
import { routes } from '../support/routes';
import { small, wide } from '../support/screens';
import { covers, expect, test } from '../support/test';

const allMenus: readonly Menu[] = menus;

// The 24 px of a wide screen axe measures on every route, by the boxes; this probe, by what a press reaches, on each family.
for (const { viewport, shown, least, pressed } of [
  { viewport: wide, shown: families, least: 24, pressed: 'a pointer' },
  { viewport: small, shown: routes, least: 44, pressed: 'a finger' },
] as const) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { path } of shown) {
      test(
        `on ${path} every link and control is large enough for ${pressed}`,
        covers('A11Y-TARGETS~1'),
        async ({ visit }) => {
          expect(await targets(await visit(path), least)).toEqual([]);
        },
      );
    }

    for (const { label } of allMenus) {
      test(
        `in the open ${label} menu every link and control is large enough for ${pressed}`,
        covers('A11Y-TARGETS~1'),
        async ({ visit }) => {
          const page = await visit('/privacy');
          if (viewport === small) await hamburger(page).click();
          const summary = menuSummary(page, label);
          await summary.click();
          await expectOpen(summary);
          expect(await targets(page, least, 'header')).toEqual([]);
        },
      );
    }
  });
}
