import type { LongTask } from './page-metrics';

/** What a page tells of its own loading. Milliseconds since the navigation began. */
export interface Seen {
  /** When the navigation began, in milliseconds since 1970. */
  readonly origin: number;
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint, so far. */
  lcp: number;
  /** All layout shifts added up, which is never less than CLS (the worst of its five-second windows). */
  shifts: number;
  tasks: LongTask[];
  /** When all that stands in the document was loaded. */
  loaded: number;
  /** When the page said that it has come alive; undefined while it has not. */
  alive: number | undefined;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in a page, before anything of its own. It must not use anything from outside of it. */
export function probePage(): void {
  const seen: Seen = {
    origin: performance.timeOrigin,
    fcp: 0,
    lcp: 0,
    shifts: 0,
    tasks: [],
    loaded: 0,
    alive: undefined,
  };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // TypeScript does not know this entry.
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifts += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  window.addEventListener('load', () => {
    seen.loaded = performance.now();
  });
  new MutationObserver(() => {
    seen.alive ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}
