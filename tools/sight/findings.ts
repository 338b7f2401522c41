import { medianLuminance } from './screenshot';
import type { Item } from './snapshot';
import { leastContrast, overlap, type Snapshot } from './take-snapshot';

/* What a snapshot shows: each function returns one line for each finding. */
type Found = readonly string[];

const isShown = ({ hidden, mayHide }: Item) => hidden === null && !mayHide;

/** Finds items that are hidden, or that blend into their background. */
const unseen = (all: readonly Item[], least: number): Found =>
  all
    .filter(({ mayHide }) => !mayHide)
    .flatMap(({ name, hidden, contrast = least }) => {
      if (hidden !== null) return [`${name} ${hidden}`];
      return contrast < least ? [`${name} blends into its background: contrast ${contrast.toFixed(2)}`] : [];
    });

/** Finds text that is not fully visible. */
export const unseenTexts = ({ texts }: Snapshot): Found => unseen(texts, leastContrast.text);

/** Finds pictures, icons, logos and fields that are not visible. */
export const unseenPictures = ({ pictures, fields }: Snapshot): Found => [
  ...unseen(pictures, leastContrast.picture),
  ...unseen(fields, leastContrast.field),
];

/** Finds a page that is not dark. @param limit the highest median luminance, 0 to 1 */
export function bright({ shot }: Snapshot, limit: number): Found {
  const median = shot ? medianLuminance(shot) : 1;
  return median < limit ? [] : [`the median luminance of the page is ${median.toFixed(2)}`];
}

/** Finds visible parts that the page should hide, and `details` that are open without a click. */
export const unhidden = ({ texts, pictures, fields, opened }: Snapshot): Found => [
  ...[...texts, ...pictures, ...fields]
    .filter(({ mayHide, hidden }) => mayHide && hidden === null)
    .map(({ name }) => `${name} is visible but should be hidden`),
  ...opened.map((name) => `${name} is open`),
];

/**
 * Finds links and controls that are hidden or covered, or have too small a target. The target is a square around the middle.
 * @param side the side of the square, in px: 24 for a mouse (WCAG 2.5.8), 44 for touch
 */
export const unclickable = ({ controls }: Snapshot, side = 24): Found =>
  controls
    .filter(({ mayHide }) => !mayHide)
    .flatMap(({ name, hidden, blocked, reach, inText }) => {
      if (hidden !== null) return [`${name} ${hidden}`];
      if (blocked !== null) return [`a click on ${name} would reach ${blocked}`];
      return inText || reach >= side ? [] : [`the target of ${name} is ${reach} px wide, less than ${side} px`];
    });

/** Finds text and fields that overlap, such as two lines, or a label on a field. A fixed part may cover what scrolls under it. */
export function overlapping({ texts, fields }: Snapshot): Found {
  const shown = [...texts, ...fields].filter(isShown);
  const all = shown.flatMap(({ name, boxes, fixed }) => boxes.map((box) => ({ name, box, fixed })));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => one.fixed === other.fixed && overlap(one.box, other.box))
      .map((other) => `${one.name} overlaps ${other.name}`),
  );
}

/**
 * Finds text and icons that do not grow when the visitor doubles the text size.
 * @param least the least height of text and width of an icon at that size, in px
 */
export const ungrown = ({ texts, pictures }: Snapshot, least: { text: number; icon: number }): Found =>
  [
    ...texts.filter(({ boxes }) => boxes.some(({ top, bottom }) => bottom - top < least.text)),
    ...pictures
      .filter(({ name }) => name.startsWith('svg '))
      .filter(({ boxes }) => boxes.some(({ left, right }) => right - left < least.icon)),
  ]
    .filter(isShown)
    .map(({ name }) => `${name} stays small`);

/** Finds header entries that wrap, are in a second row, or are too close to a neighbor. The first may wrap. */
export function crowdedHeader({ texts }: Snapshot): Found {
  const room = 6;
  const at = (landmark: string) => texts.findIndex(({ name }) => name.endsWith(` in ${landmark}`));
  const [first, ...entries] = texts.slice(at('header'), at('main')).filter(isShown);
  let end = Math.max(...(first?.boxes ?? []).map(({ right }) => right));
  return entries.flatMap(({ name, boxes: [box, ...more] }) => {
    if (!box || more.length > 0) return [`${name} wraps`];
    const [before, isInRow] = [end, first?.boxes.some(({ top, bottom }) => box.bottom > top && box.top < bottom)];
    end = box.right;
    if (!isInRow) return [`${name} is not in the row of ${first?.name}`];
    return box.left - before < room ? [`${name} touches its neighbor`] : [];
  });
}

/** Finds a page that is laid out for a screen of another width, or that must be scrolled sideways. */
export const misfit = ({ width }: Snapshot, screen: number): Found => [
  ...(width.layout === screen ? [] : [`the page is laid out for a screen of ${width.layout} px`]),
  ...(width.content <= width.layout ? [] : [`the page is ${width.content} px wide`]),
];

/** Finds a page heading that begins too far down. @param limit in px from the top */
export const lateHeading = ({ texts }: Snapshot, limit: number): Found =>
  texts
    .map(({ name, boxes: [first] }) => ({ name, top: Math.round(first?.top ?? 0) }))
    .filter(({ name, top }) => name.startsWith('h1 ') && top > limit)
    .map(({ name, top }) => `${name} begins at ${top} px, below the limit of ${limit} px`);

/**
 * Finds a first screen with too few links in its main content. A link counts if it is outside running text, at least 44 px
 * high, and ends above the bottom of the screen and above a bar fixed there.
 * @param least how many links it must have
 */
export function idleFirstScreen({ controls, fixed }: Snapshot, height: number, least = 1): Found {
  const end = Math.min(height, ...fixed.filter(({ bottom }) => bottom >= height).map(({ top }) => top));
  const bottoms = controls
    .filter(({ name, hidden, inText }) => /^a .* in main$/.test(name) && hidden === null && !inText)
    .flatMap(({ boxes }) => boxes)
    .filter(({ top, bottom }) => bottom - top >= 44)
    .map(({ bottom }) => Math.round(bottom));
  const last = bottoms.toSorted((a, b) => a - b)[least - 1] ?? Number.POSITIVE_INFINITY;
  return last <= end ? [] : [`too few links above ${Math.round(end)} px: link ${least} ends at ${last} px`];
}
