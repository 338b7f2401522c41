import { templatePages } from '../../tests/support/template-pages';
import { expect, subject } from '../support/test';
import { test } from './visitor';

for (const path of [templatePages.condition, templatePages.substance]) {
  test(`the table of contents of ${path} links to the sections`, subject('navigation'), async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    const toggle = contents.locator('summary');
    const headings = page.getByRole('main').locator('section[id] > h2');
    const titles = await headings.allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(5);
    if (visitor.onPhone) {
      await expect(links.first()).toBeHidden();
      await visitor.press(toggle);
    } else await expect(toggle).toBeHidden();
    await expect(links).toHaveText(titles);
    for (const at of [titles.length - 1, 0]) {
      await visitor.press(links.nth(at));
      await expect(headings.nth(at)).toBeFocused();
      await expect(headings.nth(at)).toBeInViewport({ ratio: 1 });
      await expect(links.nth(at)).toHaveAttribute('aria-current', 'true');
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
  });
}
