import { test, type Visitor } from './flows/visitor';
import { callBar } from './support/menus';
import { phone } from './support/screens';
import { covers, expect } from './support/test';

const rule = covers('SHELL-SKIP-LINK');

test('the first Tab shows a skip link, which moves the focus to the main part', rule, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/outpatient-program');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/outpatient-program');
  // What follows is in the main part.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

/** Opens a tab, and waits until it has the address. */
async function opensTab({ page }: Visitor, address: string, act: () => Promise<void>): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await act();
  // A busy Playwright may take the tab's one navigation for two, and wait for the second.
  await (await opened).waitForFunction((wanted) => location.pathname + location.hash === wanted, address);
}

test(
  'the skip link and "Message" open a tab when Control is held, and leave the focus in this one',
  covers('SHELL-SKIP-LINK', 'SHELL-CALL-BAR'),
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
