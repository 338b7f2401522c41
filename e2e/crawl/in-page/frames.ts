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

/** Returns the box in which an image is painted, from `object-fit` and `object-position`. */
function paintedBox(image: HTMLImageElement): Edges {
  const { objectFit, objectPosition } = getComputedStyle(image);
  const { left, top, right, bottom } = contentBox(image);
  const [width, height] = [right - left, bottom - top];
  const [across, down] = [width / image.naturalWidth, height / image.naturalHeight];
  // Our SVG files keep their proportions in every box.
  const whole = objectFit === 'fill' && !image.currentSrc.endsWith('.svg') ? undefined : Math.min(across, down);
  const scales = { cover: Math.max(across, down), none: 1, 'scale-down': Math.min(1, across, down) };
  const scale = scales[objectFit as keyof typeof scales] ?? whole;
  if (scale === undefined) return { left, top, right, bottom };
  const size = [image.naturalWidth * scale, image.naturalHeight * scale] as const;
  const [x = '50%', y = '50%'] = objectPosition.split(' ');
  const offset = (at: string, room: number) => (at.endsWith('%') ? (room * px(at)) / 100 : px(at));
  const [from, upper] = [left + offset(x, width - size[0]), top + offset(y, height - size[1])];
  return { left: from, top: upper, right: from + size[0], bottom: upper + size[1] };
}

/** Returns the box in which an `svg` element paints its drawing: its whole box if the drawing may be cropped or stretched. */
function drawnBox(svg: SVGSVGElement): Edges {
  const box = svg.getBoundingClientRect();
  const { width, height } = svg.viewBox.baseVal;
  if (/slice|none/.test(svg.getAttribute('preserveAspectRatio') ?? '') || !width) return box;
  const scale = Math.min(box.width / width, box.height / height);
  const [x, y] = [(box.width - width * scale) / 2, (box.height - height * scale) / 2];
  return { left: box.left + x, top: box.top + y, right: box.right - x, bottom: box.bottom - y };
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
  const isImage = picture instanceof HTMLImageElement;
  const painted = isImage ? paintedBox(picture) : drawnBox(picture as SVGSVGElement);
  const box = picture.getBoundingClientRect();
  const lacks = { left: painted.left - box.left, top: painted.top - box.top } as const;
  const own = { ...lacks, right: box.right - painted.right, bottom: box.bottom - painted.bottom };
  for (const side of sides)
    if (own[side] > slack) return `leaves ${Math.round(own[side])} px empty at the ${side} of its box`;
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
