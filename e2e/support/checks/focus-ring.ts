import type { CDPSession, Page } from '@playwright/test';
import { lendHand } from './in-page';
import { type Box, changedAtEdges, lights } from './pixels';

/** Room around an element for its ring, in px. */
const room = 12;
/** A stop with the focus, in view: its name, the part of the page around it, and its boxes in that part, all in px. */
interface Stop {
  readonly name: string;
  readonly clip: Box;
  readonly boxes: readonly Box[];
}

/** Puts the focus on a stop, as Tab would; the ring of a link that presses a whole card stands around the card. */
function focusOn(page: Page, index: number): Promise<Stop> {
  return page.evaluate(
    ([at, around]) => {
      const stop = window.rings[at];
      if (!stop) throw new Error('No such stop');
      stop.focus();
      const card = getComputedStyle(stop, '::after').position === 'absolute' ? stop.closest('li') : null;
      const ringed = card ?? stop;
      // A card is higher than its link, which is all that the browser brings into view.
      if (card) card.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, right, bottom } = ringed.getBoundingClientRect();
      const x = Math.max(0, Math.floor(left - around));
      const y = Math.max(0, Math.floor(top - around));
      const clip = {
        x: x + scrollX,
        y: y + scrollY,
        width: Math.min(innerWidth, Math.ceil(right + around)) - x,
        height: Math.min(innerHeight, Math.ceil(bottom + around)) - y,
      };
      const boxes = [...ringed.getClientRects()]
        .filter((box) => box.width > 0 && box.height > 0)
        .map((box) => ({ x: box.x - x, y: box.y - y, width: box.width, height: box.height }));
      return { name: window.hand.name(stop), clip, boxes };
    },
    [index, room] as const,
  );
}

/** A picture of a part of the page, as a PNG. Asked of the browser itself, which takes half the time. */
async function picture(browser: CDPSession, clip: Box): Promise<Buffer> {
  const { data } = await browser.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/**
 * Looks at the ring of one stop of each kind, on pixels, with and without the focus: at the edge of the element an area
 * as large as a frame 2 px wide must change by a contrast of 3 to 1 (WCAG 2.4.13). Expects reduced motion.
 * @param part the part of the page to look at, as a selector
 * @returns a line for each stop whose ring is too small or too faint
 */
export async function focusRing(page: Page, part = 'body'): Promise<string[]> {
  await lendHand(page);
  // A key says that the focus is moved by keyboard, so that the page shows where it is.
  await page.keyboard.press('Tab');
  const count = await page.evaluate((within) => {
    window.rings = window.hand.kinds().filter((stop) => stop.closest(within));
    return window.rings.length;
  }, part);
  const browser = await page.context().newCDPSession(page);
  const findings: string[] = [];
  for (let index = 0; index < count; index++) {
    const stop = await focusOn(page, index);
    const after = await picture(browser, stop.clip);
    await page.evaluate((at) => window.rings[at]?.blur(), index);
    const before = await picture(browser, stop.clip);
    const area = changedAtEdges(await lights(before), await lights(after), stop.clip.width, stop.boxes);
    // A frame 2 px wide, drawn inside the edge.
    const due = stop.boxes.reduce((sum, { width, height }) => sum + 4 * (width + height) - 16, 0);
    if (area < due) findings.push(`${stop.name}: ${area} px of the ring can be seen, ${Math.round(due)} are due`);
  }
  await browser.detach();
  return findings;
}

declare global {
  interface Window {
    /** One stop of each kind. */
    rings: HTMLElement[];
  }
}
