import type { Browser, CDPSession, Page } from 'playwright';
import { routes } from '../../spec/routes';
import { onPhone } from './phone';

/** How many links a long visit follows. */
const links = 20;
/** How long a tap touches the screen, in milliseconds. The page's script is prefetched meanwhile. */
const press = 80;
/** How long a page rests before a tap, in milliseconds: it may scroll to its top and load what came into view. */
const rest = 1500;
/** What `watchHeading` logs, followed by the time. */
const painted = 'heading painted';

/**
 * Runs at the start of each document, and logs how long after a tap a new heading was painted. A task queued in an
 * animation frame's callback runs after that frame. `window.name` carries the tap into the next document, where a link
 * loads one.
 */
function watchHeading(message: string): void {
  // No named function: the compiler would add calls to a helper that the page does not have.
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = document.querySelector('h1')?.textContent;
      window.name = JSON.stringify({ tapped: performance.timeOrigin + timeStamp, before });
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (!window.name) return;
    const { tapped, before } = JSON.parse(window.name);
    const now = document.querySelector('h1')?.textContent;
    if (now === undefined || now === before) return;
    window.name = '';
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => console.log(message, performance.timeOrigin + performance.now() - tapped);
      port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** The links in a page's text and footer that can be seen. */
const visibleLinks = (page: Page, selector: string) =>
  page.locator(`:is(main, footer) a${selector}`).filter({ visible: true });

/** Taps a link. @returns the milliseconds from lifting the finger to the frame with the new heading */
async function tap(page: Page, session: CDPSession, to: string): Promise<number> {
  const link = visibleLinks(page, `[href="${to}"]`).first();
  await page.waitForTimeout(rest);
  await link.evaluate((anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(rest);
  // The first line of the link: the middle of the box around two lines may be outside the link.
  const point = await link.evaluate((anchor) => {
    const { x, y, width, height } = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const logged = page.waitForEvent('console', (message) => message.text().startsWith(painted));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(press);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return Number((await logged).text().slice(painted.length));
}

/** Opens a page, and follows links from it. */
function visit<Result>(browser: Browser, url: string, follow: (page: Page, session: CDPSession) => Promise<Result>) {
  return onPhone(browser, 'fast', async (page, session) => {
    await page.addInitScript(watchHeading, painted);
    await page.goto(url, { waitUntil: 'networkidle' });
    return follow(page, session);
  });
}

/** Follows one link, from the first page of a visit. @returns the time in milliseconds */
export function measureTap(browser: Browser, url: string, to: string): Promise<number> {
  return visit(browser, url, (page, session) => tap(page, session, to));
}

/**
 * Follows 20 links from the home page on, each the first visible one to a page not visited yet, if there is one.
 * @returns where each led, and its time in milliseconds
 */
export function measureVisit(browser: Browser, origin: string): Promise<readonly (readonly [to: string, number])[]> {
  const unvisited = new Set<string>(routes.map(({ path }) => path).filter((path) => path !== '/'));
  return visit(browser, origin, async (page, session) => {
    const taps: [string, number][] = [];
    while (taps.length < links) {
      const found = await visibleLinks(page, '[href]').evaluateAll((anchors) =>
        anchors.map((anchor) => anchor.getAttribute('href') ?? ''),
      );
      // At a dead end, the visit goes on from the home page.
      const to = found.find((href) => unvisited.delete(href)) ?? '/';
      taps.push([to, await tap(page, session, to)]);
    }
    return taps;
  });
}
