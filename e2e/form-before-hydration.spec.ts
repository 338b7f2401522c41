import type { Page } from '@playwright/test';
import { fill, messageWith } from './support/contact-form';
import { expectArrivedOnce, expectFormPosts, unanswered } from './support/faults';
import { covers, expect, test } from './support/test';

const scripts = /\/assets\/.*\.js$/;
// The load event would wait for the scripts that are held back.
const committed = { waitUntil: 'commit' } as const;

/** Opens the contact page while its scripts are held back. @returns a function that releases them */
async function openBeforeHydration(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', committed);
  return release;
}

test('a message submitted before hydration arrives', covers('FAULT-SCRIPTLESS-FORM~2'), async ({ keptPage: page }) => {
  await page.route(scripts, unanswered);
  await page.goto('/contact', committed);
  await expectFormPosts(page, 'Before hydration');
});

test(
  'a message written before hydration and submitted after it arrives once',
  covers('FAULT-SCRIPTLESS-FORM~2'),
  async ({ keptPage: page, console }) => {
    const message = messageWith('Written before hydration');
    const release = await openBeforeHydration(page);
    const identifiers = page.locator('form input[type="hidden"]');
    await expect(identifiers).toHaveCount(4);
    await fill(page, message);
    release();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(identifiers).toHaveCount(0);
    const button = page.locator('form').getByRole('button');
    await button.click();
    await expect(button).toHaveText('Message Sent');
    await expectArrivedOnce(page, message);
    expect(console.take()).toEqual(['log: OK']);
  },
);
