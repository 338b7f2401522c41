import type { Page } from '@playwright/test';

/**
 * Simulates a host that also serves a page at other spellings of its address. nginx merges slashes and decodes escapes
 * (https://nginx.org/en/docs/http/ngx_http_core_module.html#merge_slashes). Servers on Windows and macOS ignore case.
 * Many hosts serve a page under its file name or with a trailing slash. Archives and proxies serve it at a different
 * address (https://web.archive.org/web/2026/https://…).
 * @param address the path at which the host serves the page, as the browser sends it
 */
export async function serveAt(page: Page, address: string, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    async (route) => route.fulfill({ response: await route.fetch({ url: new URL(path, route.request().url()).href }) }),
  );
}
