import type { Browser } from 'playwright';
import { openPhone } from './phone';

/** A first visit to a page, on a phone with a slow network. Times are in milliseconds since the navigation began. */
export interface PageLoad {
  readonly lcp: number;
  readonly fcp: number;
  /** Total blocking time since FCP. */
  readonly tbt: number;
  readonly cls: number;
  /** When the page was hydrated (`html[data-hydrated]`), or if it never was, when it had loaded. */
  readonly interactive: number;
  /** Bytes of the compressed scripts requested until then; `scriptTransfer` includes their response headers. */
  readonly scriptBytes: number;
  readonly scriptTransfer: number;
  /** Bytes transferred in the whole visit, including response headers. */
  readonly bytes: number;
  readonly requests: number;
}

/** A task that kept the main thread busy for more than 50 ms. */
interface LongTask {
  readonly startTime: number;
  readonly duration: number;
}

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: LongTask[];
  interactive: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/**
 * Runs in the page before its own scripts. It must not use anything outside itself, nor contain named functions: the
 * compiler would add calls to a helper that the page does not have.
 */
function observePage(): void {
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [], interactive: 0 };
  window.observed = observed;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      if (name === 'first-contentful-paint') observed.fcp = startTime;
      if (entryType === 'largest-contentful-paint') observed.lcp = startTime;
      if (entryType === 'longtask') observed.tasks.push({ startTime, duration });
      // The sum of all shifts, which is never less than CLS, the worst session window.
      if (entryType === 'layout-shift') observed.cls += (entry as PerformanceEntry & { value: number }).value;
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    observer.observe({ type, buffered: true });
  }
  window.addEventListener('load', () => {
    observed.interactive ||= performance.now();
  });
  new MutationObserver((_, mutations) => {
    observed.interactive = performance.now();
    mutations.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

/** Total blocking time: the time of each task beyond 50 ms, counted from a point in time on. */
export function blockingTime(tasks: readonly LongTask[], from: number): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const counted = Math.min(duration, startTime + duration - from);
    return sum + Math.max(0, counted - 50);
  }, 0);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Loads a page once with an empty cache, and measures until the network has been idle for two seconds. */
export async function measureLoad(browser: Browser, url: string): Promise<PageLoad> {
  const { page, session, networkIdle, close } = await openPhone(browser, 'slow');
  const requests = new Map<string, { isScript: boolean; began: number; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (request.url.startsWith('data:')) return;
    requests.set(requestId, { isScript: type === 'Script', began: wallTime * 1000, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  try {
    await page.addInitScript(observePage);
    await page.goto(url);
    await networkIdle(2000, 8000);
    const { observed, origin, resources } = await page.evaluate(() => ({
      observed: window.observed,
      origin: performance.timeOrigin,
      resources: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
    }));
    const { fcp, lcp, cls, tasks, interactive } = observed;
    const all = [...requests.values()];
    const scripts = all.filter(({ isScript, began }) => isScript && began <= origin + interactive);
    const bodies = resources.filter(({ name, startTime }) => name.endsWith('.js') && startTime <= interactive);
    return {
      lcp,
      fcp,
      tbt: blockingTime(tasks, fcp),
      cls,
      interactive,
      scriptBytes: sum(bodies.map(({ encodedBodySize }) => encodedBodySize)),
      scriptTransfer: sum(scripts.map(({ bytes }) => bytes)),
      bytes: sum(all.map(({ bytes }) => bytes)),
      requests: all.length,
    };
  } finally {
    await close();
  }
}
