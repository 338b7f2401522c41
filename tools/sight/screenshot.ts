import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cdp } from './cdp';
import type { Box } from './snapshot';

/** A screenshot of a page or a part of it, with three bytes for each pixel. */
export interface Screenshot {
  /**
   * Image pixels per CSS pixel: 1 for a part of a page, and 0.5 for a whole page, which would take too long to paint and encode
   * at full size.
   */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/**
 * Takes a screenshot through CDP, because `page.screenshot` takes twice as long.
 * @param part the part to capture; by default, the whole page, including what is off the screen
 */
export async function screenshot(page: Page, part?: Box): Promise<Screenshot> {
  const whole = () => {
    const { clientWidth: right, scrollHeight: bottom } = document.documentElement;
    return { left: 0, top: 0, right, bottom };
  };
  const { left, top, right, bottom } = part ?? (await page.evaluate(whole));
  const scale = part ? 1 : 0.5;
  const clip = { x: left, y: top, width: right - left, height: bottom - top, scale };
  const options = { clip, captureBeyondViewport: !part, optimizeForSpeed: true };
  const png = Buffer.from((await (await cdp(page)).send('Page.captureScreenshot', options)).data, 'base64');
  const image = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { scale, width: image.info.width, height: image.info.height, data: image.data };
}

const luminanceOfChannel = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Returns the WCAG relative luminance of a pixel, 0 to 1. */
function luminance({ data }: Screenshot, pixel: number): number {
  const channel = (at: number) => luminanceOfChannel[data[3 * pixel + at] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** Returns the WCAG contrast of two luminances, 1 to 21. */
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * Returns the contrast between the brightest and the darkest pixel in a box, or 1 if the box is outside the screenshot.
 * @param enough a contrast; the search stops after the row at which it is reached
 */
export function contrastIn(shot: Screenshot, box: Box, enough: number): number {
  const from = (edge: number) => Math.max(0, Math.floor(edge * shot.scale));
  const to = (edge: number, end: number) => Math.min(end, Math.ceil(edge * shot.scale));
  const [left, right] = [from(box.left), to(box.right, shot.width)];
  const [top, bottom] = [from(box.top), to(box.bottom, shot.height)];
  let [dark, bright] = [1, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const value = luminance(shot, y * shot.width + x);
      [dark, bright] = [Math.min(dark, value), Math.max(bright, value)];
    }
    if (bright >= dark && contrast(bright, dark) >= enough) break;
  }
  return bright < dark ? 1 : contrast(bright, dark);
}

/** Returns the median luminance of a sample of the pixels, about one in a hundred. */
export function medianLuminance(shot: Screenshot): number {
  const some = Array.from({ length: Math.floor((shot.width * shot.height) / 97) }, (_, at) => luminance(shot, 97 * at));
  return some.sort((one, other) => one - other)[Math.floor(some.length / 2)] ?? 1;
}

/** A change at most this far inside a box counts as a change at its edge, in px. */
const edge = 4;

/** Counts the pixels that differ between two screenshots by a contrast of 3:1 or more, at or outside the edges of the boxes. */
export function changedAtEdges(before: Screenshot, after: Screenshot, boxes: readonly Box[]): number {
  const isInside = (x: number, y: number) =>
    boxes.some(
      ({ left, top, right, bottom }) => x > left + edge && x < right - edge && y > top + edge && y < bottom - edge,
    );
  const [old, now] = [before.data, after.data];
  const isSame = (at: number) => old[at] === now[at] && old[at + 1] === now[at + 1] && old[at + 2] === now[at + 2];
  let changed = 0;
  for (let pixel = 0; pixel < after.width * after.height; pixel++) {
    if (isSame(3 * pixel)) continue;
    if (isInside(pixel % after.width, Math.floor(pixel / after.width))) continue;
    if (contrast(luminance(before, pixel), luminance(after, pixel)) >= 3) changed++;
  }
  return changed;
}
