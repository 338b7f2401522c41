import type { PageSnapshot, Scope } from '../snapshot';
import { boxOf } from './boxes';
import { emptyRoom } from './frames';
import { oddIcon } from './icons';
import { measureBox, measureControl, measureText } from './items';
import { nameOf } from './names';
import { isPainted, withoutClicksThrough } from './painting';
import { scrollToTop } from './scrolling';
import { brokenTexts, brokenWords, misranked, textsIn } from './texts';

const inputs = 'input:not([type="hidden"]), select, textarea';
/** The least width of a picture, in px. Narrower graphics are icons or logos. */
const leastPicture = 200;

/** Whether an element's own `touch-action` lets a finger scroll the page up and down, and pinch-zoom it. */
const isTouchable = (element: Element) =>
  ['pan-y', 'pinch-zoom'].every((action) =>
    new RegExp(`auto|manipulation|${action}`).test(getComputedStyle(element).touchAction),
  );

/**
 * Takes a snapshot of the visible content of the page. Scrolls to each item as a visitor would, and asks the browser
 * which element is in front there.
 */
export function takeSnapshot(scope: Scope): PageSnapshot {
  const parts = [...document.querySelectorAll(scope.within)];
  const all = (selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll(selector), ...(part.matches(selector) ? [part] : [])]);
  const graphics = all('img, svg, video, canvas, iframe').filter((each) => !each.parentElement?.closest('svg'));
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const root = document.documentElement;

  // Measure everything at the top of the page, before scrolling to the items.
  scrollToTop();
  const fixed = [...document.body.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).position === 'fixed' && isPainted(element))
    .map((element) => boxOf(element.getBoundingClientRect()));
  const oddIcons = all(':is(a, button, summary) svg').filter(isShown).flatMap(oddIcon);
  const unfilled = graphics
    .filter((each) => isShown(each) && (each instanceof HTMLImageElement || each.clientWidth >= leastPicture))
    .flatMap((each) => {
      const room = emptyRoom(each);
      return room ? [`${nameOf(each)} ${room}`] : [];
    });
  const controls = all(`a[href], button, summary, ${inputs}`).map((element) => measureControl(element, scope));
  const texts = parts.flatMap((part) => textsIn(part)).map(([text, element]) => measureText(text, element, scope));
  const pictures = graphics.map((element) => measureBox(element, scope));
  const fields = all(inputs).map((element) => measureBox(element, scope));

  const seenControls = controls.map((see) => see());
  scrollToTop();
  return withoutClicksThrough(() => {
    const [seenTexts, seenPictures, seenFields] = [texts, pictures, fields].map((items) => items.map((see) => see()));
    scrollToTop();
    return {
      controls: seenControls,
      texts: seenTexts ?? [],
      pictures: seenPictures ?? [],
      fields: seenFields ?? [],
      oddIcons,
      unfilled,
      fixed,
      width: {
        layout: Math.max(innerWidth, root.clientWidth),
        content: Math.max(root.scrollWidth, document.body.scrollWidth),
      },
      opened: all('details[open]').map(nameOf),
      brokenWords: brokenWords(scope),
      brokenTexts: brokenTexts(scope),
      misranked: misranked(scope),
      untouchable: all('*')
        .filter((element) => !isTouchable(element))
        .map((element) => `${nameOf(element)} keeps a finger from scrolling or zooming the page`),
    };
  });
}
