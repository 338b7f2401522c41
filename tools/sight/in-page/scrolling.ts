import type { Box } from '../snapshot';
import { boxOf } from './boxes';

const canScroll = (overflow: string) => /auto|scroll/.test(overflow);
const isScroller = (element: Element) =>
  element.scrollHeight > element.clientHeight && canScroll(getComputedStyle(element).overflowY);
let found: readonly Element[] | undefined;
/** Returns the page's scroll containers that a visitor can scroll, inner before outer. Cached. */
function scrollers(): readonly Element[] {
  found ??= [...document.body.querySelectorAll('*')].filter(isScroller).reverse();
  return found;
}
const around = (element: Element) => scrollers().filter((scroller) => scroller.contains(element));

/** Whether a visitor can scroll the page. */
const pageScrolls = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';

/** Scrolls the page and all its scroll containers to the top. */
export function scrollToTop(): void {
  for (const scroller of scrollers()) scroller.scrollTop = 0;
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

/** Scrolls the page so that the point `line` px below its top is `below` px below the top of the screen. */
export const scrollPage = (line: number, below: number): void =>
  scrollTo({ left: 0, top: line - below, behavior: 'instant' });

/** Returns the boxes of an element that, before anything scrolls, lie within the height of each of its scroll containers. */
export function boxesAtRest(element: Element, rects: readonly DOMRect[]): Box[] {
  const areas = around(element).map((each) => each.getBoundingClientRect());
  const isInside = ({ top, bottom }: DOMRect) => areas.every((area) => top >= area.top && bottom <= area.bottom);
  return rects.filter(isInside).map((rect) => boxOf(rect));
}

/**
 * Scrolls a box of an element into the middle half of the screen if the page can scroll that far. Scrolls only what a
 * visitor can: unlike `scrollIntoView`, it does not scroll elements with hidden overflow.
 * @param rectOf measures the box
 * @returns the box after scrolling
 */
export function bringIntoView(element: Element, rectOf: () => DOMRect | undefined): DOMRect | undefined {
  const middleOf = (rect: DOMRect) => rect.top + rect.height / 2;
  for (const scroller of around(element)) {
    const [rect, area] = [rectOf(), scroller.getBoundingClientRect()];
    const away = rect ? middleOf(rect) - middleOf(area) : 0;
    if (Math.abs(away) > area.height / 4) scroller.scrollTop += away;
  }
  const rect = rectOf();
  const middle = rect ? middleOf(rect) : 0;
  if (!rect || !pageScrolls() || (middle > innerHeight / 4 && middle < (innerHeight * 3) / 4)) return rect;
  scrollBy({ left: 0, top: middle - innerHeight * 0.4, behavior: 'instant' });
  return rectOf();
}
