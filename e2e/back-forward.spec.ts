import { chromiumLaunch } from '../tools/testing/browser';
import { covers, expect, openHydrated, test } from './support/test';

// By default, Playwright disables the back/forward cache.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

// One page with the slider, and one without a form.
for (const path of ['/', '/privacy']) {
  test(
    `${path} does nothing that keeps it out of the back/forward cache`,
    covers('PERF-BACK-FORWARD'),
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      await openHydrated(page, path);
      await page.goto('/contact?');
      const outcome = new Promise<readonly string[]>((resolve) => {
        session.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]));
        session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: found }) =>
          // Circumstantial reasons are caused by the browser or the debugger, not by the page.
          resolve(found.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
        );
      });
      // Not page.goBack(), which waits for a load event; a page restored from the cache fires none.
      await session.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' });
      expect(await outcome).toEqual([]);
    },
  );
}
