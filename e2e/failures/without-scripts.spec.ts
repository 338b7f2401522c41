import { site } from '../../src/site';
import { expectFormPosts } from '../support/messages';
import { covers, expect, test } from '../support/test';

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
