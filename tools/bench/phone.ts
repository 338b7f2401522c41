import type { Browser, CDPSession, Page } from 'playwright';

/** The CPU slowdown, relative to this machine. */
const slowdown = 4;
const megabits = (count: number) => (count * 1_000_000) / 8;
/** Slow 4G, in bytes per second and milliseconds. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: megabits(1.6),
  uploadThroughput: megabits(0.75),
};

/** A page on an emulated phone with a slowed CPU. */
export interface Phone {
  readonly page: Page;
  /** A CDP session with the Network domain enabled. */
  readonly session: CDPSession;
  /** Waits until the network has been quiet for a time, but not longer than a limit (both in milliseconds). */
  networkIdle(quiet: number, limit: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a page with an empty cache on a phone. */
export async function openPhone(browser: Browser, network: 'slow' | 'fast'): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network === 'slow') await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const pending = new Set<string>();
  let changed = performance.now();
  const note = (change: () => void) => {
    change();
    changed = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => note(() => pending.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId }) => note(() => pending.delete(requestId)));
  session.on('Network.loadingFailed', ({ requestId }) => note(() => pending.delete(requestId)));

  return {
    page,
    session,
    async networkIdle(quiet, limit) {
      const from = performance.now();
      const until = from + limit;
      const isIdle = () => pending.size === 0 && performance.now() - Math.max(changed, from) >= quiet;
      while (!isIdle() && performance.now() < until) await new Promise((done) => setTimeout(done, 50));
    },
    close: () => context.close(),
  };
}
