import type { Page } from '@playwright/test';
import { test } from '../flows/visitor';
import { menuEntries, menuSummary } from '../support/menus';
import { expectFormPosts } from '../support/messages';
import { expect, hydrated, subject } from '../support/test';
import { servedText, wholeText } from '../support/text';

/**
 * Simulates a host that also serves a page at other spellings of its address. nginx merges slashes and decodes escapes
 * (https://nginx.org/en/docs/http/ngx_http_core_module.html#merge_slashes). Servers on Windows and macOS ignore case.
 * Many hosts serve a page under its file name or with a trailing slash. Archives and proxies serve it at a different
 * address (https://web.archive.org/web/2026/https://…).
 * @param address the path at which the host serves the page, as the browser sends it
 */
async function serveAt(page: Page, address: string, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    async (route) => route.fulfill({ response: await route.fetch({ url: new URL(path, route.request().url()).href }) }),
  );
}

const tags = subject('resilience');

// tests/unit/routes.test.ts tests more spellings.
test('a page at another spelling of its address corrects the address', tags, async ({ visitor, page, baseURL }) => {
  await serveAt(page, '//%61bout-Us.html', '/about-us');
  await page.goto(`${baseURL}//%61bout-Us.html?from=mail#approach`);
  await hydrated(page);
  expect(await wholeText(page)).toBe(await servedText(page, '/about-us'));
  await expect(page).toHaveURL('/about-us?from=mail#approach');
  await visitor.followFooter('Our Mission');
  await visitor.arrive('/mission');
  await page.goBack();
  await visitor.see('/about-us');
});

for (const [what, address] of [
  ['an archive serves it', '/web/2026/https://clinic.example/contact'],
  ['a host serves it at the address of another page', '/jobs'],
] as const) {
  test(`a page stays prerendered, with working menus and form, when ${what}`, tags, async ({ page }) => {
    await serveAt(page, address, '/contact');
    const script = page.waitForResponse(/\/assets\/index-.*\.js$/);
    await page.goto(address);
    // Resolves after the script has run.
    await page.evaluate((url) => import(url), (await script).url());
    expect(await wholeText(page)).toBe(await servedText(page, '/contact'));
    await menuSummary(page, 'Programs').click();
    await expect(menuEntries(page, 'Programs').first()).toBeVisible();
    await expectFormPosts(page, what);
  });
}
