import { menus } from '../../spec/navigation';
import { expectOpen, mainNavigation, menuSummary, menuToggle } from '../support/menus';
import { covers, expect, test } from '../support/test';
import { small, wide } from '../support/viewports';

// The header is the same on every page.
for (const [viewport, path] of [
  [wide, '/'],
  [small, '/contact'],
] as const) {
  for (const { label } of menus) {
    test(
      `on ${path}, ${viewport.width} px wide, Enter and Space open the ${label} menu, and Escape or leaving the navigation closes it`,
      covers('A11Y-MENU-KEYBOARD~1'),
      async ({ visit }) => {
        const page = await visit(path, { viewport });
        if (viewport === small) await menuToggle(page).click();
        const summary = menuSummary(page, label);
        for (const key of ['Enter', 'Space']) {
          await summary.focus();
          await page.keyboard.press(key);
          await expectOpen(summary);
          await page.keyboard.press('Tab');
          await expect(summary).not.toBeFocused();
          await page.keyboard.press('Escape');
          await expectOpen(summary, false);
          await expect(summary).toBeFocused();
        }
        await page.keyboard.press('Enter');
        const navigation = await mainNavigation(page).elementHandle();
        const stops = await mainNavigation(page).locator('a, summary').count();
        const isInside = () => navigation?.evaluate((element) => element.contains(document.activeElement));
        for (let press = 0; press < stops && (await isInside()); press++) await page.keyboard.press('Shift+Tab');
        expect(await isInside(), 'the focus is in the navigation').toBe(false);
        await expectOpen(summary, false);
      },
    );
  }
}
