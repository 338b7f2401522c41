import { site } from '../src/site';
import { families } from './support/families';
import { covers, expect, test } from './support/test';

const paper = { media: 'print' } as const;

for (const { path } of families) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    test('the page prints its heading, a phone number and the address', covers('SHELL-PRINT~1'), async ({ look }) => {
      const page = await look(path, paper);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator(`a[href="${site.phone.href}"]`).first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(site.address.street)).toBeVisible();
    });

    test('the page prints no navigation, form, button or image', covers('SHELL-PRINT~1'), async ({ look }) => {
      const page = await look(path, paper);
      await expect(page.locator('nav:visible, form:visible, button:visible, img:visible')).toHaveCount(0);
    });

    test('the page prints the address of each link in its text', covers('SHELL-PRINT~1'), async ({ look }) => {
      const page = await look(path, paper);
      const missing = await page.getByRole('main').evaluate((main) => {
        const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="/"], a[href^="http"]')];
        const shown = links.filter((link) => link.checkVisibility());
        return shown.filter(
          (link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? '?'),
        );
      });
      expect(missing).toEqual([]);
    });
  });
}
