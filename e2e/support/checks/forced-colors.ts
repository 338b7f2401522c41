import type { Page } from '@playwright/test';
import { lendHand } from './in-page';

/**
 * Looks at links and controls in the colors that a system forces: each field has a border, each button a border, a text
 * or an icon, each link a text or an icon, each icon a color, and each of them an outline while it has the focus, all
 * distinct from what they stand on. Expects forced colors.
 * @returns a line for each part that cannot be seen
 */
export async function forcedColors(page: Page): Promise<string[]> {
  await lendHand(page);
  // A key says that the focus is moved by keyboard, so that the page shows where it is.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { name, stops, ground, contrast } = window.hand;
    /** Least contrast of text, and of everything else, by WCAG. */
    const [ofText, ofShape] = [4.5, 3];

    const bordered = (element: Element) => {
      const style = getComputedStyle(element);
      const behind = ground(element.parentElement);
      return (['top', 'right', 'bottom', 'left'] as const).every(
        (side) =>
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          !['none', 'hidden'].includes(style.getPropertyValue(`border-${side}-style`)) &&
          contrast(style.getPropertyValue(`border-${side}-color`), behind) >= ofShape,
      );
    };

    const worded = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const holder = text.parentElement;
        if (!holder || !text.textContent?.trim() || holder.getBoundingClientRect().width <= 1) continue;
        if (contrast(getComputedStyle(holder).color, ground(holder)) >= ofText) return true;
      }
      return false;
    };

    const drawn = (icon: Element) =>
      [...icon.querySelectorAll('path, circle, ellipse, rect, line, polyline, polygon')].some((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].some((paint) => paint !== 'none' && contrast(paint, ground(icon)) >= ofShape);
      });

    const ringed = (element: Element) => {
      // The ring of a link that presses a whole card stands around the card.
      const card = element.closest('li');
      return [element, ...(card?.matches(':has(:focus-visible)') ? [card] : [])].some((ring) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ring);
        const there = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
        return there && contrast(outlineColor, ground(ring.parentElement)) >= ofShape;
      });
    };

    return stops().flatMap((element) => {
      const findings: string[] = [];
      element.focus({ preventScroll: true });
      if (!ringed(element)) findings.push(`${name(element)} has no outline while it has the focus`);
      const icons = [...element.querySelectorAll('svg')].filter((icon) => icon.checkVisibility());
      if (!icons.every(drawn)) findings.push(`${name(element)} has an icon that cannot be told from its ground`);
      if (element.matches('input, select, textarea')) {
        if (!bordered(element)) findings.push(`${name(element)} is a field without a border`);
      } else if (!worded(element) && !icons.some(drawn) && !(element.matches('button') && bordered(element))) {
        findings.push(`${name(element)} has neither a text nor an icon nor a border that can be seen`);
      }
      return findings;
    });
  });
}
