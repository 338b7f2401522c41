import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { inPage } from './in-page';
import { contrastIn, type Screenshot, screenshot } from './screenshot';
import type { Box, Item, PageSnapshot, Scope } from './snapshot';
import { withStyles } from './styles';

/** A text, picture or field, and how it stands out from what is behind it. */
export interface MeasuredItem extends Item {
  /** The contrast where it is painted, 1 to 21; null if it was not measured. */
  readonly contrast: number | null;
}

/** What one visit to a page in one view finds. */
export interface Snapshot extends Omit<PageSnapshot, 'texts' | 'pictures' | 'fields'> {
  readonly texts: readonly MeasuredItem[];
  readonly pictures: readonly MeasuredItem[];
  readonly fields: readonly MeasuredItem[];
  /** The page as it looks. */
  readonly shot: Screenshot;
}

/**
 * The least contrast of what can be seen at all, in a screenshot of half the size, where the thin edge of a field is mixed
 * with what is beside it. Whether it can be read well, axe says.
 */
export const leastContrast = { text: 2, picture: 1.2, field: 1.4 };

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
export const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
/** A box made smaller by a part of its size on each side. */
const shrunk = ({ left, top, right, bottom }: Box, x: number, y: number): Box => {
  const [across, down] = [(right - left) * x, (bottom - top) * y];
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
};

/** Takes a snapshot of a page as it is now. */
export async function takeSnapshot(page: Page, scope: Scope): Promise<Snapshot> {
  await settle(page);
  // What is laid out only when it comes near would be missing; what appears slowly would be half transparent.
  const still = '* { content-visibility: visible !important; animation: none !important; transition: none !important }';
  const [found, shot] = await withStyles(page, still, async () => {
    const crawler = await inPage(page);
    const taken = await crawler.evaluate((module, of) => module.takeSnapshot(of), scope);
    return [taken, await screenshot(page)] as const;
  });
  const measured = (all: readonly Item[], least: number, area: (box: Box) => Box): readonly MeasuredItem[] =>
    all.map((item) => {
      // What lies under a fixed part before the page is scrolled is seen by scrolling.
      const boxes = item.boxes
        .filter((box) => item.fixed || !found.fixed.some((each) => overlap(each, box)))
        // A period alone is too small to be measured in half its size.
        .filter(({ left, right }) => right - left > 8);
      const isShown = !item.mayHide && item.hidden === null && boxes.length > 0;
      const contrast = isShown ? Math.min(...boxes.map((box) => contrastIn(shot, area(box), least))) : null;
      return { ...item, contrast };
    });
  return {
    ...found,
    // Without the rows that letters seldom reach, where a border may be.
    texts: measured(found.texts, leastContrast.text, (box) => shrunk(box, 0, 0.08)),
    // Without the edge, where the corners of a rounded frame may be.
    pictures: measured(found.pictures, leastContrast.picture, (box) => shrunk(box, 0.12, 0.12)),
    fields: measured(found.fields, leastContrast.field, (box) => box),
    shot,
  };
}
