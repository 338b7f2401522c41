import { test, type Visitor } from './flows/visitor';
import { callBar } from './support/menus';
import { phone } from './support/screens';
import { expect, subject } from './support/test';

const tags = subject('a11y');

test(
  'the first Tab press shows the skip link, and Enter moves the focus to the main content',
  tags,
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open('/outpatient-program');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/outpatient-program');
    // The next tab stop is in the main content.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  },
);

/** Runs `act`, and waits until it has opened this address in a new tab. */
async function opensTab({ page }: Visitor, address: string, act: () => Promise<void>): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await act();
  // On a busy machine, Playwright can count the tab's only navigation twice and wait for the second.
  await (await opened).waitForFunction((wanted) => location.pathname + location.hash === wanted, address);
}

test(
  'with Control, the skip link and "Message" open a new tab and do not move the focus',
  subject('a11y', 'look'),
  async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize(phone);
    await visitor.open('/contact');
    await page.keyboard.press('Tab');
    await opensTab(visitor, '/contact#main', () => page.keyboard.press('ControlOrMeta+Enter'));
    await expect(page.getByRole('main')).not.toBeFocused();
    const message = callBar(page).getByRole('link', { name: 'Message' });
    await opensTab(visitor, '/contact', () => message.click({ modifiers: ['ControlOrMeta'] }));
    await expect(visitor.field('name')).not.toBeFocused();
  },
);
