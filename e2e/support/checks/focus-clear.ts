import type { Page } from '@playwright/test';
import { lendHand } from './in-page';

/**
 * Watches, from now on, whether each element that Tab reaches can be seen: it is in the viewport, and neither the header
 * nor the call bar nor anything else lies over the whole of it.
 * @returns what asks for the findings so far, a line for each element that is hidden while it has the focus
 */
export async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await lendHand(page);
  await page.evaluate(() => {
    const { name } = window.hand;
    const hidden: string[] = [];
    window.hidden = hidden;

    /** A net of points over a box, a little inside its edges. */
    const points = ({ left, top, width, height }: DOMRect) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
        [0.05, 0.3, 0.5, 0.7, 0.95].map((down) => ({ x: left + width * across, y: top + height * down })),
      );
    const within = ({ x, y }: { x: number; y: number }, { left, right, top, bottom }: DOMRect) =>
      x >= left && x < right && y >= top && y < bottom;

    const look = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return;
      // What lies over the page, unless the focus is in it.
      const over = [...document.querySelectorAll('header, nav[aria-label="Call or write"]')]
        .filter((bar) => !bar.contains(focused) && ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
        .map((bar) => bar.getBoundingClientRect());
      const screen = new DOMRect(0, 0, innerWidth, innerHeight);
      const inView = [...focused.getClientRects()].flatMap(points).filter((point) => within(point, screen));
      const uncovered = inView.filter((point) => !over.some((bar) => within(point, bar)));
      const seen = uncovered.filter(({ x, y }) => focused.contains(document.elementFromPoint(x, y)));
      if (seen.length > 0) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const why = inView.length === 0 ? 'out of view' : uncovered.length === 0 ? 'behind a bar' : 'behind something';
      hidden.push(`${name(focused)} has the focus ${why}, from ${Math.round(top)} to ${Math.round(bottom)} px`);
    };
    // By the time the key is up, the focus has moved and the page has scrolled to it.
    window.addEventListener('keyup', look, { capture: true });
  });
  return () => page.evaluate(() => window.hidden);
}

declare global {
  interface Window {
    /** Elements that had the focus and could not be seen. */
    hidden: string[];
  }
}
