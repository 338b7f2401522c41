import type { Control, Item, Scope } from '../snapshot';
import { boxOf, hasSize, lineRects, rectsOf } from './boxes';
import { nameOf, nameOfText } from './names';
import { hiddenAt, notRendered, overflowed } from './painting';
import { boxesAtRest, bringIntoView } from './scrolling';
import { textsIn } from './texts';

/** Completes an item that was measured at the top of the page: scrolls to it, and finds out whether it is visible. */
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

const isDecoration = (node: Node) => node instanceof Element && node.closest('[aria-hidden="true"], [alt=""]') !== null;

/** Returns the properties that every item has. @param element the node itself, or the element around a text node */
const commonOf = (node: Node, element: Element, { mayHide, anyOrder }: Scope) => ({
  mayHide: mayHide.some((selector) => element.closest(selector)),
  fixed: isFixed(element),
  place: placeOf(node),
  anyOrder: isDecoration(node) || anyOrder.some((selector) => element.closest(selector)),
  rightToLeft: element.closest('[dir]')?.getAttribute('dir') === 'rtl',
});

/** Returns the element itself or, if it has no box, the nearest ancestor that has one. */
function boxAround(element: Element): Element {
  const { display } = getComputedStyle(element);
  return display === 'contents' && element.parentElement ? boxAround(element.parentElement) : element;
}

export function measureText(text: Text, element: Element, scope: Scope): Measured {
  const lines = lineRects(text, element);
  const item = { name: nameOfText(element, text.data), boxes: boxesAtRest(element, lines) };
  return () => {
    let hidden = notRendered(element) ?? (lines.length === 0 ? 'has no size' : null);
    const around = boxAround(element);
    for (let line = 0; line < lines.length && !hidden; line++) {
      const rect = bringIntoView(around, () => lineRects(text, element)[line]);
      if (!rect) break;
      const edge = Math.min(3, rect.width / 2);
      const at = (x: number, down: number) => hiddenAt(around, x, rect.top + rect.height * down);
      hidden =
        at(rect.left + edge, 0.7) ??
        at(rect.left + rect.width / 2, 0.5) ??
        at(rect.right - edge, 0.3) ??
        overflowed(around, rect);
    }
    return { ...item, hidden, ...commonOf(text, element, scope) };
  };
}

/**
 * Checks 25 points of an element's box. Returns null if one of them is visible, because text may cover part of a picture.
 * Otherwise returns what hides the last one.
 */
function hiddenAll(element: Element, { left, top, width, height }: DOMRect): string | null {
  let reason: string | null = null;
  for (const across of [0.5, 0.1, 0.9, 0.3, 0.7])
    for (const down of [0.5, 0.1, 0.9, 0.3, 0.7]) {
      reason = hiddenAt(element, left + width * across, top + height * down);
      if (reason === null) return null;
    }
  return reason;
}

/** Measures a picture or a field. */
export function measureBox(element: Element, scope: Scope): Measured {
  const at = element.getBoundingClientRect();
  const item = { name: nameOf(element), boxes: boxesAtRest(element, [at]) };
  return () => {
    let hidden = notRendered(element) ?? (hasSize(at) ? null : 'has no size');
    if (element instanceof HTMLImageElement && element.naturalWidth === 0) hidden = 'has not loaded';
    const rect = hidden ? undefined : bringIntoView(element, () => element.getBoundingClientRect());
    return {
      ...item,
      hidden: hidden ?? (rect ? hiddenAll(element, rect) : null),
      ...commonOf(element, element, scope),
    };
  };
}

/** Whether an inline element has words beside it that are not part of a link or control. */
function isInText(element: Element): boolean {
  const inline = (each: Element) => getComputedStyle(each).display.startsWith('inline');
  if (!inline(element)) return false;
  let block = element.parentElement;
  while (block && inline(block)) block = block.parentElement;
  return textsIn(block ?? document.body).some(
    ([{ data }, around]) => !around.closest('a, button, summary, label, .visually-hidden') && /\p{L}{2}/u.test(data),
  );
}

/** Returns what covers the middle of a control's box, or null, and the size of the control's target. */
function press(element: Element, { left, top, width, height }: DOMRect): Pick<Control, 'blocked' | 'reach'> {
  const at = (byX: number, byY: number) => document.elementFromPoint(left + width / 2 + byX, top + height / 2 + byY);
  const hits = (byX: number, byY: number) => element.contains(at(byX, byY));
  const hit = at(0, 0);
  if (!element.contains(hit)) return { blocked: hit ? nameOf(hit) : 'the edge of the screen', reach: 0 };
  // Leave out a pixel on each side, where a neighbor may begin.
  const isReached = (by: number) => hits(by, 0) && hits(-by, 0) && hits(0, by) && hits(0, -by);
  const sides = [44, 34, 24, 12].filter((side) => Math.min(width, height) > side - 0.1);
  return { blocked: null, reach: sides.find((side) => isReached(side / 2 - 1)) ?? 0 };
}

export function measureControl(element: Element, scope: Scope): Measured<Control> {
  // A link may cover its whole card with a pseudo-element, whose box cannot be measured.
  const isStretched = getComputedStyle(element, '::after').position === 'absolute';
  const pressed = (isStretched && element instanceof HTMLElement && element.offsetParent) || element;
  const widest = () => rectsOf(pressed).sort((a, b) => b.width - a.width)[0];
  const box = widest();
  const item = { name: nameOf(element), boxes: box ? [boxOf(box)] : [] };
  return () => {
    const hidden = notRendered(element) ?? (box ? null : 'has no size');
    const rect = hidden ? undefined : bringIntoView(element, widest);
    const { blocked, reach } = rect ? press(element, rect) : { blocked: null, reach: 0 };
    return { ...item, hidden, blocked, reach, inText: isInText(element), ...commonOf(element, element, scope) };
  };
}
