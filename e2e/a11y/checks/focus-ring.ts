import type { CDPSession, Page } from '@playwright/test';
import { addStyles, removeStyles } from '../../support/add-styles';
import { addHelpers } from './helpers';
import { changedAtEdges, type Rect } from './pixels';

/** Room around an element for its ring, in px. */
const room = 12;

/** Focuses a tab stop. @returns its name, the part of the page around it, and its boxes within that part */
function focusOn(page: Page, index: number): Promise<{ name: string; clip: Rect; boxes: Rect[] }> {
  return page.evaluate(
    ([at, around]) => {
      const stop = window.ringed[at];
      if (!stop) throw new Error('No such tab stop');
      stop.focus();
      // The ring of a link that covers its card is around the card.
      const ringed = (getComputedStyle(stop, '::after').position === 'absolute' && stop.closest('li')) || stop;
      // focus() may leave a part of the ring below the screen.
      ringed.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, right, bottom } = ringed.getBoundingClientRect();
      const x = Math.max(0, Math.floor(left - around));
      const y = Math.max(0, Math.floor(top - around));
      const width = Math.min(innerWidth, Math.ceil(right + around)) - x;
      const height = Math.min(innerHeight, Math.ceil(bottom + around)) - y;
      const boxes = [...ringed.getClientRects()]
        .filter((box) => box.width > 0 && box.height > 0)
        .map((box) => ({ x: box.x - x, y: box.y - y, width: box.width, height: box.height }));
      return { name: window.helpers.name(stop), clip: { x: x + scrollX, y: y + scrollY, width, height }, boxes };
    },
    [index, room] as const,
  );
}

/** Takes a screenshot through CDP, because `page.screenshot` takes twice as long. */
async function screenshot(session: CDPSession, clip: Rect): Promise<Buffer> {
  const options = { clip: { ...clip, scale: 1 }, optimizeForSpeed: true };
  return Buffer.from((await session.send('Page.captureScreenshot', options)).data, 'base64');
}

/**
 * Compares one tab stop of each kind with and without the focus: along its edge, an area as large as a border 2 px wide
 * must change by a contrast of 3 to 1 (WCAG 2.4.13). Expects reduced motion.
 * @param within the part of the page to check, as a selector
 * @returns one line for each tab stop whose focus ring is too small or too faint
 */
export async function focusRing(page: Page, within = 'body'): Promise<string[]> {
  await addHelpers(page);
  // Content that is laid out only when it comes near would move tab stops between measuring and the screenshot.
  await addStyles(page, '* { content-visibility: visible !important }');
  // `:focus-visible` applies to `focus()` only if the last input was a key.
  await page.keyboard.press('Tab');
  const count = await page.evaluate((part) => {
    window.ringed = window.helpers.kinds().filter((stop) => stop.closest(part));
    return window.ringed.length;
  }, within);
  const session = await page.context().newCDPSession(page);
  const findings: string[] = [];
  for (let index = 0; index < count; index++) {
    const { name, clip, boxes } = await focusOn(page, index);
    const focused = await screenshot(session, clip);
    await page.evaluate((at) => window.ringed[at]?.blur(), index);
    const area = await changedAtEdges(await screenshot(session, clip), focused, clip.width, boxes);
    const required = boxes.reduce((sum, { width, height }) => sum + 4 * (width + height) - 16, 0);
    if (area < required)
      findings.push(`${name}: ${area} px of focus ring are visible, ${Math.round(required)} are required`);
  }
  await session.detach();
  await removeStyles(page);
  return findings;
}

declare global {
  interface Window {
    /** One tab stop of each kind. */
    ringed: HTMLElement[];
  }
}
