import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { inPage } from './in-page';
import type { takeSnapshot as takeInPage } from './in-page/index';
import { contrastIn, medianLuminance, type Screenshot, screenshot } from './screenshot';
import type { Box, Scope } from './snapshot';
import { withStyles } from './styles';

export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;
type PageSnapshot = ReturnType<typeof takeInPage>;
type Painted = PageSnapshot['visible']['texts'];

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

/** Shrinks a box on each side by a fraction of its size. */
const shrunk = ({ left, top, right, bottom }: Box, x: number, y: number): Box => {
  const [across, down] = [(right - left) * x, (bottom - top) * y];
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
};

/**
 * Finds what blends into its background.
 * @param least the contrast at which it is just visible in a screenshot of half size, where the thin border of a field blends with
 * the pixels beside it. (axe checks whether text is easy to read.)
 * @param area the part of a box to measure
 */
const blending = (all: Painted, shot: Screenshot | undefined, least: number, area: (box: Box) => Box) =>
  all.flatMap(({ name, boxes }) => {
    const contrast = shot ? Math.min(...boxes.map((box) => contrastIn(shot, area(box), least))) : least;
    return contrast < least ? [`${name} blends into its background: contrast ${contrast.toFixed(2)}`] : [];
  });

/**
 * Takes a snapshot of the open page, or of a part of it. With `screenshot: false`, measures no contrasts.
 * @returns findings, and the median luminance of the screenshot, 0 to 1
 */
export async function takeSnapshot(page: Page, options: Partial<Scope> & { readonly screenshot?: boolean } = {}) {
  const { screenshot: isShot = true, ...given } = options;
  const allowed = { mayHide: [], anyOrder: [], ranks: [], unbroken: '' };
  const scope: Scope = { within: 'body', targetSide: 24, least: { text: 0, icon: 0 }, ...allowed, ...given };
  await settle(page);
  // Without these styles, content far from the screen would be missing, and content that fades in would be half transparent.
  const still = '* { content-visibility: visible !important; animation: none !important; transition: none !important }';
  const [{ visible, ...found }, shot] = await withStyles(page, still, async () => {
    const width = page.viewportSize()?.width ?? 0;
    // As JSON, because Playwright's own serialization takes as long as the measurements.
    const json = await (await inPage(page)).evaluate(
      (module, [of, screenWidth]) => JSON.stringify(module.takeSnapshot(of, screenWidth)),
      [scope, width] as const,
    );
    return [JSON.parse(json) as PageSnapshot, isShot ? await screenshot(page) : undefined] as const;
  });
  // Leaves out rows that letters seldom reach, which may show a border, and the edges of pictures, which may show a rounded frame.
  const hiddenText = blending(visible.texts, shot, 2, (box) => shrunk(box, 0, 0.08));
  const hiddenPictures = [
    ...blending(visible.pictures, shot, 1.2, (box) => shrunk(box, 0.12, 0.12)),
    ...blending(visible.fields, shot, 1.4, (box) => box),
  ];
  return {
    ...found,
    hiddenText: [...found.hiddenText, ...hiddenText],
    hiddenPictures: [...found.hiddenPictures, ...hiddenPictures],
    luminance: shot && medianLuminance(shot),
  };
}
