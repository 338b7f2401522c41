import { axeContrast } from './support/checks/axe';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';

test.beforeEach(({ tab }) => tab.page.emulateMedia({ colorScheme: 'dark' }));
test.afterEach(({ tab }) => tab.page.emulateMedia({ colorScheme: null }));

for (const { path } of routes) {
  test(
    `${path} is dark where a device asks for it, and every text can be read`,
    covers('SHELL-DARK~1'),
    async ({ visit }) => {
      const page = await visit(path);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const channels = ground.match(/\d+/g)?.slice(0, 3).map(Number);
      expect(Math.max(...(channels ?? [255]))).toBeLessThan(64);
      const { faint, clear } = await axeContrast(page);
      expect(faint).toEqual([]);
      expect(clear).toBeGreaterThan(20);
    },
  );
}
