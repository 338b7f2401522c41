import { hasSize, slack } from './boxes';
import { nameOf } from './names';
import { isOpaque, isPainted, withoutClicksThrough } from './painting';
import { scrollPage, scrollToTop } from './scrolling';

/** Returns the fixed and sticky parts, such as a sticky header. */
const pinned = (position = /fixed|sticky/) =>
  [...document.body.querySelectorAll('*')].filter(
    (element) =>
      position.test(getComputedStyle(element).position) &&
      isPainted(element) &&
      hasSize(element.getBoundingClientRect()),
  );

/** Returns the boxes of the fixed parts, which stay where they are on the screen. */
export const fixedBoxes = () => pinned(/fixed/).map((part) => part.getBoundingClientRect());

/** Finds fixed and sticky parts that span the window and hold more than a fifth of its height while a visitor reads. */
export function tallPins(): readonly string[] {
  scrollPage(document.documentElement.scrollHeight / 2, 0);
  const heights = pinned()
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width === document.documentElement.clientWidth)
    .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
  const share = heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  scrollToTop();
  return share > 0.2 ? [`the fixed and sticky parts hold ${share.toFixed(3)} of the window`] : [];
}

/** Finds parts that are not in view when the middle of what surrounds them is. */
export function lostParts(selectors: readonly string[]): readonly string[] {
  const parts = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const found = parts.flatMap((part) => {
    const around = (part.parentElement ?? part).getBoundingClientRect();
    scrollPage((around.top + around.bottom) / 2 + scrollY, innerHeight / 2);
    const box = part.getBoundingClientRect();
    const isInView = hasSize(box) && box.top > -slack && box.bottom < innerHeight + slack;
    const at = `${Math.round(box.top)} to ${Math.round(box.bottom)} px`;
    return isInView ? [] : [`${nameOf(part)} does not stay in view: ${at}`];
  });
  scrollToTop();
  return found;
}

/** Whether an element may be painted in front of elements that come later in the document. */
function isRaised(element: Element): boolean {
  const style = getComputedStyle(element);
  const { position, zIndex, opacity, isolation, willChange } = style;
  const moved = [style.transform, style.translate, style.rotate, style.scale, style.filter, style.clipPath];
  const isOrdinary = position === 'static' && zIndex === 'auto' && opacity === '1' && isolation === 'auto';
  return !isOrdinary || willChange !== 'auto' || moved.some((value) => value !== 'none');
}

/** Returns points spread over the area that two boxes share on the screen. */
function sharedPoints(one: DOMRect, other = new DOMRect(0, 0, innerWidth, innerHeight)) {
  const [left, right] = [Math.max(one.left, other.left, 0), Math.min(one.right, other.right, innerWidth)];
  const [top, bottom] = [Math.max(one.top, other.top, 0), Math.min(one.bottom, other.bottom, innerHeight)];
  if (right - left < 2 * slack || bottom - top < 2 * slack) return [];
  return [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
}

/**
 * Finds content that scrolls over the fixed and sticky parts, or shows through them. Scrolls content to the position of each such
 * part: all elements that may be painted in front of the part, and samples of the rest.
 */
export const slidesOver = (): readonly string[] =>
  withoutClicksThrough(() => {
    const found = new Set<string>();
    const bars = pinned();
    const all = document.body.querySelectorAll('main *, footer *, aside *');
    const samples = document.querySelectorAll('main p, main img, main li, footer a');
    const parts = [...[...all].filter(isRaised), ...[...samples].filter((_, at) => at % 9 === 0)];
    for (const bar of bars)
      for (const part of parts) {
        const box = part.getBoundingClientRect();
        if (bar.contains(part) || part.contains(bar) || !hasSize(box) || !part.checkVisibility()) continue;
        const line = box.top + scrollY + Math.min(box.height, bar.getBoundingClientRect().height) / 2;
        // A sticky part may move, so scroll twice.
        for (let times = 0; times < 2; times++) {
          const { top, bottom } = bar.getBoundingClientRect();
          scrollPage(line, (top + bottom) / 2);
        }
        for (const [x, y] of sharedPoints(bar.getBoundingClientRect(), part.getBoundingClientRect())) {
          const hit = document.elementFromPoint(x, y);
          if (hit && !bars.some((each) => each.contains(hit))) found.add(`${nameOf(hit)} scrolls over ${nameOf(bar)}`);
          else if (!isOpaque(bar)) found.add(`${nameOf(part)} shows through ${nameOf(bar)}`);
        }
      }
    scrollToTop();
    return [...found];
  });

/** Finds fixed or sticky parts that cover some of a link, control or section heading that is scrolled to an edge of the screen. */
export function coveredTargets(): readonly string[] {
  const bars = pinned();
  const targets = [...document.querySelectorAll('a[href], button, summary, input, textarea, main [id] > :is(h2, h3)')];
  const found = targets.flatMap((target) => {
    if (bars.some((bar) => bar.contains(target)) || !target.checkVisibility({ visibilityProperty: true })) return [];
    const covers = (['start', 'nearest', 'end'] as const).flatMap((block) => {
      target.scrollIntoView({ block, behavior: 'instant' });
      const box = target.getBoundingClientRect();
      const hits = (hasSize(box) ? sharedPoints(box) : []).map(([x, y]) => document.elementFromPoint(x, y));
      return bars.filter((bar) => hits.some((hit) => bar.contains(hit)));
    });
    return [...new Set(covers)].map((bar) => `${nameOf(bar)} covers ${nameOf(target)} when it is scrolled into view`);
  });
  scrollToTop();
  return found;
}
