import { templatePages } from '../tests/support/template-pages';
import { test } from './flows/visitor';
import { menuToggle } from './support/menus';
import { phone } from './support/screens';
import { expect, subject } from './support/test';

test.use({ viewport: phone, isMobile: true, hasTouch: true });

// The approved text of the layout has the targets of its links.
test(
  '"Message" focuses the form on the page, and the call bar is hidden while a visitor types',
  subject('look'),
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open(templatePages.contact);
    const bar = page.getByRole('navigation', { name: 'Call or write' });
    // "Message" also works while the open menu covers the form, and closes what is open above it.
    await visitor.press(page.locator('main summary').first());
    await visitor.press(menuToggle(page));
    await visitor.press(bar.getByRole('link', { name: 'Message' }));
    await expect(page).toHaveURL(templatePages.contact);
    await expect(page.locator('details[open]')).toHaveCount(0);
    await expect(visitor.field('name')).toBeFocused();
    await expect(visitor.field('name')).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
    await page.keyboard.type('Ana');
    await expect(visitor.field('name')).toHaveValue('Ana');
    await visitor.press(visitor.field('message'));
    await expect(bar).toBeHidden();
    await visitor.press(visitor.heading);
    await expect(bar).toBeVisible();
  },
);
