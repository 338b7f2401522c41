import type { Locator } from '@playwright/test';
import { test, type Visitor } from './flows/visitor';
import { expect, subject } from './support/test';

/* Rare cases of scrolling, which are the same on every device. flows/scrolling.spec.ts tests the common ones. */

/** Opens the addiction page with a mock clock, and scrolls to a card at its end. */
async function showXanaxCard(visitor: Visitor): Promise<Locator> {
  await visitor.page.clock.install();
  await visitor.open('/substance-abuse');
  const card = visitor.page.getByRole('link', { name: 'Learn More about Xanax Addiction' });
  await visitor.show(card);
  return card;
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a link to a detail page and "Back to top" jump to the top', subject('a11y'), async ({ visitor }) => {
    const { page } = visitor;
    const card = await showXanaxCard(visitor);
    expect(await visitor.scrollY()).toBeGreaterThan(500);
    await page.clock.pauseAt(Date.now() + 60_000);
    await visitor.press(card);
    await visitor.see('/xanax');
    expect(await visitor.scrollY()).toBe(0);
    await visitor.press(page.getByRole('button', { name: 'Back to top' }));
    await expect(visitor.heading).toBeFocused();
    expect(await visitor.scrollY()).toBe(0);
  });
});

test(
  'Back during a smooth scroll restores the scroll position of the previous page',
  subject('navigation'),
  async ({ visitor }) => {
    const { page } = visitor;
    const card = await showXanaxCard(visitor);
    const start = await visitor.scrollY();
    await page.clock.pauseAt(Date.now() + 60_000);
    await visitor.press(card);
    await visitor.see('/xanax');
    await page.clock.runFor(200);
    await page.evaluate(() => history.back());
    await visitor.see('/substance-abuse');
    await page.clock.runFor(1000);
    expect(await visitor.scrollY()).toBe(start);
  },
);

test('a fragment that cannot be decoded does not break the page', subject('resilience'), async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/mission');
  await visitor.followFooter('Contact Us');
  await visitor.arrive('/contact');
  await page.evaluate(() => window.location.assign('#%'));
  await expect(page).toHaveURL(/#%$/);
  await expect(visitor.heading).toHaveText('Have some questions?');
});
