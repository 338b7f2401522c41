import { menus } from '../spec/navigation';
import { expectOpen, mainNavigation, menuList, menuSummary, menuToggle, openMenu } from './support/menus';
import { routes } from './support/routes';
import { covers, expect, openHydrated, test } from './support/test';
import { small } from './support/viewports';

test.describe('on a small screen', () => {
  test.use({ viewport: small });

  test('a toggle replaces the navigation bar', covers('NAV-HAMBURGER~1'), async ({ page }) => {
    await openHydrated(page, '/');
    const [toggle, navigation] = [menuToggle(page), mainNavigation(page)];
    await expect(navigation).toBeHidden();
    await toggle.click();
    await expect(navigation).toBeVisible();
    await expectOpen(toggle);
    await toggle.click();
    await expect(navigation).toBeHidden();
  });

  test('a menu entry leads to its page', covers('NAV-LINKS-LEAD~1'), async ({ page }) => {
    await openHydrated(page, '/');
    await openMenu(page, 'Addiction');
    await mainNavigation(page).getByRole('link', { name: 'Xanax Addiction' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/xanax');
    await expect(mainNavigation(page)).toBeHidden();
  });
});

test('on a wide screen the navigation is visible without a toggle', covers('NAV-HAMBURGER~1'), async ({ page }) => {
  await openHydrated(page, '/');
  await expect(mainNavigation(page)).toBeVisible();
  await expect(menuToggle(page)).toBeHidden();
});

for (const { path } of routes) {
  test(
    `on ${path}, the first Tab shows a skip link that leads to the main content`,
    covers('SHELL-SKIP-LINK~1'),
    async ({ visit }) => {
      const page = await visit(path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of routes) {
    test(`${path} has its heading, text, phone number and menus`, covers('SHELL-PRERENDERED~1'), async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading ?? /\S/);
      expect(((await main.textContent()) ?? '').length).toBeGreaterThan(500);
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      for (const { label, entries } of menus) {
        await menuSummary(page, label).click();
        await expect(menuList(page, label).getByRole('link')).toHaveText(entries.map((entry) => entry.label));
      }
    });
  }
});
