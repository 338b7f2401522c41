import { durations } from '../spec/constants';
import { buttonLabels } from '../spec/validation';
import { templatePages } from '../tests/support/template-pages';
import { axe } from '../tools/sight/index';
import { test } from './flows/visitor';
import { menuToggle } from './support/menus';
import { fill, messageWith, submitButton } from './support/messages';
import { phone } from './support/screens';
import { expect, subject } from './support/test';

test.use({ viewport: phone, isMobile: true, hasTouch: true });

// The approved text of the layout has the targets of its links.
test('"Message" focuses the form; the call bar hides while a visitor types', subject('look'), async ({ visitor }) => {
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
});

const tags = subject('look', 'a11y');

for (const colorScheme of ['light', 'dark'] as const)
  test(`in ${colorScheme} colors, a sent form is legible, the bar shown`, tags, async ({ visitor, page, console }) => {
    console.allow(/^log: OK$/);
    await page.emulateMedia({ colorScheme });
    // Keep the confirmation, which a busy machine could miss.
    await page.addInitScript((lasts) => {
      const { setTimeout } = window;
      Object.assign(window, { setTimeout: (call: () => void, ms = 0) => ms !== lasts && setTimeout(call, ms) });
    }, durations.sentLabelMs);
    await visitor.open(templatePages.contact);
    await fill(page, messageWith('Sent in a color scheme'));
    await visitor.submit();
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
    expect(await axe(page, 'form')).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Call or write' })).toBeInViewport({ ratio: 1 });
  });
