import type { Browser, Request } from 'playwright';
import { onPhone } from './phone';
import type { Figures } from './targets';

/** A performance entry of any type: `value` is of a layout shift, `loadEventStart` of the navigation. */
type Entry = Pick<PerformanceEntry, 'entryType' | 'name' | 'startTime' | 'duration'> & {
  readonly [Name in 'value' | 'encodedBodySize' | 'loadEventStart']?: number;
};

/** Runs in the page before its own scripts. */
function markHydrated(): void {
  new MutationObserver((_, observer) => {
    performance.mark('hydrated');
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

/** Runs in the page. The browser gives the entries of these three types only to an observer. */
function readEntries(): readonly Entry[] {
  const observer = new PerformanceObserver(() => {});
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
  return [...performance.getEntries(), ...observer.takeRecords()].map((entry) => entry.toJSON());
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Total blocking time: the time of each task beyond 50 ms, counted from a point in time on. */
export function blockingTime(tasks: readonly Pick<Entry, 'startTime' | 'duration'>[], from: number): number {
  return sum(tasks.map(({ startTime, duration }) => Math.max(0, Math.min(duration, startTime + duration - from) - 50)));
}

/** Bytes of a response, headers included; 0 if it came from the cache. */
async function sizeOf(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

/**
 * Loads a page once with an empty cache and a slow network, and measures until two seconds after the network became idle.
 * Times are in milliseconds since the navigation began.
 */
export function measureLoad(browser: Browser, url: string): Promise<Figures> {
  return onPhone(browser, 'slow', async (page) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.addInitScript(markHydrated);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2000);
    const entries = await page.evaluate(readEntries);
    const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
    const fcp = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
    const hydrated = entries.find(({ name }) => name === 'hydrated')?.startTime;
    const interactive = hydrated ?? ofType('navigation')[0]?.loadEventStart ?? Number.NaN;
    const scripts = ofType('resource').filter(
      ({ name, startTime }) => name.endsWith('.js') && startTime <= interactive,
    );
    const sizes = (await Promise.all(finished.map(sizeOf))).filter((bytes) => bytes > 0);
    return {
      lcp: ofType('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      fcp,
      tbt: blockingTime(ofType('longtask'), fcp),
      // Never less than CLS, which is the worst session window.
      cls: sum(ofType('layout-shift').map(({ value = 0 }) => value)),
      interactive,
      scriptBytes: sum(scripts.map(({ encodedBodySize = 0 }) => encodedBodySize)),
      bytes: sum(sizes),
      requests: sizes.length,
    };
  });
}
