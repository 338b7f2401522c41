import type { BareChromium } from './bare-chromium';
import { blockingTime, chainDepth } from './page-metrics';
import { probePage, type Seen } from './page-probe';
import { logRequests } from './request-log';

/** A page as a visitor first gets it, on a telephone. Times in milliseconds since the navigation began. */
export interface PageLoad {
  readonly lcp: number;
  readonly fcp: number;
  /** Total blocking time since FCP. */
  readonly tbt: number;
  readonly cls: number;
  /** Bytes over the wire, of all that was fetched. */
  readonly bytes: number;
  /** Bytes of the page's own scripts: not of those that it fetches ahead for other pages, once it has come alive. */
  readonly scriptBytes: number;
  readonly requests: number;
  /** The longest chain of requests for the page itself of which each had to wait for the one before; the document is 1. */
  readonly chain: number;
  /** When the page had come alive (`html[data-hydrated]`); null for one that never says so. */
  readonly alive: number | null;
}

/** Bytes a second of a line of so many megabits. */
const megabits = (count: number) => (count * 1_000_000) / 8;

/** How much slower than this machine's the processor is. */
export const slowdown = 4;
/** The window of a phone, in CSS pixels. */
export const screen = { width: 390, height: 844 };
const phone = { ...screen, deviceScaleFactor: 2, mobile: true };
const network = { offline: false, latency: 150, downloadThroughput: megabits(1.6), uploadThroughput: megabits(0.75) };
/** The page is looked at until its network has been still for so long, and so long after its load at most. */
const quiet = 2000;
const limit = 5000;

/** Loads a page once, with nothing kept from before, and watches until it has come to rest. */
export async function measureLoad(browser: BareChromium, url: string): Promise<PageLoad> {
  const { session, close } = await browser.newPage();
  try {
    const log = await logRequests(session);
    await session.send('Page.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setDeviceMetricsOverride', phone);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${probePage})()` });
    await session.send('Page.navigate', { url });
    await log.still(quiet, limit);
    // Only now: a larger element may have been painted at any time before.
    const { result } = await session.send('Runtime.evaluate', { expression: 'window.seen', returnByValue: true });
    const { fcp, lcp, shifts, tasks, loaded, alive, origin } = result.value as Seen;
    const requests = log.all();
    const ready = origin + Math.max(loaded, alive ?? 0);
    const own = requests.filter(({ began }) => began <= ready);
    const sum = (chosen: typeof requests) => chosen.reduce((total, { bytes }) => total + bytes, 0);
    return {
      lcp,
      fcp,
      tbt: blockingTime(tasks, fcp),
      cls: shifts,
      bytes: sum(requests),
      scriptBytes: sum(own.filter(({ isScript }) => isScript)),
      requests: requests.length,
      chain: chainDepth(own, url),
      alive: alive ?? null,
    };
  } finally {
    await close();
  }
}
