import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { luminanceOf } from '../a11y/checks/pixels';
import type { Box } from './notes';

/** A picture of a whole page: three bytes a pixel. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Chromium paints no larger surface than 16,384 px. */
const highest = 8_000;

/** Takes a picture of the whole page, beyond the screen as well; through CDP, because `page.screenshot` takes twice as long. */
export async function shoot(page: Page): Promise<Shot> {
  const [width, height] = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return [clientWidth, scrollHeight] as const;
  });
  const session = await page.context().newCDPSession(page);
  const parts: Buffer[] = [];
  for (let y = 0; y < height; y += highest) {
    const clip = { x: 0, y, width, height: Math.min(highest, height - y), scale: 1 };
    const options = { clip, captureBeyondViewport: true, optimizeForSpeed: true };
    const png = Buffer.from((await session.send('Page.captureScreenshot', options)).data, 'base64');
    parts.push(await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer());
  }
  await session.detach();
  return { width, height, data: Buffer.concat(parts) };
}

/**
 * The contrast, 1 to 21, of the brightest and the darkest pixel in a box: 1 if nothing is painted there.
 * @param enough the contrast at which looking on is needless
 */
export function contrastIn({ width, height, data }: Shot, box: Box, enough: number): number {
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))];
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.bottom))];
  const channel = (at: number) => luminanceOf[data[at] ?? 0] ?? 0;
  let [dark, bright] = [1, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 3 * (y * width + x);
      const value = 0.2126 * channel(at) + 0.7152 * channel(at + 1) + 0.0722 * channel(at + 2);
      [dark, bright] = [Math.min(dark, value), Math.max(bright, value)];
    }
    if ((bright + 0.05) / (dark + 0.05) >= enough) break;
  }
  return bright < dark ? 1 : (bright + 0.05) / (dark + 0.05);
}

/** A PNG of a page with boxes marked in it. */
export function marked({ data, width, height }: Shot, boxes: readonly Box[]): Promise<Buffer> {
  const marks = boxes.map(
    ({ left, top, right, bottom }) =>
      `<rect x="${left - 4}" y="${top - 4}" width="${right - left + 8}" height="${bottom - top + 8}"/>`,
  );
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    fill="#f003" stroke="#f00" stroke-width="3">${marks.join('')}</svg>`;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(overlay), top: 0, left: 0 }])
    .png()
    .toBuffer();
}
