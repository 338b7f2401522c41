import type { Control, Item, Scope } from '../snapshot';
import { boxOf, lineRects } from './boxes';
import { nameOf, nameOfText } from './names';
import { press, targetOf } from './pressing';
import { boxesAtRest } from './scrolling';
import { hiddenBox, hiddenText } from './visibility';

/** Completes an item that was measured at the top of the page: scrolls to it, and finds out whether it can be seen or pressed. */
type Measured<Of extends Item = Item> = () => Of;

const isFixed = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));

const places = new Map<Node, readonly number[]>();
function placeOf(node: Node): readonly number[] {
  const { parentNode } = node;
  if (!parentNode) return [];
  const place = places.get(node) ?? [...placeOf(parentNode), [...parentNode.childNodes].indexOf(node as ChildNode)];
  places.set(node, place);
  return place;
}

/** Whether an element is in columns of the browser's own (CSS `columns`), which put the text in order. */
const isInColumns = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).columnCount !== 'auto' || isInColumns(element.parentElement));

/** Returns the properties that every item has. @param element the node itself, or the element around a text node */
const commonOf = (node: Node, element: Element, { mayHide, anyOrder }: Scope) => ({
  mayHide: mayHide.some((selector) => element.closest(selector)),
  fixed: isFixed(element),
  place: placeOf(node),
  anyOrder:
    (node instanceof Element && node.closest('[aria-hidden="true"], [alt=""]') !== null) ||
    anyOrder.some((selector) => element.closest(selector)) ||
    isInColumns(element),
  rightToLeft: element.closest('[dir]')?.getAttribute('dir') === 'rtl',
});

export function measureText(text: Text, element: Element, scope: Scope): Measured {
  const item = { name: nameOfText(element, text.data), boxes: boxesAtRest(element, lineRects(text, element)) };
  return () => ({ ...item, hidden: hiddenText(text, element), ...commonOf(text, element, scope) });
}

/** Measures a picture or a field. */
export function measureBox(element: Element, scope: Scope): Measured {
  const item = { name: nameOf(element), boxes: boxesAtRest(element, [element.getBoundingClientRect()]) };
  return () => ({ ...item, hidden: hiddenBox(element), ...commonOf(element, element, scope) });
}

export function measureControl(control: Element, scope: Scope): Measured<Control> {
  const { box } = targetOf(control);
  const item = { name: nameOf(control), boxes: box ? [boxOf(box)] : [] };
  return () => ({ ...item, ...press(control, scope.mayHide), ...commonOf(control, control, scope) });
}
