import { covers, expect, test } from './support/test';

for (const path of ['/depression', '/alcohol']) {
  test(
    `on a small screen ${path} shows its table of contents once it is opened`,
    covers('SHELL-CONTENTS~2'),
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
