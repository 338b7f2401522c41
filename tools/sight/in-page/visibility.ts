import { hasSize, lineRects, slack } from './boxes';
import { nameOf } from './names';
import { hasFrame, isPainted } from './painting';
import { bringIntoView } from './scrolling';

/* Why text, a picture or a field cannot be seen. Each point in question is scrolled into view and looked up there. */

/** Returns why an element is not rendered, or null. */
export function notRendered(element: Element): string | null {
  if (!element.checkVisibility()) return 'is not displayed';
  if (!element.checkVisibility({ visibilityProperty: true })) return 'has visibility: hidden';
  if (!element.checkVisibility({ opacityProperty: true })) return 'has opacity: 0';
  return null;
}

/** Returns why a point of an element is not visible on the painted box around the element, or null if it is. */
function hiddenAt(element: Element, x: number, y: number): string | null {
  let isSeen = false;
  for (const hit of document.elementsFromPoint(x, y)) {
    isSeen ||= element.contains(hit);
    if (!isPainted(hit)) continue;
    if (isSeen && (element.contains(hit) || hit.contains(element))) return null;
    if (hit.contains(element)) break;
    return isSeen ? `lies on top of ${nameOf(hit)}, not on the box around it` : `is covered by ${nameOf(hit)}`;
  }
  return isSeen ? null : 'is cut off, outside the screen or behind the box around it';
}

/** Describes the nearest visible box around a line of text if the line overflows it; otherwise returns null. */
function overflowed(element: Element, { left, top, right, bottom }: DOMRect): string | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
    if (!hasFrame(style)) continue;
    const box = at.getBoundingClientRect();
    const isInside =
      left > box.left - slack && top > box.top - slack && right < box.right + slack && bottom < box.bottom + slack;
    return isInside ? null : `overflows ${nameOf(at)}`;
  }
  return null;
}

/** Returns the element itself or, if it has no box, the nearest ancestor that has one. */
function boxAround(element: Element): Element {
  const { display } = getComputedStyle(element);
  return display === 'contents' && element.parentElement ? boxAround(element.parentElement) : element;
}

/** Checks three points of each line of a text node. Returns why the first one is hidden, or null if all are visible. */
export function hiddenText(text: Text, element: Element): string | null {
  const around = boxAround(element);
  const lines = lineRects(text, element).length;
  let hidden = notRendered(element) ?? (lines === 0 ? 'has no size' : null);
  for (let line = 0; line < lines && !hidden; line++) {
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
  return hidden;
}

/**
 * Checks 25 points of a picture or field. Returns null if one of them is visible, because text may cover part of a picture.
 * Otherwise returns what hides the last one.
 */
export function hiddenBox(element: Element): string | null {
  if (element instanceof HTMLImageElement && element.naturalWidth === 0) return 'has not loaded';
  const measure = () => element.getBoundingClientRect();
  let hidden = notRendered(element) ?? (hasSize(measure()) ? null : 'has no size');
  const rect = hidden ? undefined : bringIntoView(element, measure);
  if (!rect) return hidden;
  for (const across of [0.5, 0.1, 0.9, 0.3, 0.7])
    for (const down of [0.5, 0.1, 0.9, 0.3, 0.7]) {
      hidden = hiddenAt(element, rect.left + rect.width * across, rect.top + rect.height * down);
      if (hidden === null) return null;
    }
  return hidden;
}
