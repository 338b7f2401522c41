import type { Box } from '../snapshot';

/** Tolerance for rounding, in px. */
export const slack = 1;
export const px = Number.parseFloat;
/** Whether a box is wider and higher than the slack. */
export const hasSize = ({ width, height }: DOMRect): boolean => width > slack && height > slack;

/** Converts a box on the screen to a box on the page, or moves it by another distance. */
export const boxOf = ({ left, top, right, bottom }: DOMRect, x = scrollX, y = scrollY): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** Returns the element itself or, if it has no box, the nearest ancestor that has one. */
export function boxAround(element: Element): Element {
  const { display } = getComputedStyle(element);
  return display === 'contents' && element.parentElement ? boxAround(element.parentElement) : element;
}

/** Returns the boxes of an element or range that are large enough to be seen. */
export const rectsOf = (of: Element | Range): DOMRect[] => [...of.getClientRects()].filter(hasSize);

/** Returns a box for each line of a text node, trimmed to the height of the font. */
export function lineRects(text: Text, element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const fontSize = px(getComputedStyle(element).fontSize);
  return rectsOf(range).map(({ x, y, width, height }) => {
    const inset = Math.max(0, height - fontSize) / 2;
    return new DOMRect(x, y + inset, width, height - 2 * inset);
  });
}
