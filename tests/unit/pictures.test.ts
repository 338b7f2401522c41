import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictureLimits } from '../../spec/extensions/budgets';
import { icons } from '../../spec/extensions/structured-data';
import { type PictureCrop, type PictureName, pictureSizes, pictures, shareSize } from '../../src/content/pictures';
import { projectRoot } from '../../tools/project-root';
import { covers, meta } from '../support/covers';
import { costOf } from '../support/picture-cost';

/** The size limit of a compressed picture, in bytes. */
const maxBytes = 12_000;
/** How much two thumbnails must differ; the most similar ones, insurance and opioid, differ by 14. */
const minDistance = 10;

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
    test(`contains the picture ${name} in all crops and sizes`, meta, async () => {
      for (const crop of crops)
        expect(await sizeOf(fileOf(name, crop))).toEqual({ format: 'svg', ...pictureSizes[crop] });
      expect(await sizeOf(join(media, `${name}-share.png`))).toEqual({ format: 'png', ...shareSize });
    });
  }

  test('contains only pictures of src/content/pictures.ts and icons', meta, () => {
    const ofPictures = pictures.flatMap((name) => [`${name}-wide.svg`, `${name}-tall.svg`, `${name}-share.png`]);
    const ofIcons: readonly string[] = icons.map(({ file }) => file.replace('media/', ''));
    expect(files.filter((file) => !ofPictures.includes(file) && !ofIcons.includes(file))).toEqual([]);
  });
});

describe('picture', () => {
  for (const name of pictures) {
    for (const crop of crops) {
      const svg = () => readFileSync(fileOf(name, crop), 'utf8');

      test(`${name}, ${crop}, has at most ${maxBytes} bytes compressed`, meta, () => {
        expect(gzipSync(svg()).length).toBeLessThanOrEqual(maxBytes);
      });

      test(
        `${name}, ${crop}, stays within the limits of elements, shapes and bytes`,
        covers('PERF-PICTURE-LIMITS~2'),
        () => {
          const { elements, shapes } = costOf(svg());
          expect(elements).toBeLessThanOrEqual(pictureLimits.elements);
          expect(shapes).toBeLessThanOrEqual(pictureLimits.shapes);
          expect(brotliBytes(svg())).toBeLessThanOrEqual(pictureLimits.bytes[crop]);
        },
      );
    }
  }
});

describe('thumbnail', () => {
  /** The mean difference of the color channels of two pictures, 0 to 255. */
  const distance = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
  const pixelsOf = (name: PictureName) => sharp(fileOf(name, 'tall')).resize(32, 24).removeAlpha().raw().toBuffer();
  const thumbnails = new Map<PictureName, Buffer>();

  beforeAll(async () => {
    for (const name of pictures) thumbnails.set(name, await pixelsOf(name));
  });

  for (const name of pictures) {
    test(`of ${name} differs from all others`, meta, async () => {
      const pixels = await pixelsOf(name);
      const others = [...thumbnails].filter(([other]) => other !== name);
      const similar = others.filter(([, other]) => distance(other, pixels) < minDistance);
      expect(others).toHaveLength(pictures.length - 1);
      expect(similar.map(([other]) => other)).toEqual([]);
    });
  }
});
