import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icons, safeZone } from '../../spec/extensions/structured-data';
import { unchangedFiles } from '../../tools/launch-check/fictional';
import { projectRoot } from '../../tools/project-root';
import { subject } from '../support/covers';

/** The PNGs in an icon file, and in an ICO file, the width that the directory entry of each claims. */
function pngsOf(file: string): readonly { readonly claimed: number | undefined; readonly png: Buffer }[] {
  const bytes = readFileSync(join(projectRoot, 'public', file));
  if (!file.endsWith('.ico')) return [{ claimed: undefined, png: bytes }];
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => {
    const entry = bytes.subarray(6 + 16 * index, 22 + 16 * index);
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    return { claimed: entry.readUInt8(0), png: bytes.subarray(start, start + length) };
  });
}

type Color = readonly number[];

/** The size of a square picture, its pixels by row, each as red, green, blue and opacity, and its corner pixels. */
async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 4 }, (_, index) => [...data.subarray(index * 4, index * 4 + 4)]);
  const last = info.width - 1;
  const corners = [0, last, info.width * last, info.width * info.width - 1].map((index) => pixels[index] ?? []);
  return { ...info, pixels, corners };
}

/** Whether two colors are almost the same. */
const similar = (a: Color, b: Color) => a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= 12);

const drawn = await pixelsOf(await sharp(join(projectRoot, 'public/favicon.svg')).resize(64).png().toBuffer());
/** The corners of icons that phones do not crop are those of the logo: clear, or filled if a clinic's own logo is a square. */
const clear = drawn.corners.every(([, , , opacity = 0]) => opacity === 255) ? 'filled' : 'clear';
const count = (color: Color) => drawn.pixels.filter((other) => similar(other, color)).length;
const colors = [...new Map(drawn.pixels.map((color) => [color.join(), color])).values()];
/** The colors that each fill more than a fifth of the logo. A clinic's own logo may have none, only gradients. */
const fills = colors
  .filter(([, , , opacity]) => opacity === 255)
  .filter((color) => count(color) > drawn.pixels.length / 5);

test.each(icons)(
  'the icon $file has the specified sizes, the right corners, and the colors of the logo',
  subject('search'),
  async (icon) => {
    const { file, sizes, corners } = icon;
    const found = [];
    for (const { claimed, png } of pngsOf(file)) {
      const { format } = await sharp(png).metadata();
      const { width, height, pixels, corners: shown } = await pixelsOf(png);
      const opacities = shown.map(([, , , opacity = 0]) => (opacity === 255 ? 'filled' : opacity < 128 && 'clear'));
      const lacks = fills.filter((fill) => pixels.filter((color) => similar(color, fill)).length <= width);
      found.push({ format, width, height, claimed: claimed ?? width, corners: new Set(opacities), lacks });
    }
    expect(found).toEqual(
      sizes.map((size) => ({
        format: 'png',
        width: size,
        height: size,
        claimed: size,
        corners: new Set([corners === 'clear' ? clear : corners]),
        lacks: [],
      })),
    );
  },
);

test('the maskable icon keeps the logo within its safe zone', subject('search'), async ({ skip }) => {
  skip(
    !unchangedFiles(projectRoot).includes('public/favicon.svg'),
    'The clinic has its own icon, which may fill its square',
  );
  const [{ png } = { png: Buffer.of() }] = pngsOf('media/icon-maskable-512.png');
  const { width, pixels, corners } = await pixelsOf(png);
  const middle = (width - 1) / 2;
  const isOutside = (_: Color, index: number) =>
    Math.hypot((index % width) - middle, Math.floor(index / width) - middle) > (safeZone * width) / 2;
  const outside = pixels.filter(isOutside);
  expect(outside.length).toBeGreaterThan(width);
  expect(outside.filter((color) => !similar(color, corners[0] ?? []))).toEqual([]);
});
