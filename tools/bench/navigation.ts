import type { Browser, Page } from 'playwright';
import { routes } from '../../spec/routes';
import { openPhone, type Phone } from './phone';

/** One navigation within the site. */
export interface Navigation {
  readonly path: string;
  /** Milliseconds from the end of the tap, when the finger is lifted, to the frame with the new heading. */
  readonly time: number;
}

declare global {
  interface Window {
    headingPainted: Promise<number>;
  }
}

const links = 20;
/** How long a tap touches the screen, in milliseconds. The page's script is prefetched meanwhile. */
const press = 80;

/** The first visible link to a page that was not visited yet. */
async function nextPath(page: Page, visited: ReadonlySet<string>): Promise<string> {
  const found = await page
    .locator('main a[href], footer a[href]')
    .evaluateAll((anchors) =>
      anchors.filter((anchor) => anchor.checkVisibility()).map((anchor) => anchor.getAttribute('href') ?? ''),
    );
  const path = found.find((href) => !visited.has(href) && routes.some((route) => route.path === href));
  if (!path) throw new Error(`${page.url()} has no link to a page that was not visited yet`);
  return path;
}

/** Runs in the page. A task queued in an animation frame's callback runs once that frame has been painted. */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent;
  window.headingPainted = new Promise((resolve, reject) => {
    let tapped = 0;
    setTimeout(reject, 20_000, new Error(`No new heading after ${before}`));
    window.addEventListener(
      'click',
      (event) => {
        tapped = event.timeStamp;
      },
      { capture: true, once: true },
    );
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading === undefined || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - tapped);
        port2.postMessage(undefined);
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Taps a link. @returns the time until the new heading is painted */
export async function follow({ page, session, networkIdle }: Phone, path: string): Promise<number> {
  const link = page.locator(`:is(main, footer) a[href="${path}"]`).filter({ visible: true }).first();
  // The page may still be scrolling to its top.
  await networkIdle(1000, 5000);
  await link.evaluate((anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Waits for pictures that the scroll brought into view.
  await networkIdle(500, 5000);
  await page.evaluate(watchHeading);
  // Uses the first line of the link: the middle of the box around two lines may be outside the link.
  const point = await link.evaluate((anchor) => {
    const { x, y, width, height } = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((done) => setTimeout(done, press));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return page.evaluate(() => window.headingPainted);
}

/** Follows 20 links from the home page on, each to a page not visited yet, with a slowed CPU and a fast network. */
export async function measureNavigation(browser: Browser, origin: string): Promise<readonly Navigation[]> {
  const phone = await openPhone(browser, 'fast');
  try {
    await phone.page.goto(origin);
    await phone.page.locator('html[data-hydrated]').waitFor();
    const visited = new Set(['/']);
    const navigations: Navigation[] = [];
    while (navigations.length < links) {
      const path = await nextPath(phone.page, visited);
      visited.add(path);
      navigations.push({ path, time: await follow(phone, path) });
    }
    return navigations;
  } finally {
    await phone.close();
  }
}
