import { hasSize, slack } from './boxes';
import { nameOf } from './names';
import { isOpaque, isPainted, withoutClicksThrough } from './painting';
import { scrollPage, scrollToTop } from './scrolling';

/** Returns the fixed and sticky parts, such as the header, the call bar and a table of contents. */
const pinned = () =>
  [...document.body.querySelectorAll('*')].filter(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      isPainted(element) &&
      hasSize(element.getBoundingClientRect()),
  );

/** Returns a line if the fixed and sticky parts that span the window hold more than a fifth of its height while a visitor reads. */
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

/** Scrolls to the middle of what surrounds each part. @returns a line for each part that is not in view there */
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
  const moved = [style.transform, style.translate, style.rotate, style.scale, style.filter, style.clipPath];
  return (
    style.position !== 'static' ||
    style.zIndex !== 'auto' ||
    style.opacity !== '1' ||
    style.isolation === 'isolate' ||
    style.willChange !== 'auto' ||
    moved.some((value) => value !== 'none')
  );
}

/** Returns points spread over the area that two boxes share. */
function sharedPoints(one: DOMRect, other: DOMRect): readonly (readonly [number, number])[] {
  const [left, right] = [Math.max(one.left, other.left, 0), Math.min(one.right, other.right, innerWidth)];
  const [top, bottom] = [Math.max(one.top, other.top, 0), Math.min(one.bottom, other.bottom, innerHeight)];
  if (right - left < 2 * slack || bottom - top < 2 * slack) return [];
  return [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
}

/** Finds content that scrolls over the fixed and sticky parts, or shows through them. */
function inFront(): readonly string[] {
  const found = new Set<string>();
  const bars = pinned();
  for (const bar of bars) {
    const samples = [...document.querySelectorAll('main p, main img, main li, footer a')].filter(
      (_, at) => at % 9 === 0,
    );
    const raised = [...document.body.querySelectorAll('main *, footer *, aside *')].filter(isRaised);
    for (const part of [...raised, ...samples]) {
      const box = part.getBoundingClientRect();
      if (bar.contains(part) || part.contains(bar) || !hasSize(box) || !part.checkVisibility()) continue;
      const place = bar.getBoundingClientRect();
      const line = box.top + scrollY + Math.min(box.height, place.height) / 2;
      scrollPage(line, (place.top + place.bottom) / 2);
      // A sticky part may have moved, so scroll again.
      scrollPage(line, (bar.getBoundingClientRect().top + bar.getBoundingClientRect().bottom) / 2);
      for (const [x, y] of sharedPoints(bar.getBoundingClientRect(), part.getBoundingClientRect())) {
        const hit = document.elementFromPoint(x, y);
        if (hit && !bar.contains(hit) && !bars.some((other) => other.contains(hit)))
          found.add(`${nameOf(hit)} scrolls over ${nameOf(bar)}`);
        else if (!isOpaque(bar)) found.add(`${nameOf(part)} shows through ${nameOf(bar)}`);
      }
    }
  }
  scrollToTop();
  return [...found];
}

/**
 * Scrolls content to the position of each fixed or sticky part: all elements that may be painted in front of the part, and
 * samples of the rest.
 * @returns one line for each element that scrolls over a part or shows through it
 */
export const slidesOver = (): readonly string[] => withoutClicksThrough(inFront);

/**
 * Scrolls each link, control and section heading to where a key or a link would bring it: to the upper and the lower edge of
 * the screen.
 * @returns one line for each fixed or sticky part that then covers some of a target
 */
export function coveredTargets(): readonly string[] {
  const bars = pinned();
  const targets = [...document.querySelectorAll('a[href], button, summary, input, textarea, main [id] > :is(h2, h3)')];
  const found = targets.flatMap((target) => {
    if (bars.some((bar) => bar.contains(target)) || !target.checkVisibility({ visibilityProperty: true })) return [];
    const covers = (['start', 'nearest', 'end'] as const).flatMap((block) => {
      target.scrollIntoView({ block, behavior: 'instant' });
      const box = target.getBoundingClientRect();
      if (!hasSize(box)) return [];
      const hits = sharedPoints(box, new DOMRect(0, 0, innerWidth, innerHeight)).map(([x, y]) =>
        document.elementFromPoint(x, y),
      );
      return bars.filter((bar) => hits.some((hit) => bar.contains(hit)));
    });
    return [...new Set(covers)].map((bar) => `${nameOf(bar)} covers ${nameOf(target)} when it is scrolled into view`);
  });
  scrollToTop();
  return found;
}
