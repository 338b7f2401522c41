import type { Page } from '@playwright/test';
import type { Box } from './notes';
import { changedAtEdges, screenshot } from './screenshot';
import { withStyles } from './styles';
import { addTabStops } from './tab-stops';

/** Room around an element for its ring, in px. */
const room = 12;

/** Focuses a tab stop. @returns its name, the part of the page around it, and its boxes within that part */
function focusOn(page: Page, index: number): Promise<{ name: string; part: Box; boxes: Box[] }> {
  return page.evaluate(
    ([at, around]) => {
      const stop = window.tabStops.kinds()[at];
      if (!stop) throw new Error('No such tab stop');
      stop.focus();
      // The ring of a link that covers its card is around the card.
      const ringed = (getComputedStyle(stop, '::after').position === 'absolute' && stop.closest('li')) || stop;
      // focus() may leave a part of the ring below the screen.
      ringed.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = ringed.getBoundingClientRect();
      const [x, y] = [Math.max(0, Math.floor(box.left - around)), Math.max(0, Math.floor(box.top - around))];
      const right = Math.min(innerWidth, Math.ceil(box.right + around)) + scrollX;
      const bottom = Math.min(innerHeight, Math.ceil(box.bottom + around)) + scrollY;
      const boxes = [...ringed.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .map((each) => ({ left: each.left - x, top: each.top - y, right: each.right - x, bottom: each.bottom - y }));
      return { name: window.tabStops.name(stop), part: { left: x + scrollX, top: y + scrollY, right, bottom }, boxes };
    },
    [index, room] as const,
  );
}

/**
 * Compares one tab stop of each kind with and without the focus: along its edge, an area as large as a border 2 px wide
 * must change by a contrast of 3 to 1 (WCAG 2.4.13).
 * @param within the part of the page to check, as a selector
 * @returns one line for each tab stop whose focus ring is too small or too faint
 */
export async function focusRing(page: Page, within = 'body'): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addTabStops(page);
  // `:focus-visible` applies to `focus()` only if the last input was a key.
  await page.keyboard.press('Tab');
  const indexes = await page.evaluate(
    (part) => window.tabStops.kinds().flatMap((stop, index) => (stop.closest(part) ? [index] : [])),
    within,
  );
  const findings: string[] = [];
  // Content that is laid out only when it comes near would move tab stops between measuring and the screenshot.
  await withStyles(page, '* { content-visibility: visible !important }', async () => {
    for (const index of indexes) {
      const { name, part, boxes } = await focusOn(page, index);
      const focused = await screenshot(page, part);
      await page.evaluate((at) => window.tabStops.kinds()[at]?.blur(), index);
      const area = changedAtEdges(await screenshot(page, part), focused, boxes);
      const size = ({ left, top, right, bottom }: Box) => 4 * (right - left + bottom - top) - 16;
      const required = boxes.reduce((sum, box) => sum + size(box), 0);
      if (area < required)
        findings.push(`${name}: ${area} px of focus ring are visible, ${Math.round(required)} are required`);
    }
  });
  return findings;
}
