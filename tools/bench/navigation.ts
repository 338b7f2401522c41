import type { Browser, Page } from 'playwright';
import { routes } from '../../spec/routes';
import { openPhone, type Phone } from './phone';

/** One navigation within a site. */
export interface Navigation {
  readonly from: string;
  readonly to: string;
  /** Milliseconds from the end of the tap, when the finger is lifted, to the frame with the new heading. */
  readonly time: number;
}

declare global {
  interface Window {
    headingPainted(time: number): void;
  }
}

const links = 20;
/** How long a tap touches the screen, in milliseconds. The page's script is prefetched meanwhile. */
const press = 80;
/** The longest time to wait for a new heading, in milliseconds. */
const timeout = 20_000;

/**
 * Runs at the start of each document, and reports each new heading once its frame has been painted. A task queued in an
 * animation frame's callback runs after that frame. `window.name` carries the tap into the next document, where a link
 * loads one.
 */
function watchHeading(): void {
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      window.name = JSON.stringify({
        tapped: performance.timeOrigin + timeStamp,
        before: document.querySelector('h1')?.textContent,
      });
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
      port1.onmessage = () => window.headingPainted(performance.timeOrigin + performance.now() - tapped);
      port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** A phone whose taps are timed. */
interface TimedPhone extends Phone {
  /** The time of the next navigation, in milliseconds. */
  nextTime(): Promise<number>;
}

async function openTimedPhone(browser: Browser): Promise<TimedPhone> {
  const phone = await openPhone(browser, 'fast');
  let report = (_time: number) => {};
  await phone.page.exposeFunction('headingPainted', (time: number) => report(time));
  await phone.page.addInitScript(watchHeading);
  return {
    ...phone,
    nextTime: () =>
      new Promise((resolve, reject) => {
        report = resolve;
        setTimeout(reject, timeout, new Error(`No new heading after a tap at ${phone.page.url()}`)).unref();
      }),
  };
}

/** Taps a link. @returns the time until the new heading is painted */
async function follow({ page, session, networkIdle, nextTime }: TimedPhone, path: string): Promise<number> {
  const link = page.locator(`:is(main, footer) a[href="${path}"]`).filter({ visible: true }).first();
  // The page may still be scrolling to its top.
  await networkIdle(1000, 5000);
  await link.evaluate((anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Waits for pictures that the scroll brought into view.
  await networkIdle(500, 5000);
  // Uses the first line of the link: the middle of the box around two lines may be outside the link.
  const point = await link.evaluate((anchor) => {
    const { x, y, width, height } = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const time = nextTime();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((done) => setTimeout(done, press));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return time;
}

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

/** Follows 20 links from the home page on, each to a page not visited yet, with a slowed CPU and a fast network. */
export async function measureVisit(browser: Browser, origin: string): Promise<readonly Navigation[]> {
  const phone = await openTimedPhone(browser);
  try {
    await phone.page.goto(origin);
    const visited = new Set(['/']);
    const navigations: Navigation[] = [];
    while (navigations.length < links) {
      const from = new URL(phone.page.url()).pathname;
      const to = await nextPath(phone.page, visited);
      visited.add(to);
      navigations.push({ from, to, time: await follow(phone, to) });
    }
    return navigations;
  } finally {
    await phone.close();
  }
}

/** Follows one link, from the first page of a visit, with a slowed CPU and a fast network. */
export async function measureTap(browser: Browser, origin: string, from: string, to: string): Promise<Navigation> {
  const phone = await openTimedPhone(browser);
  try {
    await phone.page.goto(origin + from);
    return { from, to, time: await follow(phone, to) };
  } finally {
    await phone.close();
  }
}
