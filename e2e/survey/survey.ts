import type { Page } from '@playwright/test';
import { addStyles, removeStyles } from '../support/add-styles';
import { expect } from '../support/test';
import { type Box, type Noted, type Notes, type Scope, takeNotes } from './notes';
import { contrastIn, type Shot, shoot } from './painted';

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
  readonly shot: Shot;
}

/** The least contrast of what can be seen at all. What can be read well is for axe to say. */
const enough = { text: 2, picture: 1.2, field: 2 };

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

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A box made larger by a part of its size, or smaller. */
const grown = ({ left, top, right, bottom }: Box, x: number, y: number): Box => {
  const [across, down] = [(right - left) * x, (bottom - top) * y];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
};

/** Adds to the notes how texts, pictures and fields stand out in a picture of the page. */
function measure(notes: Notes, shot: Shot): Survey {
  const measured = (all: readonly Noted[], least: number, area: (box: Box) => Box): readonly Seen[] =>
    all.map((noted) => {
      // What lies under a fixed part before the page is scrolled was looked at by scrolling.
      const boxes = noted.boxes.filter((box) => noted.fixed || !notes.fixed.some((each) => overlap(each, box)));
      const isShown = !noted.mayHide && noted.hidden === null && boxes.length > 0;
      const contrast = isShown ? Math.min(...boxes.map((box) => contrastIn(shot, area(box), least))) : null;
      return { ...noted, contrast };
    });
  return {
    ...notes,
    // Without the rows of the line that letters seldom reach, where a border may be.
    texts: measured(notes.texts, enough.text, (box) => grown(box, 0, -0.15)),
    // Without the edge, where the corners of a rounded frame may be.
    pictures: measured(notes.pictures, enough.picture, (box) => grown(box, -0.12, -0.12)),
    fields: measured(notes.fields, enough.field, (box) => box),
    shot,
  };
}

/** Writes down what can be seen of a page as it is now. */
export async function survey(page: Page, scope: Scope): Promise<Survey> {
  await settle(page);
  // What is laid out only when it comes near would be missing; what then appears by an animation would be half transparent.
  await addStyles(page, '* { content-visibility: visible !important; animation: none !important }');
  const notes = await page.evaluate(takeNotes, scope);
  const first = measure(notes, await shoot(page));
  const isBlank = ({ contrast }: Seen) => contrast !== null && contrast < enough.picture;
  // A busy browser may hand over a picture of which it has not painted all; what is invisible is so a second time.
  const isWhole = ![...first.texts, ...first.pictures, ...first.fields].some(isBlank);
  const data = isWhole ? first : measure(notes, await shoot(page));
  await removeStyles(page);
  return data;
}

/** What is not as it should be: in words, and where on the page. */
export interface Finding {
  readonly line: string;
  readonly boxes: readonly Box[];
}

const unseen = (all: readonly Seen[], least: number): readonly Finding[] =>
  all
    .filter(({ mayHide }) => !mayHide)
    .flatMap(({ name, boxes, hidden, contrast }) => {
      if (hidden !== null) return [{ line: `${name} ${hidden}`, boxes }];
      if (contrast === null || contrast >= least) return [];
      return [{ line: `${name} cannot be told from its background: contrast ${contrast.toFixed(2)}`, boxes }];
    });

/** Texts that cannot be seen. */
export const unseenTexts = ({ texts }: Survey) => unseen(texts, enough.text);

/** Pictures, icons, logos and fields that cannot be seen. */
export const unseenPictures = ({ pictures, fields }: Survey) => [
  ...unseen(pictures, enough.picture),
  ...unseen(fields, enough.field),
];

/** Neighbors that stand in another order than in the document. */
export const disorder = (survey: Survey): readonly Finding[] => survey.disorder.map((line) => ({ line, boxes: [] }));

/** The least size of a control outside running text, in px (WCAG 2.5.8). */
const leastSize = 24;

/** Links and controls that are not there, cannot be clicked in their middle, or are too small. */
export const unclickable = ({ controls }: Survey): readonly Finding[] =>
  controls
    .filter(({ mayHide }) => !mayHide)
    .flatMap(({ name, boxes, hidden, blocked, inText }) => {
      if (hidden !== null) return [{ line: `${name} ${hidden}`, boxes }];
      if (blocked !== null) return [{ line: `a click on ${name} would reach ${blocked}`, boxes }];
      const sizes = boxes.map(({ left, top, right, bottom }) => Math.min(right - left, bottom - top));
      const isSmall = !inText && Math.max(...sizes) < leastSize - 0.1;
      return isSmall ? [{ line: `${name} is smaller than ${leastSize} px`, boxes }] : [];
    });

/** Whether the page is laid out for another screen than the one it is on. */
export const misfit = ({ layout }: Survey, width: number): readonly Finding[] =>
  layout.width === width ? [] : [{ line: `the page is laid out for a screen of ${layout.width} px`, boxes: [] }];
