/** A request of a page: what it asked for, and the file whose code or markup asked. */
export interface Asked {
  readonly url: string;
  /** Undefined where the browser does not tell, as for what a preload header names. */
  readonly initiator: string | undefined;
}

/**
 * How many requests had to come one after the other: 1 for the document alone, 2 where all else is named in it, one more
 * for each file that only another one names.
 * @param document the page's own address
 */
export function chainDepth(requests: readonly Asked[], document: string): number {
  const initiators = new Map(requests.map(({ url, initiator }) => [url, initiator]));
  const depthOf = (url: string, seen: readonly string[]): number => {
    if (url === document) return 1;
    const initiator = initiators.get(url);
    if (!initiator || !initiators.has(initiator) || seen.includes(initiator)) return 2;
    return 1 + depthOf(initiator, [...seen, url]);
  };
  return Math.max(1, ...requests.map(({ url }) => depthOf(url, [url])));
}

/** A task that kept the page's main thread busy for more than 50 ms. Milliseconds since the navigation began. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

/** Total blocking time: what tasks took beyond 50 ms each, counted from a moment on. Milliseconds. */
export function blockingTime(tasks: readonly LongTask[], from: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const counted = Math.min(duration, start + duration - from);
    return sum + Math.max(0, counted - 50);
  }, 0);
}
