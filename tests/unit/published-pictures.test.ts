import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureLimits } from '../../spec/budgets';
import { pictures as scenes, shownCrops } from '../../src/content/pictures';
import { compactSvg } from '../../tools/illustrations/compact-svg';
import { drawScene } from '../../tools/illustrations/draw/scene';
import { covers, meta } from '../support/covers';
import { costOf } from '../support/picture-cost';
import { faultOf } from '../support/svg';

/** How far the published picture may be from the drawn one in any of its parts; the farthest, about-us, is at 0.31. */
const mostDistance = 0.5;
/** A picture is compared at this width, in square parts of this side, in pixels. */
const width = 400;
const side = 20;

const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(width).removeAlpha().raw().toBuffer();

/** How far two pictures are apart where they are farthest: a part's mean distance of channels, 0 to 255. */
function distance(one: Buffer, other: Buffer): number {
  const parts = new Map<number, number>();
  one.forEach((value, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    const part = Math.floor(y / side) * width + Math.floor(x / side);
    parts.set(part, (parts.get(part) ?? 0) + Math.abs(value - (other[at] ?? 0)));
  });
  return Math.max(...parts.values()) / (side * side * 3);
}

const bytesOf = (svg: string) => brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const pictures = scenes.flatMap((name) =>
  shownCrops.map((crop) => {
    const drawn = drawScene(name, crop);
    return { name, crop, drawn, published: compactSvg(drawn) };
  }),
);

describe('each picture, as it is published', () => {
  for (const { name, crop, drawn, published } of pictures) {
    test(`${name}, ${crop}, costs a telephone little to fetch and to show`, covers('PERF-PICTURE-LIMITS~1'), () => {
      const { elements, shapes } = costOf(published);
      expect(elements).toBeLessThanOrEqual(pictureLimits.elements);
      expect(shapes).toBeLessThanOrEqual(pictureLimits.shapes);
      expect(bytesOf(published)).toBeLessThanOrEqual(pictureLimits.bytes[crop]);
    });

    test(`${name}, ${crop}, looks as it was drawn`, meta, async () => {
      expect(faultOf(published)).toBeUndefined();
      const [before, after] = await Promise.all([pixels(drawn), pixels(published)]);
      expect(distance(before, after)).toBeLessThan(mostDistance);
    });

    test(`${name}, ${crop}, lies in moonlight by night and in no other light by day`, meta, () => {
      expect(published).toMatch(/<style>\.n\{display:none\}@media ?\(prefers-color-scheme:dark\)\{\.n\{display:block/);
      expect(published).toMatch(/class="n"/);
      expect(published).not.toMatch(/style="[^"]*display/);
    });
  }
});
