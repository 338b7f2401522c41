import type { PageSnapshot, Scope } from '../snapshot';
import { boxOf } from './boxes';
import { emptyRoom } from './frames';
import { describeIcon } from './icons';
import { measureBox, measureControl, measureText, textsIn } from './items';
import { nameOf } from './names';
import { isPainted, withoutClicksThrough } from './painting';
import { scrollToTop } from './scrolling';

const inputs = 'input:not([type="hidden"]), select, textarea';
/** From this width on, in px, a drawing is a picture, and not an icon or a logo. */
const leastPicture = 200;

/** Whether a finger on an element can scroll the page and pinch it; those around it, which may forbid it, are asked themselves. */
const isTouchable = (element: Element) =>
  ['pan-y', 'pinch-zoom'].every((action) =>
    new RegExp(`auto|manipulation|${action}`).test(getComputedStyle(element).touchAction),
  );

/**
 * Takes a snapshot of what can be seen of the page. Scrolls to each text, picture and control as a visitor would, and asks
 * the browser what is in front there.
 */
export function takeSnapshot(scope: Scope): PageSnapshot {
  const parts = [...document.querySelectorAll(scope.within)];
  const all = (selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll(selector), ...(part.matches(selector) ? [part] : [])]);
  const graphics = all('img, svg, video, canvas, iframe').filter((each) => !each.parentElement?.closest('svg'));
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const root = document.documentElement;

  // Before anything scrolls: boxes are those of the page at rest.
  scrollToTop();
  const fixed = [...document.body.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).position === 'fixed' && isPainted(element))
    .map((element) => boxOf(element.getBoundingClientRect()));
  const icons = all(':is(a, button, summary) svg').filter(isShown).map(describeIcon);
  const unfilled = graphics
    .filter((each) => isShown(each) && (each instanceof HTMLImageElement || each.clientWidth >= leastPicture))
    .flatMap((each) => {
      const room = emptyRoom(each);
      return room ? [`${nameOf(each)} ${room}`] : [];
    });
  const controls = all(`a[href], button, summary, ${inputs}`).map((element) => measureControl(element, scope));
  const texts = parts.flatMap(textsIn).map(([text, element]) => measureText(text, element, scope));
  const pictures = graphics.map((element) => measureBox(element, scope));
  const fields = all(inputs).map((element) => measureBox(element, scope));

  const seen = { controls: controls.map((see) => see()) };
  scrollToTop();
  return withoutClicksThrough(() => {
    const [seenTexts, seenPictures, seenFields] = [texts, pictures, fields].map((items) => items.map((see) => see()));
    scrollToTop();
    return {
      ...seen,
      texts: seenTexts ?? [],
      pictures: seenPictures ?? [],
      fields: seenFields ?? [],
      icons,
      unfilled,
      fixed,
      width: {
        layout: Math.max(innerWidth, root.clientWidth),
        content: Math.max(root.scrollWidth, document.body.scrollWidth),
      },
      opened: all('details[open]').map(nameOf),
      untouchable: all('*')
        .filter((element) => !isTouchable(element))
        .map(nameOf),
    };
  });
}
