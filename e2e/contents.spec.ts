import { routes } from './support/routes';
import { covers, expect, test } from './support/test';

const guides = routes.filter(({ family }) => family === 'condition' || family === 'substance');

for (const { path } of guides) {
  test(
    `on a wide screen ${path} shows its table of contents beside the text`,
    covers('SHELL-CONTENTS~1'),
    async ({ visit }) => {
      const page = await visit(path);
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const named = await links.allTextContents();
      const headings = await page.getByRole('main').locator('section[id] > h2[tabindex]').allTextContents();
      expect(named).toEqual(headings);
      await expect(links.first()).toBeVisible();
    },
  );
}

for (const path of ['/depression', '/alcohol']) {
  test(
    `on a small screen ${path} shows its table of contents once it is opened`,
    covers('SHELL-CONTENTS~1'),
    async ({ visit, tab }) => {
      const page = await visit(path);
      await tab.page.setViewportSize({ width: 390, height: 844 });
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const first = contents.getByRole('link').first();
      await expect(first).toBeHidden();
      await contents.locator('summary').click();
      await expect(first).toBeVisible();
      await first.click();
      await expect(page.getByRole('main').locator('section[id] > h2[tabindex]').first()).toBeFocused();
    },
  );
}
