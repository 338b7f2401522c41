import type { Browser, Page } from 'playwright';
import { routes } from '../spec/routes';
import { screen, slowdown } from './page-load';
import { type LoggedRequest, logRequests, type RequestLog } from './request-log';

/** A visitor's way from one page of the site to another, its chunk fetched while they pointed at the link. */
export interface NavigationRun {
  readonly path: string;
  /** Milliseconds from the click until the frame after the new heading's own. */
  readonly time: number;
  /** Requests that began before the heading was painted, and those after it that the new page made until it was still. */
  readonly requests: number;
  readonly later: number;
}

declare global {
  interface Window {
    headingPainted: Promise<number>;
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

/** Runs in a page. It must not use anything from outside of it. */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent;
  window.headingPainted = new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading === undefined || heading === before) return;
          observer.disconnect();
          // The first is called before the new heading is painted, the second when it has been.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}

async function follow(page: Page, log: RequestLog, path: string): Promise<NavigationRun> {
  const link = page.locator(`:is(main, footer) a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await log.still(300, 5000);
  const before = new Set(log.all());
  await page.evaluate(watchHeading);
  await link.click();
  const time = await page.evaluate(() => window.headingPainted);
  const atPaint = new Set(log.all());
  await log.still(500, 5000);
  // What came from a cache has left the log by now.
  const made = (request: LoggedRequest) => !before.has(request);
  const requests = log.all().filter((request) => made(request) && atPaint.has(request)).length;
  return { path, time, requests, later: log.all().filter(made).length - requests };
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
    await page.locator('html[data-alive]').waitFor();
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
