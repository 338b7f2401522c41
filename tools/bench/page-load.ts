import type { Browser } from 'playwright';
import { openOnPhone } from './phone';

/** The figures of a first visit: LCP and TBT in ms, CLS, and the compressed bytes of scripts and of everything until hydration. */
export type Load = Readonly<Record<'lcp' | 'tbt' | 'cls' | 'scripts' | 'bytes', number>>;

/** A performance entry. Only layout shifts have a `value`, only files a `encodedBodySize`. */
type Entry = Pick<PerformanceEntry, 'entryType' | 'name' | 'startTime' | 'duration'> & {
  readonly value?: number;
  readonly encodedBodySize?: number;
};

/** Runs at the start of a document. Marks when it is hydrated. */
const markHydration = () =>
  new MutationObserver(() => performance.mark('hydrated')).observe(document, {
    subtree: true,
    attributeFilter: ['data-hydrated'],
  });

/** Runs in the page, and returns its performance entries. `getEntries` omits three types, which only an observer receives. */
function readEntries(): readonly Entry[] {
  const observer = new PerformanceObserver(() => {});
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
  return [...performance.getEntries(), ...observer.takeRecords()].map((entry) => entry.toJSON());
}

/** Derives the figures from the entries of a page. */
export function figuresOf(entries: readonly Entry[]): Load {
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const startOf = (named: string) => entries.find(({ name }) => name === named)?.startTime ?? Number.NaN;
  const sum = (list: readonly Entry[], figure: (entry: Entry) => number | undefined) =>
    list.reduce((total, entry) => total + (figure(entry) ?? 0), 0);
  const [fcp, hydrated] = [startOf('first-contentful-paint'), startOf('hydrated')];
  // Leave out pages that were prefetched afterwards.
  const files = entries.filter(({ startTime }) => startTime < hydrated);
  return {
    lcp: ofType('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    // The part of each task beyond its first 50 ms, from the first paint on.
    tbt: sum(ofType('longtask'), ({ startTime, duration }) =>
      Math.max(0, Math.min(duration, startTime + duration - fcp) - 50),
    ),
    // The sum of all shifts is at least CLS, which counts only the worst session window.
    cls: sum(ofType('layout-shift'), ({ value }) => value),
    scripts: sum(files, ({ name, encodedBodySize }) => (name.endsWith('.js') ? encodedBodySize : 0)),
    bytes: sum(files, ({ encodedBodySize }) => encodedBodySize),
  };
}

/**
 * Loads a page once with an empty cache on a slow network, and waits until half a second after the network becomes idle.
 * @param javaScriptEnabled false to measure what the page is compared with: itself without scripts
 */
export async function measureLoad(browser: Browser, url: string, javaScriptEnabled = true): Promise<Load> {
  const { page } = await openOnPhone(browser, 'slow', javaScriptEnabled);
  await page.addInitScript(markHydration);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const figures = figuresOf(await page.evaluate(readEntries));
  await page.close();
  return figures;
}
