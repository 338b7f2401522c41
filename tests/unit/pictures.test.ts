import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureLimits } from '../../spec/budgets';
import { icons } from '../../spec/structured-data';
import { type PictureCrop, type PictureName, pictureSizes, pictures, shareSize } from '../../src/content/pictures';
import { projectRoot } from '../../tools/project-root';
import { covers, meta } from '../support/covers';
import { costOf } from '../support/picture-cost';

/** What a picture may weigh on the wire, in bytes. */
const maxWeight = 12_000;
/** How far two thumbnails must differ; the two nearest, insurance and opioid, differ by 14. */
const leastDistance = 10;

const media = join(projectRoot, 'public/media');
const crops = Object.keys(pictureSizes) as PictureCrop[];
const fileOf = (name: PictureName, crop: PictureCrop) => join(media, `${name}-${crop}.svg`);
const sizeOf = async (file: string) => {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
};
const brotliBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe('public/media', () => {
  const files = readdirSync(media);

  for (const name of pictures) {
    test(`has the files of the picture ${name}, in the sizes that pages reserve`, meta, async () => {
      for (const crop of crops)
        expect(await sizeOf(fileOf(name, crop))).toEqual({ format: 'svg', ...pictureSizes[crop] });
      expect(await sizeOf(join(media, `${name}-share.png`))).toEqual({ format: 'png', ...shareSize });
    });
  }

  test('has no file that belongs to no picture of src/content/pictures.ts', meta, () => {
    const ofPictures = pictures.flatMap((name) => [`${name}-wide.svg`, `${name}-tall.svg`, `${name}-share.png`]);
    const ofIcons: readonly string[] = icons.map(({ file }) => file.replace('media/', ''));
    expect(files.filter((file) => !ofPictures.includes(file) && !ofIcons.includes(file))).toEqual([]);
  });
});

describe('each picture', () => {
  for (const name of pictures) {
    for (const crop of crops) {
      const svg = () => readFileSync(fileOf(name, crop), 'utf8');

      test(`${name}, ${crop}, weighs 12 kB at most, compressed`, covers('SHELL-PICTURES~1'), () => {
        expect(gzipSync(svg()).length).toBeLessThanOrEqual(maxWeight);
      });

      test(`${name}, ${crop}, costs a phone little to fetch and to show`, covers('PERF-PICTURE-LIMITS~1'), () => {
        const { elements, shapes } = costOf(svg());
        expect(elements).toBeLessThanOrEqual(pictureLimits.elements);
        expect(shapes).toBeLessThanOrEqual(pictureLimits.shapes);
        expect(brotliBytes(svg())).toBeLessThanOrEqual(pictureLimits.bytes[crop]);
      });
    }
  }
});

describe('at the size of a thumbnail', async () => {
  /** How far two pictures differ: the mean distance of their points' channels, 0 to 255. */
  const distance = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
  const thumbnails = await Promise.all(
    pictures.map(async (name) => {
      const points = await sharp(fileOf(name, 'tall')).resize(32, 24).removeAlpha().raw().toBuffer();
      return { name, points };
    }),
  );

  for (const { name, points } of thumbnails) {
    test(`no other picture looks like ${name}`, covers('SHELL-PICTURES~1'), () => {
      const others = thumbnails.filter((other) => other.name !== name);
      const similar = others.filter((other) => distance(other.points, points) < leastDistance);
      expect(others).toHaveLength(pictures.length - 1);
      expect(similar.map((other) => other.name)).toEqual([]);
    });
  }
});
