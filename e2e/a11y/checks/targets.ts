import type { Page } from '@playwright/test';
import { addHelpers } from './helpers';

/**
 * Checks that each link and control outside running text can be pressed in a square of 44 px around its middle: that it
 * is that large, and that nothing covers it. (WCAG 2.5.8, 24 px with exceptions, is axe's rule `target-size`.)
 * @param within the part of the page to check, as a selector
 * @returns one line for each target that is too small
 */
export async function targets(page: Page, within = 'body'): Promise<string[]> {
  await addHelpers(page);
  return page.evaluate((part) => {
    const { name, stops } = window.helpers;

    /** Whether an inline element is beside words that are not part of a link or control. */
    const inText = (element: Element) => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      const walker = document.createTreeWalker(block ?? document.body, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const outside = text.parentElement?.closest('a, button, summary, label, .visually-hidden') === null;
        if (outside && /\p{L}{2}/u.test(text.textContent ?? '')) return true;
      }
      return false;
    };

    return stops()
      .filter((element) => element.closest(part) && !inText(element))
      .flatMap((element) => {
        // The skip link has its full size only while it has the focus.
        element.focus({ preventScroll: true });
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        // A link may cover its whole card with a pseudo-element, which has no box of its own.
        const stretched = getComputedStyle(element, '::after').position === 'absolute';
        const pressed = (stretched && element.offsetParent) || element;
        const [first = pressed.getBoundingClientRect(), ...others] = pressed.getClientRects();
        const box = others.reduce((widest, other) => (other.width > widest.width ? other : widest), first);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // Leaves one pixel free on each side, where a neighbor may begin.
        const offsets = [-21, -14, -7, 0, 7, 14, 21];
        const hit = (byX: number, byY: number) => element.contains(document.elementFromPoint(x + byX, y + byY));
        const pressable = offsets.every((offset) => hit(offset, 0) && hit(0, offset));
        const large = Math.min(box.width, box.height) > 43.9;
        if (large && pressable) return [];
        const size = `${Math.round(box.width)} by ${Math.round(box.height)} px`;
        return [`${name(element)} is ${large ? 'partly covered' : `only ${size}`}`];
      });
  }, within);
}
