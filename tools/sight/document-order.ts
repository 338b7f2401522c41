import type { Box, Item } from './snapshot';
import type { Snapshot } from './take-snapshot';

/** Tolerance for rounding, in px. */
const slack = 1;

/** Returns the smallest box around all boxes of the items. */
function areaOf(all: readonly Item[]): Box {
  const sides = (side: keyof Box) => all.flatMap(({ boxes }) => boxes.map((box) => box[side]));
  const [left, top] = [Math.min(...sides('left')), Math.min(...sides('top'))];
  return { left, top, right: Math.max(...sides('right')), bottom: Math.max(...sides('bottom')) };
}

/** Returns where a part is painted relative to the part before it, such as `above`, if that is the wrong side. */
function wrongSide(before: readonly Item[], part: readonly Item[]): string | undefined {
  const [one, other] = [areaOf(part), areaOf(before)];
  if (one.bottom <= other.top + slack) return 'above';
  const isSameRow = one.top < other.bottom - slack && one.bottom > other.top + slack;
  if (!isSameRow) return undefined;
  const isRightToLeft = [...before, ...part].every(({ rightToLeft }) => rightToLeft);
  if (isRightToLeft) return one.left >= other.right - slack ? 'right of' : undefined;
  return one.right <= other.left + slack ? 'left of' : undefined;
}

/** Compares the parts of the document at a depth with the parts before them, then what is in each part. */
function disorder(all: readonly Item[], depth = 0): readonly string[] {
  const siblings: Item[][] = [];
  for (const item of all) {
    const index = item.place[depth];
    if (index !== undefined) siblings[index] = [...(siblings[index] ?? []), item];
  }
  // `values` skips the holes of the sparse array.
  return Object.values(siblings).flatMap((part, index, parts) => {
    const before = parts[index - 1];
    const side = before && wrongSide(before, part);
    const here = side ? [`${part[0]?.name} is ${side} ${before[0]?.name}, which comes before it`] : [];
    return [...here, ...disorder(part, depth + 1)];
  });
}

/** Finds adjacent parts of the document that are painted in the wrong order. */
export const misplaced = ({ texts, pictures, fields }: Snapshot): readonly string[] =>
  disorder(
    [...texts, ...pictures, ...fields]
      // Fixed parts are placed relative to the screen, so they have no order in the page.
      .filter(({ boxes, hidden, fixed, anyOrder }) => boxes.length > 0 && !hidden && !fixed && !anyOrder),
  );
