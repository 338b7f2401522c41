import type { Scope } from '../snapshot';
import { boxOf } from './boxes';
import { unfilled } from './frames';
import { oddIcon } from './icons';
import { boxItem, type Item, textItem } from './items';
import { crowdedHeader, misranked, overlap, overlapping, tooSmall, tooWide } from './layout';
import { nameOf } from './names';
import { misplaced } from './order';
import { withoutClicksThrough } from './painting';
import { fixedBoxes } from './pinned';
import { firstScreen, unclickable } from './pressing';
import { scrollToTop } from './scrolling';
import { brokenText, brokenWords, textsIn } from './texts';

const inputs = 'input:not([type="hidden"]), select, textarea';
/** The least width of a picture, in px. Narrower graphics are icons or logos. */
const leastPicture = 200;

const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Whether an element's own `touch-action` lets a finger scroll the page up and down, and pinch-zoom it. */
const isTouchable = (element: Element) =>
  ['pan-y', 'pinch-zoom'].every((action) =>
    new RegExp(`auto|manipulation|${action}`).test(getComputedStyle(element).touchAction),
  );

/**
 * Takes a snapshot of the visible content of the page. Scrolls to each item as a visitor would, and asks the browser
 * which element is in front there.
 * @returns a list of lines for each finding, which the README explains, and what is visible unless it blends into its background
 */
export function takeSnapshot(scope: Scope, screenWidth: number) {
  const parts = [...document.querySelectorAll(scope.within)];
  const all = (selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll(selector), ...(part.matches(selector) ? [part] : [])]);
  const graphics = all('img, svg, video, canvas, iframe').filter((each) => !each.parentElement?.closest('svg'));

  // Measure everything at the top of the page, before scrolling to the items.
  scrollToTop();
  const fixed = fixedBoxes().map((box) => boxOf(box));
  const atTop = {
    firstScreen: firstScreen(scope),
    oddIcons: all(':is(a, button, summary) svg').filter(isShown).flatMap(oddIcon),
    unfilled: graphics
      .filter((each) => isShown(each) && (each instanceof HTMLImageElement || each.clientWidth >= leastPicture))
      .flatMap(unfilled),
  };
  const texts = parts.flatMap((part) => textsIn(part)).map(([text, element]) => textItem(text, element, scope));
  const pictures = graphics.map((element) => boxItem(element, scope));
  const fields = all(inputs).map((element) => boxItem(element, scope));

  const pressed = all(`a[href], button, summary, ${inputs}`).flatMap((control) => unclickable(control, scope));
  scrollToTop();
  const items = [...texts, ...pictures, ...fields];
  const hidden = withoutClicksThrough(() => new Map(items.map((item) => [item, item.findOut()])));
  scrollToTop();

  const seen = items.filter((item) => hidden.get(item) === null);
  const shown = (some: readonly Item[]) => some.filter((item) => !item.mayHide && hidden.get(item) === null);
  const unseen = (some: readonly Item[]) =>
    some.filter((item) => !item.mayHide && hidden.get(item) !== null).map((item) => `${item.name} ${hidden.get(item)}`);
  const toMeasure = (some: readonly Item[]) =>
    shown(some).map(({ name, boxes, fixed: isFixed }) => ({
      name,
      // In a screenshot, a fixed part covers content that can be scrolled into view. A box as narrow as a period is too small.
      boxes: boxes.filter((box) => (isFixed || !fixed.some((each) => overlap(each, box))) && box.right - box.left > 8),
    }));
  return {
    ...atTop,
    hiddenText: unseen(texts),
    hiddenPictures: unseen([...pictures, ...fields]),
    shown: [
      ...seen.filter(({ mayHide }) => mayHide).map(({ name }) => `${name} is visible but should be hidden`),
      ...all('details[open]').map((details) => `${nameOf(details)} is open`),
    ],
    unclickable: pressed,
    untouchable: all('*')
      .filter((element) => !isTouchable(element))
      .map((element) => `${nameOf(element)} keeps a finger from scrolling or zooming the page`),
    misplaced: misplaced(seen, scope),
    overlapping: overlapping(shown([...texts, ...fields])),
    tooWide: tooWide(screenWidth),
    tooSmall: tooSmall(shown(texts), shown(pictures), scope),
    crowdedHeader: crowdedHeader(shown(texts)),
    brokenWords: brokenWords(scope),
    brokenText: brokenText(scope),
    misranked: misranked(scope),
    visible: { texts: toMeasure(texts), pictures: toMeasure(pictures), fields: toMeasure(fields) },
  };
}
