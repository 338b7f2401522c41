import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { icons, safeZone } from '../../spec/extensions/structured-data';
import { projectRoot } from '../../tools/project-root';
import { covers } from '../support/covers';

/** The PNGs in an icon file, each with the size that the header of an ICO file claims for it. */
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

/** The pixels of a picture, each as red, green, blue and opacity. */
async function colorsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { ...info, at };
}

const opacity = (color: readonly number[]) => color[3];
/** Whether two colors look the same. */
const similar = (a: readonly number[], b: readonly number[]) =>
  a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= 12);

const logo = readFileSync(join(projectRoot, 'public/favicon.svg'), 'utf8');
/** The colors of the logo. */
const fills = [...logo.matchAll(/fill="#(..)(..)(..)"/g)].map(([, ...rgb]) => [
  ...rgb.map((c) => parseInt(c, 16)),
  255,
]);

describe('icon', () => {
  for (const { file, sizes, corners } of icons) {
    test(`${file} has the sizes ${sizes.join(' and ')} px`, covers('FIND-ICONS~2'), async () => {
      const pictures = await Promise.all(
        pngsOf(file).map(async ({ claimed, png }) => ({ claimed, ...(await sharp(png).metadata()) })),
      );
      expect(pictures.map(({ format }) => format)).toEqual(sizes.map(() => 'png'));
      expect(pictures.map(({ width, height }) => [width, height])).toEqual(sizes.map((size) => [size, size]));
      for (const { claimed, width } of pictures) expect(claimed ?? width).toBe(width);
    });

    test(`${file} has ${corners} corners`, covers('FIND-ICONS~2'), async () => {
      for (const { png } of pngsOf(file)) {
        const { width, at } = await colorsOf(png);
        const all = [at(0, 0), at(width - 1, 0), at(0, width - 1), at(width - 1, width - 1)];
        for (const color of all) {
          if (corners === 'filled') expect(opacity(color)).toBe(255);
          else expect(opacity(color)).toBeLessThan(128);
        }
      }
    });

    test(`${file} has the colors of the logo`, covers('FIND-ICONS~2'), async () => {
      expect(fills.length).toBeGreaterThan(1);
      for (const { png } of pngsOf(file)) {
        const { width, at } = await colorsOf(png);
        const all = Array.from({ length: width * width }, (_, index) => at(index % width, Math.floor(index / width)));
        for (const fill of fills) expect(all.filter((color) => similar(color, fill)).length).toBeGreaterThan(width);
      }
    });
  }

  test('the maskable icon keeps the logo within its safe zone', covers('FIND-ICONS~2'), async () => {
    const [{ png } = { png: Buffer.of() }] = pngsOf('media/icon-maskable-512.png');
    const { width, at } = await colorsOf(png);
    const outside: (readonly number[])[] = [];
    const middle = (width - 1) / 2;
    for (let y = 0; y < width; y++)
      for (let x = 0; x < width; x++)
        if (Math.hypot(x - middle, y - middle) > (safeZone * width) / 2) outside.push(at(x, y));
    expect(outside.length).toBeGreaterThan(width);
    expect(outside.filter((color) => !similar(color, at(0, 0)))).toEqual([]);
  });
});
