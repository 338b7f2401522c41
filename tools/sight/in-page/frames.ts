import { boxAround, hasSize, px, slack } from './boxes';
import { nameOf, words } from './names';
import { hasFrame } from './painting';

const sides = ['left', 'top', 'right', 'bottom'] as const;
/** Returns the nearest ancestor that has a box. */
const parentOf = ({ parentElement }: Element) => parentElement && boxAround(parentElement);
const isPlaced = (element: Element) => /absolute|fixed/.test(getComputedStyle(element).position);

/**
 * Returns how much of a picture's own box stays empty beside or below it, in px: none if the picture may be cropped. (SVG files
 * with `preserveAspectRatio` keep their proportions in every box.)
 */
function emptyInBox(picture: Element): number {
  const { width, height } = picture.getBoundingClientRect();
  const [across = 0, down = 0, fit] =
    picture instanceof SVGSVGElement
      ? [picture.viewBox.baseVal.width, picture.viewBox.baseVal.height, picture.getAttribute('preserveAspectRatio')]
      : picture instanceof HTMLImageElement
        ? [picture.naturalWidth, picture.naturalHeight, getComputedStyle(picture).objectFit]
        : [];
  if (/cover|slice|none/.test(fit ?? '') || !across) return 0;
  const scale = Math.min(width / across, height / down);
  return Math.max(width - across * scale, height - down * scale);
}

/**
 * Returns the space on each side of an element up to its neighbor or the edge of its parent, in px. Above and below the
 * element, the space is 0 if a neighbor is there.
 */
function roomBeside(element: Element, parent: Element): Record<(typeof sides)[number], number> {
  const [box, outer] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
  const style = getComputedStyle(parent);
  const inset = (side: string) =>
    px(style.getPropertyValue(`padding-${side}`)) + px(style.getPropertyValue(`border-${side}-width`));
  const gap = px(style.columnGap) || 0;
  const others = [...parent.children]
    .filter((each) => each !== element && !isPlaced(each) && hasSize(each.getBoundingClientRect()))
    .map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const { marginLeft, marginRight } = getComputedStyle(each);
      return { left: left - px(marginLeft) - gap, top, right: right + px(marginRight) + gap, bottom };
    });
  const inRow = others.filter(({ top, bottom }) => bottom > box.top + slack && top < box.bottom - slack);
  const inColumn = others.filter(({ left, right }) => right > box.left + slack && left < box.right - slack);
  const before = inRow.filter(({ right }) => right <= box.left + slack + gap).map(({ right }) => right);
  const after = inRow.filter(({ left }) => left >= box.right - slack - gap).map(({ left }) => left);
  return {
    left: box.left - Math.max(outer.left + inset('left'), ...before),
    right: Math.min(outer.right - inset('right'), ...after) - box.right,
    top: inColumn.some(({ top }) => top < box.top) ? 0 : box.top - outer.top - inset('top'),
    bottom: inColumn.some(({ bottom }) => bottom > box.bottom) ? 0 : outer.bottom - inset('bottom') - box.bottom,
  };
}

/**
 * Describes the space that a picture leaves empty in its own box or in a frame around it: each ancestor up to the first that
 * contains text and is either a card or wider than what is in it.
 */
export function unfilled(picture: Element): readonly string[] {
  const name = nameOf(picture);
  const empty = emptyInBox(picture);
  if (empty > slack) return [`${name} leaves ${Math.round(empty)} px of its box empty`];
  // Text flows around a float, which has no frame.
  if (getComputedStyle(picture).float !== 'none') return [];
  let inner = picture;
  for (let frame = parentOf(picture); frame && frame !== document.documentElement; frame = parentOf(frame)) {
    const [hasWords, isCard] = [words(frame.textContent) !== '', hasFrame(getComputedStyle(frame))];
    const room = roomBeside(inner, frame);
    // Outside a card, a picture may be shorter than the text beside it.
    const due = !hasWords || (isCard && frame !== document.body) ? sides : (['left', 'right'] as const);
    const side = due.find((each) => room[each] > slack);
    if (side) return [`${name} leaves ${Math.round(room[side])} px empty at the ${side} of ${nameOf(frame)}`];
    const [box, outer] = [inner.getBoundingClientRect(), frame.getBoundingClientRect()];
    const isAcross = box.left <= outer.left + slack && box.right >= outer.right - slack;
    if (hasWords && (isCard || !isAcross)) break;
    inner = frame;
  }
  return [];
}
