import type { Box } from '../snapshot';

/** Tolerance for rounding, in px. */
export const slack = 1;
export const px = Number.parseFloat;
export const hasSize = ({ width, height }: DOMRect): boolean => width > slack && height > slack;

/** A box of the screen as a box of the page. */
export const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({
  left: left + scrollX,
  top: top + scrollY,
  right: right + scrollX,
  bottom: bottom + scrollY,
});

/** The boxes of an element that are large enough to be seen. */
export const rectsOf = (of: Element | Range): DOMRect[] => [...of.getClientRects()].filter(hasSize);

/** The boxes of the lines of a text, as high as its letters. */
export function lineRects(text: Text, element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const fontSize = px(getComputedStyle(element).fontSize);
  return rectsOf(range).map(({ x, y, width, height }) => {
    const inset = Math.max(0, height - fontSize) / 2;
    return new DOMRect(x, y + inset, width, height - 2 * inset);
  });
}
