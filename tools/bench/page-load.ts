import type { Browser } from 'playwright';
import { onPhone } from './phone';
import type { Figures } from './targets';

/** A performance entry. Only layout shifts have a `value`. */
type Entry = Pick<PerformanceEntry, 'entryType' | 'name' | 'startTime' | 'duration'> & { readonly value?: number };

/** Runs in the page, and returns its performance entries. `getEntries` omits three types, which only an observer receives. */
function readEntries(): readonly Entry[] {
  const observer = new PerformanceObserver(() => {});
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
  return [...performance.getEntries(), ...observer.takeRecords()].map((entry) => entry.toJSON());
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Returns the total blocking time: adds up the part of each task beyond its first 50 ms.
 * @param from when to start counting; what a task did before is ignored
 */
export function blockingTime(tasks: readonly Pick<Entry, 'startTime' | 'duration'>[], from: number): number {
  return sum(tasks.map(({ startTime, duration }) => Math.max(0, Math.min(duration, startTime + duration - from) - 50)));
}

/**
 * Loads a page once with an empty cache on a slow network. Measures until two seconds after the network becomes idle.
 * @returns LCP and FCP in milliseconds since the start of the navigation, TBT in milliseconds, and an upper bound of CLS
 */
export function measureLoad(browser: Browser, url: string): Promise<Figures> {
  return onPhone(browser, 'slow', async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2000);
    const entries = await page.evaluate(readEntries);
    const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
    const fcp = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
    return {
      lcp: ofType('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      fcp,
      tbt: blockingTime(ofType('longtask'), fcp),
      // The sum of all shifts is at least CLS, which counts only the worst session window.
      cls: sum(ofType('layout-shift').map(({ value = 0 }) => value)),
    };
  });
}
