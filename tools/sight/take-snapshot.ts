import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { inPage } from './in-page';
import { contrastIn, type Screenshot, screenshot } from './screenshot';
import type { Box, Item, PageSnapshot, Scope } from './snapshot';
import { withStyles } from './styles';

/** The visible content of a page, with a screenshot if it was taken. */
export interface Snapshot extends PageSnapshot {
  readonly shot: Screenshot | undefined;
}

/**
 * The contrast at which something is just visible in a screenshot of half size, where the thin border of a field blends with
 * the pixels beside it. axe checks whether text is easy to read.
 */
export const leastContrast = { text: 2, picture: 1.2, field: 1.4 };

/** Waits for the fonts and all pictures, including those far down, and finishes all animations except endless ones. */
async function settle(page: Page): Promise<void> {
  const isSettled = () =>
    page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
      return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
    });
  // Polls from Node, because a page without scripts cannot wait.
  while (!(await isSettled())) await setTimeout(20);
}

/** Whether two boxes share an area, with a tolerance for rounding. */
export const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

/** Shrinks a box on each side by a fraction of its size. */
const shrunk = ({ left, top, right, bottom }: Box, x: number, y: number): Box => {
  const [across, down] = [(right - left) * x, (bottom - top) * y];
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
};

interface Options extends Partial<Scope> {
  /** Whether to measure contrasts in a screenshot of the whole page. By default, true. */
  readonly screenshot?: boolean;
}

/** Takes a snapshot of the open page, or of a part of it. */
export async function takeSnapshot(page: Page, options: Options = {}): Promise<Snapshot> {
  const { screenshot: isShot = true, ...given } = options;
  const scope: Scope = { within: 'body', mayHide: [], anyOrder: [], ranks: [], unbroken: '', ...given };
  await settle(page);
  // Without these styles, content far from the screen would be missing, and content that fades in would be half transparent.
  const still = '* { content-visibility: visible !important; animation: none !important; transition: none !important }';
  const [found, shot] = await withStyles(page, still, async () => {
    const crawler = await inPage(page);
    // As JSON, because Playwright's own serialization takes as long as the measurements.
    const taken = await crawler.evaluate((module, of) => JSON.stringify(module.takeSnapshot(of)), scope);
    return [JSON.parse(taken) as PageSnapshot, isShot ? await screenshot(page) : undefined] as const;
  });
  const measured = (all: readonly Item[], least: number, area: (box: Box) => Box): readonly Item[] =>
    all.map((item) => {
      // In the screenshot, a fixed part covers content that visitors can scroll into view.
      const boxes = item.boxes
        .filter((box) => item.fixed || !found.fixed.some((each) => overlap(each, box)))
        // A box as narrow as a single period is too small to measure at half size.
        .filter(({ left, right }) => right - left > 8);
      const isMeasured = shot && !item.mayHide && item.hidden === null && boxes.length > 0;
      return isMeasured
        ? { ...item, contrast: Math.min(...boxes.map((box) => contrastIn(shot, area(box), least))) }
        : item;
    });
  return {
    ...found,
    // Leaves out the rows that letters seldom reach: they may show a border.
    texts: measured(found.texts, leastContrast.text, (box) => shrunk(box, 0, 0.08)),
    // Leaves out the edges: they may show the corners of a rounded frame.
    pictures: measured(found.pictures, leastContrast.picture, (box) => shrunk(box, 0.12, 0.12)),
    fields: measured(found.fields, leastContrast.field, (box) => box),
    shot,
  };
}
