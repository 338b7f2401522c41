import type { Page } from '@playwright/test';

/** Returns the name of the window and what the browser stores for the site. Leaves out the HTTP cache and the history. */
export async function stored(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name,
  }));
  return { ...inPage, cookies: await page.context().cookies() };
}

export const nothing = {
  local: {},
  session: {},
  databases: [],
  caches: [],
  workers: 0,
  name: '',
  cookies: [],
} as const;
