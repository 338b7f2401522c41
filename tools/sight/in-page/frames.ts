import { hasSize, px, rectsOf, slack } from './boxes';
import { nameOf, words } from './names';
import { hasFrame } from './painting';

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
const sides = ['left', 'top', 'right', 'bottom'] as const;

/** Returns the box of an element without its border and padding. */
function contentBox(element: Element): Edges {
  const [box, style] = [element.getBoundingClientRect(), getComputedStyle(element)];
  const inset = (side: string) =>
    px(style.getPropertyValue(`padding-${side}`)) + px(style.getPropertyValue(`border-${side}-width`));
  return {
    left: box.left + inset('left'),
    top: box.top + inset('top'),
    right: box.right - inset('right'),
    bottom: box.bottom - inset('bottom'),
  };
}

/**
 * Returns how much of a picture's own box stays empty beside or below it, in px: none if the picture may be cropped. (Our SVG
 * files keep their proportions in every box.)
 */
function emptyInBox(picture: HTMLImageElement | SVGSVGElement): number {
  const { width, height } = picture.getBoundingClientRect();
  const [across, down, fit] =
    picture instanceof HTMLImageElement
      ? [picture.naturalWidth, picture.naturalHeight, getComputedStyle(picture).objectFit]
      : [picture.viewBox.baseVal.width, picture.viewBox.baseVal.height, picture.getAttribute('preserveAspectRatio')];
  if (/cover|slice|none/.test(fit ?? '') || !across) return 0;
  const scale = Math.min(width / across, height / down);
  return Math.max(width - across * scale, height - down * scale);
}

/** Returns the boxes of an element's siblings, with their left and right margins. */
function neighbors(element: Element): Edges[] {
  return [...(element.parentElement?.childNodes ?? [])].flatMap((node) => {
    if (node === element) return [];
    if (!(node instanceof Element)) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return rectsOf(range);
    }
    const { position, marginLeft, marginRight } = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    if (/absolute|fixed/.test(position) || !hasSize(box)) return [];
    return [{ left: box.left - px(marginLeft), top: box.top, right: box.right + px(marginRight), bottom: box.bottom }];
  });
}

/**
 * Returns the space on each side of an element up to its neighbor or the edge of its parent, in px. Above and below the
 * element, the space is 0 if a neighbor is there.
 */
function roomBeside(element: Element, parent: Element): Record<(typeof sides)[number], number> {
  const [box, room, others] = [element.getBoundingClientRect(), contentBox(parent), neighbors(element)];
  const gap = px(getComputedStyle(parent).columnGap) || 0;
  const inRow = others.filter(({ top, bottom }) => bottom > box.top + slack && top < box.bottom - slack);
  const inColumn = others.filter(({ left, right }) => right > box.left + slack && left < box.right - slack);
  const before = inRow.filter(({ right }) => right <= box.left + slack).map(({ right }) => right + gap);
  const after = inRow.filter(({ left }) => left >= box.right - slack).map(({ left }) => left - gap);
  return {
    left: box.left - Math.max(room.left, ...before),
    right: Math.min(room.right, ...after) - box.right,
    top: inColumn.some(({ top }) => top < box.top) ? 0 : box.top - room.top,
    bottom: inColumn.some(({ bottom }) => bottom > box.bottom) ? 0 : room.bottom - box.bottom,
  };
}

/**
 * Returns the ancestors that a picture must fill, innermost first. The last one is the first ancestor that contains text and is
 * either a card or wider than the box inside it.
 */
function framesOf(picture: Element): readonly Element[] {
  const frames: Element[] = [];
  for (let at = picture.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    frames.push(at);
    const [inner, outer] = [(frames.at(-2) ?? picture).getBoundingClientRect(), at.getBoundingClientRect()];
    const isAcross = inner.left <= outer.left + slack && inner.right >= outer.right - slack;
    const isCard = hasFrame(getComputedStyle(at));
    if (words(at.textContent) && (isCard || !isAcross)) break;
  }
  return frames;
}

/** Describes the space that a picture leaves empty in its own box or in a frame around it. Returns null if there is none. */
export function emptyRoom(picture: Element): string | null {
  const empty = emptyInBox(picture as HTMLImageElement | SVGSVGElement);
  if (empty > slack) return `leaves ${Math.round(empty)} px of its box empty`;
  let inner = picture;
  for (const frame of framesOf(picture)) {
    const room = roomBeside(inner, frame);
    // Outside a card, a picture may be shorter than the text beside it.
    const isCard = hasFrame(getComputedStyle(frame)) && frame !== document.body;
    const isFilled = isCard || !words(frame.textContent);
    for (const side of isFilled ? sides : (['left', 'right'] as const))
      if (room[side] > slack) return `leaves ${Math.round(room[side])} px empty at the ${side} of ${nameOf(frame)}`;
    inner = frame;
  }
  return null;
}
