import type { Control } from '../snapshot';
import { rectsOf } from './boxes';
import { nameOf } from './names';
import { bringIntoView } from './scrolling';
import { textsIn } from './texts';
import { notRendered } from './visibility';

/** Returns the widest box in which a press reaches a link or control. */
export function targetOf(control: Element): { readonly element: Element; readonly box: DOMRect | undefined } {
  // A link may cover its whole card with a pseudo-element, whose box cannot be measured.
  const isStretched = getComputedStyle(control, '::after').position === 'absolute';
  const element = (isStretched && control instanceof HTMLElement && control.offsetParent) || control;
  return { element, box: rectsOf(element).sort((a, b) => b.width - a.width)[0] };
}

/** Whether an inline element has visible words beside it that are not part of a link or control. */
function isInText(element: Element, mayHide: readonly string[]): boolean {
  const inline = (each: Element) => getComputedStyle(each).display.startsWith('inline');
  if (!inline(element)) return false;
  let block = element.parentElement;
  while (block && inline(block)) block = block.parentElement;
  return textsIn(block ?? document.body).some(([{ data }, around]) => {
    const hiding = around.closest(mayHide.join() || 'none');
    const isShown = !hiding || hiding.contains(element);
    return isShown && !around.closest('a, button, summary, label') && /\p{L}{2}/u.test(data);
  });
}

/** Finds out what covers the middle of a control, and how far around it presses reach the control. */
export function press(
  control: Element,
  mayHide: readonly string[],
): Pick<Control, 'hidden' | 'blocked' | 'reach' | 'inText'> {
  const inText = isInText(control, mayHide);
  const hidden = notRendered(control) ?? (targetOf(control).box ? null : 'has no size');
  const rect = hidden ? undefined : bringIntoView(control, () => targetOf(control).box);
  if (!rect) return { hidden, blocked: null, reach: 0, inText };
  const { left, top, width, height } = rect;
  const at = (byX: number, byY: number) => document.elementFromPoint(left + width / 2 + byX, top + height / 2 + byY);
  const hits = (byX: number, byY: number) => control.contains(at(byX, byY));
  const hit = at(0, 0);
  if (!control.contains(hit))
    return { hidden, blocked: hit ? nameOf(hit) : 'the edge of the screen', reach: 0, inText };
  // Leave out a pixel on each side, where a neighbor may begin.
  const isReached = (by: number) => hits(by, 0) && hits(-by, 0) && hits(0, by) && hits(0, -by);
  const sides = [44, 34, 24, 12].filter((side) => Math.min(width, height) > side - 0.1);
  return { hidden, blocked: null, reach: sides.find((side) => isReached(side / 2 - 1)) ?? 0, inText };
}
