import type { Page } from '@playwright/test';

/**
 * A host that serves a page also at other spellings of its address: nginx merges slashes and decodes escapes before it
 * matches (https://nginx.org/en/docs/http/ngx_http_core_module.html#merge_slashes), Windows and macOS servers ignore letter
 * case, and many serve a file by its name or add a slash. An archive or a proxy has the page at an address of its own
 * (https://web.archive.org/web/2026/https://…).
 * @param address the path at which the host serves the page, as it is sent
 */
export async function serveAt(page: Page, address: string, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    async (route) => route.fulfill({ response: await route.fetch({ url: new URL(path, route.request().url()).href }) }),
  );
}
