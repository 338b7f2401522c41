import type { Page } from '@playwright/test';
import { cdp } from '../tools/sight/index';
import { expect, openHydrated, subject, test } from './support/test';

/** Pages of different templates: with the slider, the form and a table of contents. */
const round = ['/', '/insurance', '/depression', '/alcohol', '/contact'];

/** Counts the listeners and nodes that remain after garbage collection. */
async function retained(page: Page) {
  // React lets go of the last page in a task of its own, after the new page is painted.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  // A collection still keeps the last two pages. The next one frees them.
  await page.requestGC();
  await page.requestGC();
  const { metrics } = await (await cdp(page)).send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

/** Follows links without Playwright's element handles, which would keep the elements of a page in memory. */
async function walk(page: Page): Promise<void> {
  for (const path of round) {
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
  }
  // The form is in the part of the last page that renders after its first screen.
  await expect(page.locator('main form')).toBeVisible();
}

test('twenty navigations leak no listeners or elements', subject('speed'), async ({ page }) => {
  await (await cdp(page)).send('Performance.enable');
  await openHydrated(page, '/contact');
  // The first round loads the pages. The second fills the caches.
  for (let times = 0; times < 2; times += 1) await walk(page);
  // A page that the site prefetches meanwhile, or a smooth scroll, raises the counts once. A leak raises them every time.
  await expect(async () => {
    const before = await retained(page);
    for (let times = 0; times < 4; times += 1) await walk(page);
    const after = await retained(page);
    // A leak of one at each navigation would add twenty.
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(15);
    // A page that leaks would add more than a thousand.
    expect(after.nodes - before.nodes, 'nodes of the document').toBeLessThan(500);
  }).toPass({ timeout: 60_000 });
});
