import { chromiumLaunch } from '../tools/testing/browser';
import { expect, openHydrated, subject, test } from './support/test';

// By default, Playwright disables the back/forward cache.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

// A page with the slider, and a page without a form.
for (const path of ['/', '/privacy']) {
  test(`${path} is eligible for the back/forward cache`, subject('speed'), async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await openHydrated(page, path);
    await page.goto('/contact?');
    const outcome = new Promise<readonly string[]>((resolve) => {
      session.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]));
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: found }) =>
        // The browser or the debugger causes circumstantial reasons, not the page.
        resolve(found.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
      );
    });
    // page.goBack() would wait for a load event. A page restored from the cache fires none.
    await session.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' });
    expect(await outcome).toEqual([]);
  });
}
