import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PictureCrop, type PictureName, pictureSizes, pictures as scenes } from '../../../src/content/pictures';
import { covers, meta } from '../../../tests/support/covers';
import { faultOf } from '../../../tests/support/svg';
import { drawScene } from '../draw/scene';

/** What a picture may weigh on the wire, in bytes. */
const maxWeight = 12_000;
/** How far two thumbnails must differ; the two nearest, insurance and opioid, differ by 14. */
const leastDistance = 10;
const crops: readonly PictureCrop[] = ['wide', 'tall'];

const draw = (name: PictureName, crop: PictureCrop) => ({ name, crop, svg: drawScene(name, crop) });
const pictures = scenes.flatMap((name) => crops.map((crop) => draw(name, crop)));
// Drawn in the opposite order, so that a picture that hangs on what was drawn before it shows.
const again = scenes
  .toReversed()
  .flatMap((name) => crops.toReversed().map((crop) => draw(name, crop)))
  .toReversed();

describe('each picture', () => {
  pictures.forEach(({ name, crop, svg }, index) => {
    test(`${name}, ${crop}, looks the same each time that it is drawn`, meta, () => {
      expect(again[index]).toEqual({ name, crop, svg });
    });

    test(`${name}, ${crop}, weighs 12 kB at most, compressed`, covers('SHELL-PICTURES~1'), () => {
      expect(gzipSync(svg).length).toBeLessThanOrEqual(maxWeight);
    });

    test(`${name}, ${crop}, is well-formed and holds no text`, meta, () => {
      expect(faultOf(svg)).toBeUndefined();
    });

    test(`${name}, ${crop}, has the size that pages reserve for it`, meta, () => {
      const { width, height } = pictureSizes[crop];
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    });
  });
});

describe('no two pictures are alike at the size of a thumbnail', () => {
  /** How far two pictures differ: the mean distance of their points' channels, 0 to 255. */
  const distance = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
  let thumbnails: readonly { name: PictureName; points: Buffer }[] = [];

  beforeAll(async () => {
    const tall = pictures.filter(({ crop }) => crop === 'tall');
    const small = async ({ name, svg }: (typeof tall)[number]) => {
      const points = await sharp(Buffer.from(svg)).resize(32, 24).removeAlpha().raw().toBuffer();
      return { name, points };
    };
    thumbnails = await Promise.all(tall.map(small));
  }, 60_000);

  for (const name of scenes) {
    test(`no other picture looks like ${name}`, covers('SHELL-PICTURES~1'), () => {
      const mine = thumbnails.find((thumbnail) => thumbnail.name === name);
      const others = thumbnails.filter((thumbnail) => thumbnail.name !== name);
      const twins = others.filter(({ points }) => distance(points, mine?.points ?? points) < leastDistance);
      expect(others).toHaveLength(scenes.length - 1);
      expect(twins.map((twin) => twin.name)).toEqual([]);
    });
  }
});
