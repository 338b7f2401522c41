import { misplaced } from './document-order';
import { medianLuminance } from './screenshot';
import { leastContrast, type MeasuredItem, overlap, type Snapshot } from './take-snapshot';

const unseen = (all: readonly MeasuredItem[], least: number): readonly string[] =>
  all
    .filter(({ mayHide }) => !mayHide)
    .flatMap(({ name, hidden, contrast }) => {
      if (hidden !== null) return [`${name} ${hidden}`];
      if (contrast === null || contrast >= least) return [];
      return [`${name} cannot be told from its background: contrast ${contrast.toFixed(2)}`];
    });

/** Texts that cannot be seen as a whole. */
export const unseenTexts = ({ texts }: Snapshot) => unseen(texts, leastContrast.text);

/** Pictures, icons, logos and fields that cannot be seen. */
export const unseenPictures = ({ pictures, fields }: Snapshot) => [
  ...unseen(pictures, leastContrast.picture),
  ...unseen(fields, leastContrast.field),
];

/** Pictures that do not fill their box or the frame around them. */
export const unfilledFrames = ({ unfilled }: Snapshot) => unfilled;

/** Icons of links and controls that have another color than the text beside them. */
export const oddIcons = ({ icons }: Snapshot): readonly string[] =>
  icons.flatMap(({ name, colors, textColors }) => {
    const odd = colors.filter((color) => !textColors.includes(color));
    return odd.length > 0 ? [`${name} is ${odd.join(' and ')}, its text ${textColors.join(' and ')}`] : [];
  });

/** What the list of hidden parts says is hidden, and can be seen; and what is open before anybody has opened it. */
export const unhidden = ({ texts, pictures, fields, opened }: Snapshot): readonly string[] => [
  ...[...texts, ...pictures, ...fields]
    .filter(({ mayHide, hidden }) => mayHide && hidden === null)
    .map(({ name }) => `${name} can be seen, although it should be hidden`),
  ...opened.map((name) => `${name} is open`),
];

/** Parts of the page on which a finger can do less than scroll and pinch it. */
export const untouchable = (snapshot: Snapshot): readonly string[] =>
  snapshot.untouchable.map((name) => `a finger on ${name} cannot scroll the page or pinch it`);

/**
 * Links and controls that are not there, or that a press does not reach in a square around their middle.
 * @param side the side of the square, in px: 24 for a mouse (WCAG 2.5.8), 44 for touch
 */
export const unclickable = ({ controls }: Snapshot, side = 24): readonly string[] =>
  controls
    .filter(({ mayHide }) => !mayHide)
    .flatMap(({ name, hidden, blocked, reach, inText }) => {
      if (hidden !== null) return [`${name} ${hidden}`];
      if (blocked !== null) return [`a click on ${name} would reach ${blocked}`];
      return inText || reach >= side ? [] : [`a press reaches ${name} in ${reach} px around its middle, of ${side} px`];
    });

/** Neighbors in the document that stand in another order on the screen. */
export const disordered = ({ texts, pictures, fields }: Snapshot) => misplaced([...texts, ...pictures, ...fields]);

/** Texts and fields that overlap: letters that run into others, or a label that lies on a field. */
export function overlapping({ texts, fields }: Snapshot): readonly string[] {
  const shown = [...texts, ...fields].filter(({ hidden, mayHide }) => hidden === null && !mayHide);
  const all = shown.flatMap(({ name, boxes, fixed }) => boxes.map((box) => ({ name, box, fixed })));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      // What is fixed may cover what scrolls under it.
      .filter((other) => one.fixed === other.fixed && overlap(one.box, other.box))
      .map((other) => `${one.name} overlaps ${other.name}`),
  );
}

/**
 * Texts and icons that stay small although the visitor's text is twice the usual size: 16 px is the smallest text of the
 * site, 12 px its narrowest icon; most icons are 20 px wide.
 */
export const ungrown = ({ texts, pictures }: Snapshot): readonly string[] =>
  [
    ...texts.filter(({ boxes }) => boxes.some(({ top, bottom }) => bottom - top < 31)),
    ...pictures.filter(({ name, boxes }) => name.startsWith('svg ') && boxes.some((box) => box.right - box.left < 23)),
  ]
    .filter(({ hidden, mayHide }) => hidden === null && !mayHide)
    .map(({ name }) => `${name} stays small`);

/** What in the header stands in a second row, wraps, or comes too close to its neighbor; the name of the clinic may wrap. */
export function crowdedHeader({ texts }: Snapshot): readonly string[] {
  const room = 6;
  const at = (landmark: string) => texts.findIndex(({ name }) => name.endsWith(` in ${landmark}`));
  const header = texts.slice(at('header'), at('main'));
  const [first, ...entries] = header.filter(({ hidden, mayHide }) => !hidden && !mayHide);
  let end = Math.max(...(first?.boxes ?? []).map(({ right }) => right));
  return entries.flatMap(({ name, boxes }) => {
    const [box, ...more] = boxes;
    if (!box || more.length > 0) return [`${name} wraps`];
    const [before, isInRow] = [end, first?.boxes.some(({ top, bottom }) => box.bottom > top && box.top < bottom)];
    end = box.right;
    if (!isInRow) return [`${name} stands in another row than ${first?.name}`];
    return box.left - before < room ? [`${name} touches its neighbor`] : [];
  });
}

/** Whether a page is laid out for another screen than the one it is on, or must be scrolled sideways. */
export const misfit = ({ width }: Snapshot, screen: number): readonly string[] => [
  ...(width.layout === screen ? [] : [`the page is laid out for a screen of ${width.layout} px`]),
  ...(width.content <= width.layout ? [] : [`the page is ${width.content} px wide`]),
];

/** Where the heading of a page begins, if that is further down than it may be. @param limit in px from the top */
export const lateHeading = ({ texts }: Snapshot, limit: number): readonly string[] =>
  texts
    .filter(({ name }) => name.startsWith('h1 '))
    .flatMap(({ name, boxes: [first] }) => {
      const top = Math.round(first?.top ?? 0);
      return top > limit ? [`${name} begins at ${top} px, and should at ${limit} px`] : [];
    });

/** Whether the first screen of the main part lacks links that are high enough for a finger, above what is fixed over it. */
export function idleFirstScreen({ controls, fixed }: Snapshot, height: number, least = 1): readonly string[] {
  const end = Math.min(height, ...fixed.filter(({ bottom }) => bottom >= height).map(({ top }) => top));
  const steps = controls
    .filter(({ name, hidden, inText }) => /^a .* in main$/.test(name) && hidden === null && !inText)
    .flatMap(({ boxes }) => boxes)
    .filter(({ top, bottom }) => bottom - top >= 44)
    .map(({ bottom }) => Math.round(bottom));
  const missing = steps.toSorted((a, b) => a - b)[least - 1] ?? Number.POSITIVE_INFINITY;
  return missing <= end ? [] : [`too little to press above ${Math.round(end)} px: link ${least} ends at ${missing} px`];
}

/** Whether most of a page is not dark. */
export function glare({ shot }: Snapshot): readonly string[] {
  const median = medianLuminance(shot);
  return median < 0.06 ? [] : [`the luminance of half of the page is ${median.toFixed(2)} or more`];
}
