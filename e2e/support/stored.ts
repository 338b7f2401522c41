import type { Page } from '@playwright/test';

/**
 * Lists what the browser stores for the site: entries, databases, caches, service workers, cookies and the name of the window. Leaves
 * out the HTTP cache and the history.
 */
export async function stored(page: Page): Promise<readonly string[]> {
  const inPage = await page.evaluate(async () => [
    ...[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).map((entry) => entry.join(': '))),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker of ${scope}`),
    ...(window.name ? [`window ${window.name}`] : []),
  ]);
  return [...inPage, ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`)];
}
