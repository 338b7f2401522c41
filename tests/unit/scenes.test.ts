import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type SceneCrop, type SceneName, sceneSizes, scenes } from '../../src/scenes/catalog';
import { drawScene } from '../../src/scenes/draw/scene';
import { meta } from '../support/covers';
import { faultOf } from '../support/svg';

/** What a picture may weigh on the wire, in bytes. */
const maxWeight = 12_000;
const crops: readonly SceneCrop[] = ['wide', 'tall'];

const draw = (name: SceneName, crop: SceneCrop) => ({ name, crop, svg: drawScene(name, crop) });
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

    test(`${name}, ${crop}, weighs 12 kB at most, compressed`, meta, () => {
      expect(gzipSync(svg).length).toBeLessThanOrEqual(maxWeight);
    });

    test(`${name}, ${crop}, is well-formed and holds no text`, meta, () => {
      expect(faultOf(svg)).toBeUndefined();
    });

    test(`${name}, ${crop}, has the size that pages reserve for it`, meta, () => {
      const { width, height } = sceneSizes[crop];
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    });
  });
});

describe('no two pictures are alike', () => {
  // A picture's ids carry its name: without it, only the drawing is compared.
  const drawings = pictures
    .filter(({ crop }) => crop === 'tall')
    .map(({ name, svg }) => ({ name, drawing: svg.replaceAll(`${name}-tall`, '') }));

  for (const { name, drawing } of drawings) {
    test(`no other picture looks like ${name}`, meta, () => {
      const twins = drawings.filter((other) => other.name !== name && other.drawing === drawing);
      expect(twins.map((twin) => twin.name)).toEqual([]);
    });
  }
});
