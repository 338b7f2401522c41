import type { Page } from '@playwright/test';
import type { Box, Pane, Piece, View } from './piece';
import { piecesOf } from './pieces';

/** What rounding may add to an edge, in CSS pixels. */
const slack = 1;

function meet(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

const sticksOutX = (box: Box, of: Box) => box.left < of.left - slack || box.right > of.right + slack;
const sticksOutY = (box: Box, of: Box) => box.top < of.top - slack || box.bottom > of.bottom + slack;
const isNothing = ({ left, top, right, bottom }: Box) => right <= left || bottom <= top;

/** What a pane does to a box behind it. A text may be scrolled to up and down, a line at a time; never sideways. */
function fault(box: Box, pane: Pane): string | null {
  if (pane.x !== 'open' && sticksOutX(box, pane.box)) {
    return pane.x === 'cuts'
      ? `is cut off at the side by ${pane.name}`
      : `must be scrolled to sideways in ${pane.name}`;
  }
  if (pane.y === 'cuts' && sticksOutY(box, pane.box)) return `is cut off above or below by ${pane.name}`;
  const room = pane.box.bottom - pane.box.top;
  if (pane.y === 'scrolls' && room < box.bottom - box.top - slack)
    return `has less than a line to scroll in, in ${pane.name}`;
  return null;
}

/** What is seen of a piece through its panes, and what they do to it. */
function through({ kind, box, panes, ariaHidden }: Piece): { seen: Box; faults: string[] } {
  let seen = box;
  const faults: string[] = [];
  for (const pane of panes) {
    const left = meet(seen, {
      left: pane.x === 'open' ? -Infinity : pane.box.left,
      right: pane.x === 'open' ? Infinity : pane.box.right,
      top: pane.y === 'open' ? -Infinity : pane.box.top,
      bottom: pane.y === 'open' ? Infinity : pane.box.bottom,
    });
    // A slide that waits outside of its window is put away, not cut. Pictures are cropped on purpose.
    if (isNothing(left) && ariaHidden) return { seen: left, faults: [] };
    const found = kind === 'picture' ? null : fault(seen, pane);
    if (found) faults.push(found);
    seen = left;
    if (isNothing(seen)) break;
  }
  return { seen, faults };
}

function faultsOf(piece: Piece, seen: Box, { width, height }: View): string[] {
  const faults: string[] = [];
  const { box, ground, kind, fixed } = piece;
  if (kind === 'text' && ground && (sticksOutX(box, ground.box) || sticksOutY(box, ground.box))) {
    faults.push(`sticks out of ${ground.name}`);
  }
  if (isNothing(seen)) return faults;
  if (seen.right > width + slack) faults.push(`reaches ${Math.ceil(seen.right - width)} px beyond the right edge`);
  if (seen.left < -slack) faults.push('reaches beyond the left edge');
  if (seen.top < -slack || (fixed && seen.bottom > height + slack)) faults.push('stands where no scrolling leads');
  return faults;
}

/** The texts that lie upon another text or a field. What stands fixed lies upon all that is scrolled past below it. */
function overlaps(seen: readonly (Piece & { seen: Box })[]): string[] {
  const lying = seen.filter(({ kind }) => kind === 'text' || kind === 'field');
  return lying.flatMap((one, index) => {
    const others = lying.slice(index + 1).filter((other) => {
      const { left, top, right, bottom } = meet(one.seen, other.seen);
      return one.fixed === other.fixed && right - left > slack && bottom - top > slack;
    });
    return others.map(({ name }) => `${one.name} overlaps ${name}`);
  });
}

/**
 * Looks for text that cannot be read whole: cut off by a box, sticking out of the box painted for it, beyond the edges
 * of the screen, or overlapping other text (also its own next line). Controls are looked at in the same way. The page has
 * to be at rest, with nothing open that covers it; it is scrolled to its top.
 * @returns one line for each text and what is wrong with it; none for a sound page
 */
export async function cutText(page: Page): Promise<string[]> {
  const view = await piecesOf(page);
  const looked = view.pieces.map((piece) => ({ ...piece, ...through(piece) }));
  const single = looked.flatMap((piece) =>
    [...piece.faults, ...faultsOf(piece, piece.seen, view)].map((what) => `${piece.name} ${what}`),
  );
  return [...new Set([...single, ...overlaps(looked)])];
}
