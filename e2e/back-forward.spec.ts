import { chromiumLaunch } from '../tools/testing/browser';
import { families } from './support/families';
import { covers, expect, openHydrated, test } from './support/test';

// Playwright turns the back/forward cache off.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const { path } of families) {
  test(
    `${path} does nothing that keeps it out of the back/forward cache`,
    covers('PERF-BACK-FORWARD~1'),
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      await openHydrated(page, path);
      await page.goto('/contact?');
      const outcome = new Promise<readonly string[]>((resolve) => {
        session.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]));
        session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: found }) =>
          // Circumstantial: the browser's or the debugger's doing, not the page's.
          resolve(found.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
        );
      });
      // Not page.goBack(), which waits for a load event: a page from the cache has none.
      await session.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' });
      expect(await outcome).toEqual([]);
    },
  );
}
