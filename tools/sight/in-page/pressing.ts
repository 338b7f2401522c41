import type { Scope } from '../snapshot';
import { rectsOf } from './boxes';
import { nameOf } from './names';
import { fixedBoxes } from './pinned';
import { bringIntoView } from './scrolling';
import { textsIn } from './texts';
import { notRendered } from './visibility';

/** Returns the widest box in which presses reach a link or control. */
function targetOf(control: Element): DOMRect | undefined {
  // A link may cover its whole card with a pseudo-element, whose box cannot be measured.
  const isStretched = getComputedStyle(control, '::after').position === 'absolute';
  const target = (isStretched && control instanceof HTMLElement && control.offsetParent) || control;
  return rectsOf(target).sort((a, b) => b.width - a.width)[0];
}

/** Whether an inline element has visible words beside it that are not part of a link or control. */
function isInText(element: Element, { mayHide }: Scope): boolean {
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

/** Returns the side of the largest square around the middle of a box in which presses reach a control: 44, 34, 24, 12 or 0 px. */
function reachOf(control: Element, { width, height }: DOMRect, at: (byX: number, byY: number) => Element | null) {
  const hits = (byX: number, byY: number) => control.contains(at(byX, byY));
  // Leave out a pixel on each side, where a neighbor may begin.
  const isReached = (by: number) => hits(by, 0) && hits(-by, 0) && hits(0, by) && hits(0, -by);
  const sides = [44, 34, 24, 12].filter((side) => Math.min(width, height) > side - 0.1);
  return sides.find((side) => isReached(side / 2 - 1)) ?? 0;
}

/**
 * Scrolls to a link or control. Finds out whether it is hidden, what covers its middle, and whether the target around the middle is
 * too small. In running text, WCAG 2.5.8 requires no size.
 */
export function unclickable(control: Element, scope: Scope): readonly string[] {
  if (scope.mayHide.some((selector) => control.closest(selector))) return [];
  const name = nameOf(control);
  const hidden = notRendered(control) ?? (targetOf(control) ? null : 'has no size');
  if (hidden !== null) return [`${name} ${hidden}`];
  const box = bringIntoView(control, () => targetOf(control)) ?? control.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const at = (byX: number, byY: number) => document.elementFromPoint(x + byX, y + byY);
  const hit = at(0, 0);
  if (!control.contains(hit)) return [`a click on ${name} would reach ${hit ? nameOf(hit) : 'the edge of the screen'}`];
  const [reach, side] = [reachOf(control, box, at), scope.targetSide];
  if (reach >= side || isInText(control, scope)) return [];
  return [`the target of ${name} is ${reach} px wide, less than ${side} px`];
}

/**
 * Measures where the h1 begins, and counts the links of the main content that are outside running text, at least 44 px high, and end
 * above the bottom of the screen and above a bar fixed there.
 */
export function firstScreen(scope: Scope) {
  const bars = fixedBoxes().filter(({ bottom }) => bottom >= innerHeight);
  const end = Math.min(innerHeight, ...bars.map(({ top }) => top));
  const links = [...document.querySelectorAll('main a[href]')].filter((link) => {
    const { top, bottom } = targetOf(link) ?? new DOMRect();
    return bottom - top >= 44 && Math.round(bottom) <= end && notRendered(link) === null && !isInText(link, scope);
  });
  const heading = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
  return { heading: Math.round(heading + scrollY), links: links.length };
}
