import type { Box, Scope } from '../snapshot';
import { px } from './boxes';
import type { Item } from './items';

/* How visible items lie on the page and beside each other. */

/** Whether two boxes share an area, with a tolerance for rounding. */
export const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

/** Finds items that overlap, such as two lines, or a label on a field. A fixed part may cover what scrolls under it. */
export function overlapping(items: readonly Item[]): readonly string[] {
  const all = items.flatMap(({ name, boxes, fixed }) => boxes.map((box) => ({ name, box, fixed })));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => one.fixed === other.fixed && overlap(one.box, other.box))
      .map((other) => `${one.name} overlaps ${other.name}`),
  );
}

/** Finds a page laid out for another width (a phone does that without a viewport meta tag), or to be scrolled sideways. */
export function tooWide(screenWidth: number): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const [layout, content] = [Math.max(innerWidth, clientWidth), Math.max(scrollWidth, document.body.scrollWidth)];
  return [
    ...(layout === screenWidth ? [] : [`the page is laid out for a screen of ${layout} px`]),
    ...(content <= layout ? [] : [`the page is ${content} px wide`]),
  ];
}

/** Finds text and icons that are smaller than the scope allows. */
export const tooSmall = (texts: readonly Item[], pictures: readonly Item[], { least }: Scope): readonly string[] =>
  [
    ...texts.filter(({ boxes }) => boxes.some(({ top, bottom }) => bottom - top < least.text)),
    ...pictures
      .filter(({ element }) => element.localName === 'svg')
      .filter(({ boxes }) => boxes.some(({ left, right }) => right - left < least.icon)),
  ].map(({ name }) => `${name} is small`);

/** Finds header entries that wrap, are in a second row, or are too close to a neighbor. The first may wrap. */
export function crowdedHeader(texts: readonly Item[]): readonly string[] {
  const room = 6;
  const [first, ...entries] = texts.filter(({ element }) => element.closest('header'));
  let end = Math.max(...(first?.boxes ?? []).map(({ right }) => right));
  return entries.flatMap(({ name, boxes: [box, ...more] }) => {
    if (!box || more.length > 0) return [`${name} wraps`];
    const [before, isInRow] = [end, first?.boxes.some(({ top, bottom }) => box.bottom > top && box.top < bottom)];
    end = box.right;
    if (!isInRow) return [`${name} is not in the row of ${first?.name}`];
    return box.left - before < room ? [`${name} touches its neighbor`] : [];
  });
}

/** Finds text that is smaller than text of a lower rank. */
export function misranked({ ranks }: Scope): readonly string[] {
  const sizesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility())
      .map((each) => px(getComputedStyle(each).fontSize));
  return ranks.flatMap((chain) =>
    chain.slice(1).flatMap((lower, at) => {
      const higher = chain[at] ?? lower;
      const [least, most] = [Math.min(...sizesOf(higher)), Math.max(...sizesOf(lower))];
      return least < most ? [`${higher} of ${least} px is smaller than ${lower} of ${most} px`] : [];
    }),
  );
}
