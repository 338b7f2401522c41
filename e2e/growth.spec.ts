import type { CDPSession, Page } from '@playwright/test';
import { cdp } from './support/cdp';
import { covers, expect, openHydrated, test } from './support/test';

/** Pages of each kind, with the slider, the form and tables of contents among them. */
const round = ['/', '/insurance', '/depression', '/alcohol', '/contact'];

/** How much the document holds once everything is gone that nothing refers to. */
async function heldBy(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: String(result.objectId) });
  const objectId = String(objects.objectId);
  const count = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: 'function () { return this.length; }',
  });
  await session.send('Runtime.releaseObject', { objectId });
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), objects: Number(count.result.value) };
}

/** Follows links in the page, without handles to them, which would keep the pages that they are on. */
async function walk(page: Page): Promise<void> {
  for (const path of round) {
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
  }
}

test(
  'the pages of twenty navigations leave no listeners, objects or elements behind',
  covers('PERF-NO-GROWTH'),
  async ({ page }) => {
    const session = await cdp(page);
    await session.send('Performance.enable');
    await openHydrated(page, '/contact');
    // In the first round, the pages are loaded; in the second, what is kept for them is complete.
    for (let times = 0; times < 2; times += 1) await walk(page);
    const before = await heldBy(session);
    for (let times = 0; times < 4; times += 1) await walk(page);
    const after = await heldBy(session);
    // One for each navigation would be twenty.
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(15);
    expect(after.objects - before.objects, 'objects').toBeLessThan(15);
    // A page has more than a thousand.
    expect(after.nodes - before.nodes, 'nodes of the document').toBeLessThan(500);
  },
);
