import { test } from '../flows/visitor';
import { covers, expect, hydrated } from '../support/test';

test(
  'back and forward return to where the visitor was reading, also after a reload',
  covers('SHELL-SCROLL-RESTORE'),
  async ({ visitor, page }) => {
    await visitor.open('/alcohol');
    await visitor.scroll(1500);
    const first = await visitor.scrollY();
    await visitor.followMain('Insurance');
    await visitor.arrive('/insurance');
    await visitor.scroll(700);
    const second = await visitor.scrollY();
    await visitor.followMain('Contact');
    await visitor.arrive('/contact');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => visitor.scrollY()).toBe(second);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => visitor.scrollY()).toBe(first);
    await page.goForward();
    await expect.poll(() => visitor.scrollY()).toBe(second);
  },
);

test(
  'back to a page that a link to one of its sections led to returns to where the visitor was reading',
  covers('SHELL-SCROLL-RESTORE'),
  async ({ visitor, page }) => {
    await visitor.open('/');
    await visitor.press(page.getByRole('main').locator('a[href="/opioid#overdose"]').first());
    await page.waitForURL('**/opioid#overdose');
    await expect.poll(() => visitor.scrollY()).toBeGreaterThan(500);
    await visitor.scroll(900);
    const reading = await visitor.scrollY();
    await visitor.followMain('Insurance');
    await visitor.arrive('/insurance');
    await page.goBack();
    await expect.poll(() => visitor.scrollY()).toBe(reading);
    await page.goForward();
    await visitor.arrive('/insurance');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => visitor.scrollY()).toBe(reading);
  },
);
