import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cdp } from './cdp';
import type { Box } from './snapshot';

export type Screenshot = Awaited<ReturnType<typeof screenshot>>;

const luminanceOfChannel = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/**
 * Takes a screenshot through CDP, because `page.screenshot` takes twice as long.
 * @param part the part to capture; by default, the whole page, including what is off the screen
 * @returns the image pixels per CSS pixel, the size, and the WCAG relative luminance of each pixel, 0 to 1
 */
export async function screenshot(page: Page, part?: Box) {
  const whole = () => {
    const { clientWidth: right, scrollHeight: bottom } = document.documentElement;
    return { left: 0, top: 0, right, bottom };
  };
  const { left, top, right, bottom } = part ?? (await page.evaluate(whole));
  // A whole page would take too long to paint and encode at full size.
  const scale = part ? 1 : 0.5;
  const clip = { x: left, y: top, width: right - left, height: bottom - top, scale };
  const options = { clip, captureBeyondViewport: !part, optimizeForSpeed: true };
  const png = Buffer.from((await (await cdp(page)).send('Page.captureScreenshot', options)).data, 'base64');
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channel = (at: number) => luminanceOfChannel[data[at] ?? 0] ?? 0;
  const luminances = new Float32Array(info.width * info.height);
  // A loop, because a callback for each of some million pixels would take a second.
  for (let at = 0; at < luminances.length; at++)
    luminances[at] = 0.2126 * channel(3 * at) + 0.7152 * channel(3 * at + 1) + 0.0722 * channel(3 * at + 2);
  return { scale, width: info.width, height: info.height, luminances };
}

/** Returns the WCAG contrast of two luminances, 1 to 21. */
const contrast = (one = 0, other = 0) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * Returns the contrast between the brightest and the darkest pixel in a box, or 1 if the box is outside the screenshot.
 * @param enough a contrast; the search stops after the row at which it is reached
 */
export function contrastIn({ scale, width, height, luminances }: Screenshot, box: Box, enough: number): number {
  const from = (edge: number) => Math.max(0, Math.floor(edge * scale));
  const to = (edge: number, end: number) => Math.min(end, Math.ceil(edge * scale));
  const [left, right] = [from(box.left), to(box.right, width)];
  let [dark, bright] = [1, 0];
  for (let y = from(box.top); y < to(box.bottom, height); y++) {
    for (const value of luminances.subarray(y * width + left, y * width + right))
      [dark, bright] = [Math.min(dark, value), Math.max(bright, value)];
    if (bright >= dark && contrast(bright, dark) >= enough) break;
  }
  return bright < dark ? 1 : contrast(bright, dark);
}

/** Returns the median luminance of a sample of the pixels, about one in a hundred. */
export function medianLuminance({ luminances }: Screenshot): number {
  const some = luminances.filter((_, at) => at % 97 === 0).sort();
  return some[Math.floor(some.length / 2)] ?? 1;
}

/** A change at most this far inside a box counts as a change at its edge, in px. */
const edge = 4;

/** Counts the pixels that differ between two screenshots by a contrast of 3:1 or more, at or outside the edges of the boxes. */
export function changedAtEdges(before: Screenshot, after: Screenshot, boxes: readonly Box[]): number {
  const isInside = (x: number, y: number) =>
    boxes.some(
      ({ left, top, right, bottom }) => x > left + edge && x < right - edge && y > top + edge && y < bottom - edge,
    );
  const isChanged = (value: number, at: number) =>
    contrast(value, before.luminances[at]) >= 3 && !isInside(at % after.width, Math.floor(at / after.width));
  return after.luminances.filter(isChanged).length;
}
