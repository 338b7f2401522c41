import type { Page } from '@playwright/test';
import { addHelpers } from './helpers';

/**
 * Checks links and controls in forced colors: each field has a border; each button a border, text or an icon; each link
 * text or an icon; each icon a visible color; and each of them an outline while it has the focus. Visible means a
 * contrast of 4.5 for text and 3 for the rest. Expects forced colors.
 * @returns one line for each part that is not visible
 */
export async function forcedColors(page: Page): Promise<string[]> {
  await addHelpers(page);
  // `:focus-visible` applies to `focus()` only if the last input was a key.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { name, stops, background, contrast } = window.helpers;

    const hasBorder = (element: Element) => {
      const style = getComputedStyle(element);
      const behind = background(element.parentElement);
      return ['top', 'right', 'bottom', 'left'].every(
        (side) =>
          // A border without a style has a computed width of 0.
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          contrast(style.getPropertyValue(`border-${side}-color`), behind) >= 3,
      );
    };
    const hasText = (element: Element) =>
      [element, ...element.querySelectorAll('*')].some(
        (holder) =>
          [...holder.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
          holder.getBoundingClientRect().width > 1 &&
          contrast(getComputedStyle(holder).color, background(holder)) >= 4.5,
      );
    const isVisible = (icon: Element) =>
      [...icon.querySelectorAll('path, circle, ellipse, rect, line, polyline, polygon')].some((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].some((paint) => paint !== 'none' && contrast(paint, background(icon)) >= 3);
      });
    const hasOutline = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
      const painted = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return painted && contrast(outlineColor, background(element.parentElement)) >= 3;
    };

    return stops().flatMap((element) => {
      const findings: string[] = [];
      element.focus({ preventScroll: true });
      // A link that covers its card by a pseudo-element has its ring there.
      if (!hasOutline(element) && !hasOutline(element, '::after'))
        findings.push('has no outline while it has the focus');
      const icons = [...element.querySelectorAll('svg')].filter((icon) => icon.checkVisibility());
      if (!icons.every(isVisible)) findings.push('has an icon too similar to its background');
      if (element.matches('input, select, textarea')) {
        if (!hasBorder(element)) findings.push('is a field without a border');
      } else if (!hasText(element) && !icons.some(isVisible) && !(element.matches('button') && hasBorder(element))) {
        findings.push('has no visible text, icon or border');
      }
      return findings.map((finding) => `${name(element)} ${finding}`);
    });
  });
}
