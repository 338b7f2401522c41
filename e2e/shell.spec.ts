import { menus } from '../spec/navigation';
import { entriesOf, expectOpen, hamburger, menuSummary } from './support/menus';
import { routes } from './support/routes';
import { covers, expect, openHydrated, test } from './support/test';

test('on a small screen a toggle stands in place of the navigation', covers('NAV-HAMBURGER~1'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const toggle = hamburger(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeHidden();
  await toggle.click();
  await expect(navigation).toBeVisible();
  await expectOpen(toggle);
  await toggle.click();
  await expect(navigation).toBeHidden();
});

test('on a wide screen the navigation shows and the toggle does not', covers('NAV-HAMBURGER~1'), async ({ page }) => {
  await openHydrated(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(hamburger(page)).toBeHidden();
});

test('on a small screen a menu entry can be reached and followed', covers('NAV-LINKS-LEAD~1'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  await hamburger(page).click();
  await menuSummary(page, 'Addiction').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Xanax Addiction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/xanax');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

for (const { path } of routes) {
  test(
    `on ${path} the first Tab shows a skip link that leads to the main part`,
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
    test(`${path} has its heading, text, phone and menus`, covers('SHELL-PRERENDERED~1'), async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading ?? /\S/);
      expect(((await main.textContent()) ?? '').length).toBeGreaterThan(500);
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      for (const { label, entries } of menus) {
        const summary = menuSummary(page, label);
        await summary.click();
        await expect(entriesOf(summary).getByRole('link')).toHaveText(entries.map((entry) => entry.label));
      }
    });
  }
});
