import { axeContrast } from './a11y/checks/axe';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';

test.beforeEach(({ tab }) => tab.page.emulateMedia({ colorScheme: 'dark' }));
test.afterEach(({ tab }) => tab.page.emulateMedia({ colorScheme: null }));

for (const { path } of routes) {
  test(
    `${path} is dark with enough contrast when the device prefers dark mode`,
    covers('SHELL-DARK~1'),
    async ({ visit }) => {
      const page = await visit(path);
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const channels = background.match(/\d+/g)?.slice(0, 3).map(Number);
      expect(Math.max(...(channels ?? [255]))).toBeLessThan(64);
      const { violations, passed } = await axeContrast(page);
      expect(violations).toEqual([]);
      expect(passed).toBeGreaterThan(20);
    },
  );
}
