import { menus } from '../spec/navigation';
import { routes, unknownAddresses } from '../spec/routes';
import { site } from '../src/site';
import { covers, expect, test } from './support/test';

const notFound = routes.find(({ family }) => family === 'not-found');

for (const path of unknownAddresses.paths) {
  test(
    `${path} answers 404 with the not-found page, the phone and the menus`,
    covers('ROUTE-EXACT~1', 'SHELL-NOT-FOUND~1'),
    async ({ page, console }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(unknownAddresses.status);
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound?.heading ?? '');
      await expect(page.getByRole('main').locator(`a[href="${site.phone.href}"]`).first()).toBeVisible();
      for (const { label } of menus) {
        await expect(page.getByRole('banner').getByRole('button', { name: label })).toBeVisible();
      }
      // The browser itself notes that the page came with status 404; nothing else may be said.
      expect(console.take()).toEqual([expect.stringContaining('404')]);
    },
  );
}
