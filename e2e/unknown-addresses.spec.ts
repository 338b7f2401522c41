import { menus } from '../spec/navigation';
import { routes, unknownAddresses } from '../spec/routes';
import { site } from '../src/site';
import { menuSummary } from './support/menus';
import { covers, expect, test } from './support/test';

const notFound = routes.find(({ family }) => family === 'not-found');

for (const path of unknownAddresses.paths) {
  test(
    `${path} has status 404 and shows the not-found page with the phone number and the menus`,
    covers('ROUTE-EXACT~2', 'SHELL-NOT-FOUND~1'),
    async ({ page, console }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(unknownAddresses.status);
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound?.heading ?? '');
      await expect(page.getByRole('main').locator(`a[href="${site.phone.href}"]`).first()).toBeVisible();
      for (const { label } of menus) {
        await expect(menuSummary(page, label)).toBeVisible();
      }
      // The browser itself logs the status 404; nothing else may be logged.
      expect(console.take()).toEqual([expect.stringContaining('404')]);
    },
  );
}
