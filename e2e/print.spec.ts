import { families } from './support/families';
import { covers, expect, test } from './support/test';

/* The survey looks at what is printed; these tests, at what is not, and at what only paper has. */

const paper = { media: 'print' } as const;

for (const { path } of families) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

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
