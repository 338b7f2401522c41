import type { Box, Scope } from '../snapshot';
import { slack } from './boxes';
import type { Item } from './items';

/** Whether an element is in columns of the browser's own (CSS `columns`), which put the text in order. */
const isInColumns = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).columnCount !== 'auto' || isInColumns(element.parentElement));

/** Whether a `dir` attribute sets the direction to right-to-left. Style sheets do not count. */
const isRightToLeft = ({ element }: Item) => element.closest('[dir]')?.getAttribute('dir') === 'rtl';

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
  if ([...before, ...part].every(isRightToLeft)) return one.left >= other.right - slack ? 'right of' : undefined;
  return one.right <= other.left + slack ? 'left of' : undefined;
}

/** Compares the children of a node with the children before them, then what is in each child. */
function disorder(all: readonly Item[], around: Node): readonly string[] {
  const parts = [...around.childNodes].flatMap((child) => {
    const items = all.filter(({ node }) => child.contains(node));
    return items.length > 0 ? [{ child, items }] : [];
  });
  return parts.flatMap(({ child, items }, index) => {
    const before = parts[index - 1]?.items;
    const side = before && wrongSide(before, items);
    const here = side ? [`${items[0]?.name} is ${side} ${before[0]?.name}, which comes before it`] : [];
    return [...here, ...disorder(items, child)];
  });
}

/** Finds adjacent parts of the document that are painted in the wrong order. */
export function misplaced(all: readonly Item[], { anyOrder }: Scope): readonly string[] {
  const isDecoration = ({ node }: Item) => node instanceof Element && node.closest('[aria-hidden="true"], [alt=""]');
  const isFree = ({ element }: Item) => anyOrder.some((each) => element.closest(each)) || isInColumns(element);
  // Fixed parts are placed relative to the screen, so they have no order in the page.
  const ordered = all.filter((item) => item.boxes.length > 0 && !item.fixed && !isDecoration(item) && !isFree(item));
  return disorder(ordered, document);
}
