import { site } from '../src/site';
import { templatePages } from '../tests/support/template-pages';
import { test } from './flows/visitor';
import { callBar, menuToggle } from './support/menus';
import { phone } from './support/screens';
import { expect, subject } from './support/test';

test.use({ viewport: phone, isMobile: true, hasTouch: true });

const tags = subject('look');

test(
  'the call bar of a phone calls the clinic, and links to the form and the crisis page',
  subject('look', 'a11y'),
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open(templatePages.program);
    const bar = callBar(page);
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
    const call = bar.getByRole('link', { name: `Call ${site.phone.display}` });
    await expect(call).toHaveAttribute('href', site.phone.href);
    await expect(page.getByRole('banner').locator('a[href^="tel:"]:visible')).toHaveCount(0);
    await visitor.press(bar.getByRole('link', { name: 'Message' }));
    await visitor.arrive(templatePages.contact);
    await visitor.press(bar.getByRole('link', { name: 'Crisis' }));
    await visitor.arrive('/crisis-intervention');
  },
);

test(
  '"Message" focuses the form on the page, and the call bar is hidden while a visitor types',
  tags,
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open(templatePages.contact);
    const bar = callBar(page);
    // "Message" also works while the open menu covers the form, and closes what is open above it.
    await visitor.press(page.locator('main summary'));
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
