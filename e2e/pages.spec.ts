import { routes } from '../spec/routes';
import { covers, expect, test } from './support/test';

for (const { path } of routes) {
  test(
    `${path} opens with one heading and nothing in the console`,
    covers('SHELL-CLEAN-CONSOLE~1'),
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.locator('html[data-alive]').waitFor();
    },
  );
}
