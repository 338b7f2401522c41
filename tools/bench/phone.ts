import type { Browser, CDPSession, Page } from 'playwright';

/** Slow 4G: throughput in bytes per second, latency in milliseconds. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/**
 * Opens a page on an emulated phone with an empty cache and the CPU slowed 4×, and closes the page after `use`.
 * @param network `slow` is slow 4G; `fast` is not throttled
 */
export async function onPhone<Result>(
  browser: Browser,
  { network, javaScriptEnabled = true }: { readonly network: 'slow' | 'fast'; readonly javaScriptEnabled?: boolean },
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    javaScriptEnabled,
  });
  try {
    const session = await page.context().newCDPSession(page);
    if (network === 'slow') await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await use(page, session);
  } finally {
    // This also closes the context.
    await page.close();
  }
}
