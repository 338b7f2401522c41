import { chromiumLaunch } from '../tools/testing/browser';
import { families } from './support/families';
import { covers, expect, openHydrated, test } from './support/test';

// Playwright switches off what is looked at here.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const { path } of families) {
  test(
    `a browser may keep ${path} as it was left, for the way back`,
    covers('PERF-BACK-FORWARD~1'),
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      const told = new Promise<readonly { type: string; reason: string }[]>((resolve) =>
        session.on('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations)),
      );
      await openHydrated(page, path);
      await page.goto('/contact?');
      await page.goBack();
      // What the driver itself stands in the way of is circumstantial; the rest would be the page's doing.
      expect((await told).filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
    },
  );
}
