import { type Menu, menus } from '../../spec/navigation';
import { targets } from '../support/probes/targets';
import { routes } from '../support/routes';
import { covers, expect, test } from '../support/test';

const allMenus: readonly Menu[] = menus;

for (const { width, height, least, pressed } of [
  { width: 1440, height: 900, least: 24, pressed: 'a pointer' },
  { width: 390, height: 844, least: 44, pressed: 'a finger' },
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    for (const { path } of routes) {
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
          if (width < 1344) await page.getByRole('button', { name: 'Menu', exact: true }).click();
          const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: label });
          await button.click();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          expect(await targets(page, least, 'header')).toEqual([]);
        },
      );
    }
  });
}
