import type { Browser, CDPSession, Page } from 'playwright';
import { onPhone } from './phone';
import type { Figures } from './targets';

/** How long a tap touches the screen, in milliseconds. The page's script is prefetched meanwhile. */
const press = 80;
/** How long a page rests before a tap, in milliseconds: it loads what came into view, and prefetches. */
const rest = 1500;
/** For how long after a tap changes of the page are counted as its own, in milliseconds. */
const settled = 1500;
/** What `watchFrames` logs, followed by the time and whether the new heading is there. */
const painted = 'painted';

/** A frame that showed a change of `<main>`, by the milliseconds since the tap. */
export interface Frame {
  readonly time: number;
  readonly heading: boolean;
}

/**
 * Runs at the start of each document, and logs each frame that shows a change of `<main>` after a tap. A task queued in
 * an animation frame's callback runs after that frame.
 */
function watchFrames(message: string): void {
  // No named function: the compiler would add calls to a helper that the page does not have.
  let tapped = Number.NaN;
  let before: string | null | undefined;
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      tapped = timeStamp;
      before = document.querySelector('h1')?.textContent;
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    const main = document.querySelector('#main');
    if (!main || Number.isNaN(tapped)) return;
    // The whole element may be new, too.
    const isChanged = changes.some(
      ({ target, addedNodes }) => main.contains(target) || [...addedNodes].some((node) => node.contains(main)),
    );
    if (!isChanged) return;
    const now = document.querySelector('h1')?.textContent;
    const heading = now !== undefined && now !== before;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => console.log(message, performance.now() - tapped, heading);
      port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs at the start of each document: data saving is turned on, so that the site prefetches nothing. */
function saveData(): void {
  const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
  Object.defineProperty(navigator, 'connection', { value: connection });
}

/** When the new heading was painted, and when the whole page was there: its last change soon after the tap. */
export function tapTimes(frames: readonly Frame[]): { readonly heading: number; readonly complete: number } {
  const heading = frames.find((frame) => frame.heading)?.time ?? Number.NaN;
  const times = frames.filter(({ time }) => time <= settled).map(({ time }) => time);
  return { heading, complete: Math.max(heading, ...times) };
}

/** Taps a link. @returns the frames that showed the change until it settled, and how many scripts were not there yet */
async function tap(page: Page, session: CDPSession, to: string) {
  const link = page.locator(`:is(main, footer) a[href="${to}"]`).filter({ visible: true }).first();
  await link.evaluate((anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(rest);
  // The first line of the link: the middle of the box around two lines may be outside the link.
  const point = await link.evaluate((anchor) => {
    const { x, y, width, height } = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const frames: Frame[] = [];
  page.on('console', (message) => {
    const [text, time, heading] = message.text().split(' ');
    if (text === painted) frames.push({ time: Number(time), heading: heading === 'true' });
  });
  const arrived = page.waitForEvent('console', (message) => /^painted .* true$/.test(message.text()));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(press);
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await Promise.all([arrived, page.waitForTimeout(settled)]);
  return { frames, scripts };
}

/** Follows a link from the first page of a visit. @param late whether nothing of the next page is prefetched */
function follow(browser: Browser, url: string, to: string, late: boolean) {
  return onPhone(browser, 'fast', async (page, session) => {
    await page.addInitScript(watchFrames, painted);
    if (late) await page.addInitScript(saveData);
    await page.goto(url, { waitUntil: 'networkidle' });
    const { frames, scripts } = await tap(page, session, to);
    if (late && scripts === 0) throw new Error(`${url}: the script of ${to} was there before the tap`);
    return tapTimes(frames);
  });
}

/**
 * Follows one link, from the first page of a visit.
 * @param withLate whether it is followed once more, in another visit, in which the page's script is not there yet
 */
export async function measureTap(browser: Browser, url: string, to: string, withLate: boolean): Promise<Figures> {
  const { heading, complete } = await follow(browser, url, to, false);
  const figures = { tap: heading, complete };
  if (!withLate) return figures;
  const late = await follow(browser, url, to, true);
  return { ...figures, lateTap: late.heading, lateComplete: late.complete };
}
