import type { Browser, Page } from 'playwright';
import { routes } from '../../spec/routes';
import { screen, slowdown } from './page-load';
import { logRequests, type RequestLog } from './request-log';

/** A visitor's way from one page of the site to another, its chunk fetched while they pointed at the link. */
export interface NavigationRun {
  readonly path: string;
  /** Milliseconds from the click until the frame with the new heading was on the screen. */
  readonly time: number;
  /** Milliseconds from the click until the frame after that one began: no earlier than the former, and as a script can tell. */
  readonly untilNext: number;
  /** Requests that began before the heading was painted, and those after it that the new page made until it was still. */
  readonly requests: number;
  readonly later: number;
}

/** When a click came, when the frame after it was on the screen, and when the next began, in milliseconds since 1970. */
interface ClickToFrame {
  readonly clicked: number;
  readonly painted: number;
  readonly next: number;
}

declare global {
  interface Window {
    clickToHeading: Promise<ClickToFrame>;
  }
}

const links = 20;

/** A way to the first link to a page not visited yet, which every page has in its own text or in the footer. */
async function nextLink(page: Page, visited: ReadonlySet<string>): Promise<string> {
  const found = await page
    .locator('main a[href], footer a[href]')
    .evaluateAll((anchors) =>
      anchors.filter((anchor) => anchor.checkVisibility()).map((anchor) => anchor.getAttribute('href') ?? ''),
    );
  const path = found.find((href) => !visited.has(href) && routes.some((route) => route.path === href));
  if (!path) throw new Error(`${page.url()} has no link to a page that was not visited yet`);
  return path;
}

/**
 * The browser's own measure of a click, as in the Interaction to Next Paint of real visits, in steps of 8 ms. It tells of
 * the heading if this was in the document when the click's handlers had ended. Runs in a page: it must not use anything
 * from outside of it.
 * @throws when the heading came later than that
 */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent;
  const slowEvents: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  window.clickToHeading = new Promise((resolve, reject) => {
    let changed = Number.POSITIVE_INFINITY;
    let next: Promise<number> | undefined;
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading === undefined || heading === before) return;
      observer.disconnect();
      changed = performance.now();
      next = new Promise((begun) => requestAnimationFrame(() => requestAnimationFrame(() => begun(performance.now()))));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list, observer) => {
      const click = (list.getEntriesByName('click') as PerformanceEventTiming[])[0];
      if (!click) return;
      observer.disconnect();
      if (changed > click.processingEnd) reject(new Error('The new heading came after the click was handled'));
      const { timeOrigin } = performance;
      const clicked = timeOrigin + click.startTime;
      next?.then((begun) => resolve({ clicked, painted: clicked + click.duration, next: timeOrigin + begun }));
    }).observe(slowEvents);
  });
}

async function follow(page: Page, log: RequestLog, path: string): Promise<NavigationRun> {
  const link = page.locator(`:is(main, footer) a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  // A moment later the browser has also drawn what scrolled into view on the way to the link.
  await log.still(1000, 5000);
  await page.evaluate(watchHeading);
  await link.click();
  const { clicked, painted, next } = await page.evaluate(() => window.clickToHeading);
  await log.still(500, 5000);
  // What came from a cache has left the log by now.
  const since = log.all().filter(({ began }) => began >= clicked);
  const requests = since.filter(({ began }) => began <= painted).length;
  return { path, time: painted - clicked, untilNext: next - clicked, requests, later: since.length - requests };
}

/**
 * Goes from the home page along 20 links, each to a page that was not visited yet, as one visit with an empty cache.
 * The processor is slowed down, the network is not.
 */
export async function measureNavigation(browser: Browser, origin: string): Promise<readonly NavigationRun[]> {
  // A mouse: it can point at a link before it clicks.
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await logRequests(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin);
    await page.locator('html[data-hydrated]').waitFor();
    const visited = new Set(['/']);
    const runs: NavigationRun[] = [];
    while (runs.length < links) {
      const path = await nextLink(page, visited);
      visited.add(path);
      runs.push(await follow(page, log, path));
    }
    return runs;
  } finally {
    await context.close();
  }
}
