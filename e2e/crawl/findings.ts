import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { misplaced } from './document-order';
import { contrastIn, medianLuminance, type Screenshot, screenshot } from './screenshot';
import type { Box, Noted, Notes, Scope } from './snapshot';
import { withStyles } from './styles';
import { takeNotes } from './take-snapshot';

/** What was noted of a text, picture or field, and how it stands out from what is behind it. */
export interface Seen extends Noted {
  /** The contrast where it is painted, 1 to 21; null if it was not measured. */
  readonly contrast: number | null;
}

/** The data of one view of a page. */
export interface Survey extends Omit<Notes, 'texts' | 'pictures' | 'fields'> {
  readonly texts: readonly Seen[];
  readonly pictures: readonly Seen[];
  readonly fields: readonly Seen[];
  /** The page as it looks. */
  readonly shot: Screenshot;
}

/**
 * The least contrast of what can be seen at all, in a screenshot of half the size, where the thin edge of a field is mixed
 * with what is beside it. What can be read well is for axe to say.
 */
const enough = { text: 2, picture: 1.2, field: 1.4 };

/** Shows a page at rest: all its pictures have loaded, also those far down, and what moves has arrived. */
async function settle(page: Page): Promise<void> {
  const isSettled = () =>
    page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
      return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
    });
  // Polled from here, because a page without scripts cannot wait.
  await expect.poll(isSettled, { intervals: [20, 50, 100] }).toBe(true);
}

/** Whether two boxes share an area, but for the rounding of their edges. */
const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
/** A box made smaller by a part of its size on each side. */
const shrunk = ({ left, top, right, bottom }: Box, x: number, y: number): Box => {
  const [across, down] = [(right - left) * x, (bottom - top) * y];
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
};

/** Writes down what can be seen of a page as it is now. */
export async function survey(page: Page, scope: Scope): Promise<Survey> {
  await settle(page);
  // What is laid out only when it comes near would be missing; what then appears by an animation would be half transparent.
  const still = '* { content-visibility: visible !important; animation: none !important }';
  const [notes, shot] = await withStyles(page, still, async () => {
    const taken = await page.evaluate(takeNotes, scope);
    return [taken, await screenshot(page)] as const;
  });
  const measured = (all: readonly Noted[], least: number, area: (box: Box) => Box): readonly Seen[] =>
    all.map((noted) => {
      // What lies under a fixed part before the page is scrolled was looked at by scrolling.
      const boxes = noted.boxes
        .filter((box) => noted.fixed || !notes.fixed.some((each) => overlap(each, box)))
        // A period alone is too small to be measured in half its size.
        .filter(({ left, right }) => right - left > 6);
      const isShown = !noted.mayHide && noted.hidden === null && boxes.length > 0;
      const contrast = isShown ? Math.min(...boxes.map((box) => contrastIn(shot, area(box), least))) : null;
      return { ...noted, contrast };
    });
  return {
    ...notes,
    // Without the rows that letters seldom reach, where a border may be.
    texts: measured(notes.texts, enough.text, (box) => shrunk(box, 0, 0.08)),
    // Without the edge, where the corners of a rounded frame may be.
    pictures: measured(notes.pictures, enough.picture, (box) => shrunk(box, 0.12, 0.12)),
    fields: measured(notes.fields, enough.field, (box) => box),
    shot,
  };
}

const unseen = (all: readonly Seen[], least: number): readonly string[] =>
  all
    .filter(({ mayHide }) => !mayHide)
    .flatMap(({ name, hidden, contrast }) => {
      if (hidden !== null) return [`${name} ${hidden}`];
      if (contrast === null || contrast >= least) return [];
      return [`${name} cannot be told from its background: contrast ${contrast.toFixed(2)}`];
    });

/** Texts that cannot be seen as a whole. */
export const unseenTexts = ({ texts }: Survey) => unseen(texts, enough.text);

/** Pictures, icons, logos and fields that cannot be seen. */
export const unseenPictures = ({ pictures, fields }: Survey) => [
  ...unseen(pictures, enough.picture),
  ...unseen(fields, enough.field),
];

/** What the list of hidden parts says is hidden, and can be seen; and what is open before anybody has opened it. */
export const unhidden = ({ texts, pictures, fields, opened }: Survey): readonly string[] => [
  ...[...texts, ...pictures, ...fields]
    .filter(({ mayHide, hidden }) => mayHide && hidden === null)
    .map(({ name }) => `${name} can be seen, although it should be hidden`),
  ...opened.map((name) => `${name} is open`),
];

/** Parts of the page on which a finger can do less than scroll and pinch it. */
export const untouchable = (survey: Survey): readonly string[] =>
  survey.untouchable.map((name) => `a finger on ${name} cannot scroll the page or pinch it`);

/**
 * Links and controls that are not there, or that a press does not reach in a square around their middle.
 * @param side the side of the square, in px: 24 for a mouse (WCAG 2.5.8), 44 for touch
 */
export const unclickable = ({ controls }: Survey, side = 24): readonly string[] =>
  controls
    .filter(({ mayHide }) => !mayHide)
    .flatMap(({ name, hidden, blocked, reach, inText }) => {
      if (hidden !== null) return [`${name} ${hidden}`];
      if (blocked !== null) return [`a click on ${name} would reach ${blocked}`];
      return inText || reach >= side ? [] : [`a press reaches ${name} in ${reach} px around its middle, of ${side} px`];
    });

/** Neighbors in the document that stand in another order on the screen. */
export const disordered = ({ texts, pictures, fields }: Survey) => misplaced([...texts, ...pictures, ...fields]);

/** Texts and fields that overlap: letters that run into others, or a label that lies on a field. */
export function overlapping({ texts, fields }: Survey): readonly string[] {
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
export const ungrown = ({ texts, pictures }: Survey): readonly string[] =>
  [
    ...texts.filter(({ boxes }) => boxes.some(({ top, bottom }) => bottom - top < 31)),
    ...pictures.filter(({ name, boxes }) => name.startsWith('svg ') && boxes.some((box) => box.right - box.left < 23)),
  ]
    .filter(({ hidden, mayHide }) => hidden === null && !mayHide)
    .map(({ name }) => `${name} stays small`);

/** What in the header stands in a second row, wraps, or comes too close to its neighbor; the name of the clinic may wrap. */
export function crowdedHeader({ texts }: Survey): readonly string[] {
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
export const misfit = ({ width }: Survey, screen: number): readonly string[] => [
  ...(width.layout === screen ? [] : [`the page is laid out for a screen of ${width.layout} px`]),
  ...(width.content <= width.layout ? [] : [`the page is ${width.content} px wide`]),
];

/** Where the heading of a page begins, if that is further down than it may be. @param limit in px from the top */
export const lateHeading = ({ texts }: Survey, limit: number): readonly string[] =>
  texts
    .filter(({ name }) => name.startsWith('h1 '))
    .flatMap(({ name, boxes: [first] }) => {
      const top = Math.round(first?.top ?? 0);
      return top > limit ? [`${name} begins at ${top} px, and should at ${limit} px`] : [];
    });

/** Whether the first screen of the main part lacks links that are high enough for a finger, above what is fixed over it. */
export function idleFirstScreen({ controls, fixed }: Survey, height: number, least = 1): readonly string[] {
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
export function glare({ shot }: Survey): readonly string[] {
  const median = medianLuminance(shot);
  return median < 0.06 ? [] : [`the luminance of half of the page is ${median.toFixed(2)} or more`];
}
