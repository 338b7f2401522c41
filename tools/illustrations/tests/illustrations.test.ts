/** @module-tag meta */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compactSvg } from '../compact-svg';
import { crops } from '../draw/frame';
import { drawIllustration } from '../draw/illustration';
import { writeIllustration } from '../files';
import { type IllustrationName, illustrationNames, recipes } from '../recipes';
import { farthestPart } from './compare';
import { faultOf } from './faults-of-svg';

/**
 * How much a compacted picture may differ from the drawn one in any part; the largest difference, in about-us, is 0.31.
 */
const mostDistance = 0.5;

const draw = (name: IllustrationName, crop: 'wide' | 'tall') => {
  const drawn = drawIllustration(name, crop);
  return { name, crop, drawn, compact: compactSvg(drawn) };
};
const drawings = illustrationNames.flatMap((name) => [draw(name, 'wide'), draw(name, 'tall')]);

describe('each illustration', () => {
  // Drawn again in reverse order, to detect a drawing that depends on an earlier one.
  for (const { name, crop, drawn, compact } of drawings.toReversed()) {
    test(`${name}, ${crop}, is the same each time it is drawn`, () => {
      expect(drawIllustration(name, crop)).toBe(drawn);
    });

    test(`${name}, ${crop}, is well-formed SVG without text, in the size of its crop`, () => {
      const { width, height } = crops[crop];
      expect(drawn).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
      expect(faultOf(drawn)).toBeUndefined();
      expect(faultOf(compact)).toBeUndefined();
    });

    test(`${name}, ${crop}, looks the same when compacted`, async () => {
      expect(await farthestPart(drawn, compact)).toBeLessThan(mostDistance);
    });

    test(`${name}, ${crop}, is darker in dark mode only`, () => {
      expect(compact).toMatch(/<style>\.n\{display:none\}@media ?\(prefers-color-scheme:dark\)\{\.n\{display:block/);
      expect(compact).toMatch(/class="n"/);
      expect(compact).not.toMatch(/style="[^"]*display/);
    });
  }
});

test('only illustrations of the same place share a seed', () => {
  const places = new Set(Object.values(recipes).map(({ seed, land, motif }) => `${seed} ${land} ${motif}`));
  const seeds = [...places].map((place) => place.split(' ')[0]);
  expect(seeds.filter((seed, index) => seeds.indexOf(seed) !== index)).toEqual([]);
});

test('writeIllustration writes two SVG files and a PNG of 1200 by 630 pixels', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'illustrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeIllustration(folder, 'mission');
  expect(readdirSync(folder).sort()).toEqual(['mission-share.png', 'mission-tall.svg', 'mission-wide.svg']);
  expect(readFileSync(join(folder, 'mission-tall.svg'), 'utf8')).toBe(draw('mission', 'tall').compact);
  const { format, width, height } = await sharp(join(folder, 'mission-share.png')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...crops.share });
});
