import { site } from '../../src/site';
import { mainNavigation, menuSummary, menuToggle } from '../support/menus';
import { expectFormPosts } from '../support/messages';
import { phone } from '../support/screens';
import { covers, expect, subject, test } from '../support/test';

/* The crawl tests all pages and the menus without scripts. */

test.use({ javaScriptEnabled: false });

test(
  'without scripts, the phone link is in view, the only button submits the form, and the form posts nine fields with the site’s origin and no query string',
  covers('CALL-PAYLOAD'),
  async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/');
    await expect(page.locator(`a[href="${site.phone.href}"]:visible`).first()).toBeInViewport();
    await expect(page.getByRole('button')).toHaveText(['Submit']);
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await expectFormPosts(page, 'Scriptless');
    expect(addresses.filter((address) => new URL(address).search !== '')).toEqual([]);
    // The service checks this header against its allowed domains. With `no-referrer`, it would be "null".
    expect(await (await post).headerValue('origin')).toBe(new URL(addresses[0] ?? '').origin);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test(
    'without scripts, the mobile menu hides the page, its links open other pages, and the table of contents opens',
    subject('resilience'),
    async ({ page }) => {
      await page.goto('/depression');
      const heading = page.getByRole('heading', { level: 1 });
      await menuToggle(page).tap();
      await expect(heading).toBeHidden();
      await menuToggle(page).tap();
      await expect(heading).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link').first()).toBeHidden();
      await contents.locator('summary').tap();
      await expect(contents.getByRole('link').first()).toBeVisible();
      await menuToggle(page).tap();
      await menuSummary(page, 'Mental Health').tap();
      await mainNavigation(page).getByRole('link', { name: 'PTSD' }).tap();
      await expect(page).toHaveURL('/ptsd');
    },
  );
});
