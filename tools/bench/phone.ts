import type { Browser } from 'playwright';

/** Slow 4G: throughput in bytes per second, latency in milliseconds. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/**
 * Opens a page on an emulated phone with an empty cache and the CPU slowed 4×. Close the page after use, which also closes its context.
 * @param network `slow` is slow 4G; `fast` is not throttled
 */
export async function openOnPhone(browser: Browser, network: 'slow' | 'fast', javaScriptEnabled = true) {
  const viewport = { width: 390, height: 844 };
  const phone = { viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const page = await browser.newPage({ ...phone, ignoreHTTPSErrors: true, javaScriptEnabled });
  const session = await page.context().newCDPSession(page);
  if (network === 'slow') await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session };
}
