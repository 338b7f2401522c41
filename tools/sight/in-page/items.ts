import type { Scope } from '../snapshot';
import { lineRects } from './boxes';
import { nameOf, nameOfText } from './names';
import { boxesAtRest } from './scrolling';
import { hiddenBox, hiddenText } from './visibility';

/** A text node, picture or field, where it is before anything scrolls. `findOut` scrolls to it, and returns why it is hidden, or null. */
export type Item = ReturnType<typeof textItem | typeof boxItem>;

/** Whether an element is in a fixed part, which stays on the screen while the page scrolls. Sticky parts do not count. */
const isFixed = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));

const commonOf = (element: Element, { mayHide }: Scope) => ({
  element,
  mayHide: mayHide.some((selector) => element.closest(selector)),
  fixed: isFixed(element),
});

/** Returns what the snapshot keeps of a text. */
export const textItem = (node: Text, element: Element, scope: Scope) => ({
  ...commonOf(element, scope),
  node,
  name: nameOfText(element, node.data),
  boxes: boxesAtRest(element, lineRects(node, element)),
  findOut: () => hiddenText(node, element),
});

/** Returns what the snapshot keeps of an element that has a box. */
export const boxItem = (element: Element, scope: Scope) => ({
  ...commonOf(element, scope),
  node: element,
  name: nameOf(element),
  boxes: boxesAtRest(element, [element.getBoundingClientRect()]),
  findOut: () => hiddenBox(element),
});
