/** A pale trail in switchbacks, up a great green hillside to its crest. */
import { n } from '../frame';
import { below, fill, stroke } from '../paper';
import type { DrawMotif } from '../pen';
import { between } from '../rng';
import { put, sow, uprightSeed } from '../stamp';
import { leafy } from './scallops';

/** The trail's turns from the foot to the crest: where, and how wide the trail is from there on. */
const turns = [
  [-70, 104, 3.5],
  [30, 88, 2.7],
  [-40, 76.4, 2.2],
  [27, 66.4, 1.8],
  [-28, 57.8, 1.5],
  [21, 50.4, 1.25],
  [-16, 44, 1.05],
  [15, 38.4, 0.9],
  [-6, 33.4, 0.75],
  [9, 28.9, 0.6],
  [3, 25, 0.45],
] as const;

/** Legs of the trail; each is a stroke of its own, since it is narrower than the one below. They bend around their turns. */
const legs = (from: number, to: number, color: string, down = 0): string =>
  turns
    .slice(from + 1, to + 1)
    .map(([toX, toY], i) => {
      const [fromX, fromY, wide] = turns[from + i] ?? [toX, toY, 1];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const out = Math.sign(dx) * 1.3 * wide;
      const d = `M${n(fromX)} ${n(fromY + down * wide)}c${n(-out)} ${n(dy * 0.3)} ${n(dx * 0.94 + out)} ${n(dy * 0.76)} ${n(dx)} ${n(dy)}`;
      return stroke(color, wide, d);
    })
    .join('');

export const switchbacks: DrawMotif = (pen) => {
  const { rng, id, tone, across, recipe } = pen;
  const x = across(recipe.at);
  const green = '#5f9150';
  const [pale, under] = [tone('#faeccb', 0.6), tone('#2f5d3a', -0.15)];
  const bush = `${id}-b`;
  const bushes = Array.from({ length: 34 }, () => {
    const high = between(rng, 0, 0.94);
    const size = between(rng, 0.75, 1.1) * (1.2 - 0.85 * high);
    return { id: bush, x: between(rng, -1, 1) * (96 - 74 * high) + 4, y: 96 - 66 * high, size };
  });
  return {
    behind: put(
      x,
      0,
      [
        `<defs>${uprightSeed(
          bush,
          `${fill(tone('#2f5d3a', -0.5), leafy(rng, 3, 2.2, 9))}<path d="${leafy(rng, 2, 1.3, 8)}" fill="${tone('#5a8a4a', 0.1)}" transform="translate(-.7 -.7)"/>`,
        )}</defs>`,
        fill(tone('#8fb07c', 0.1, 0.35), below('-190 74, -130 66, -84 70, -50 60, 20 44, 52 38, 76 46, 110 50')),
        fill(
          tone(green),
          below('-190 98, -130 92, -92 82, -62 64, -40 47, -24 38, -8 27, 4 23.4, 16 27, 32 42, 56 55, 110 66'),
        ),
        // Spurs that catch the sun, gullies that keep their shade, the flank turned away.
        fill(
          tone('#84b060', 0.3),
          'M4 23.4C-4 24-14 31-24 38C-36 44-50 56-62 64C-76 74-90 84-112 88C-84 90-62 80-46 66C-34 56-26 44-17 38C-8 31 0 30 4 23.4z',
        ),
        fill(tone('#76a557', 0.15), 'M3 25C-2 40-18 54-26 72C-32 84-46 94-64 102H-12C-14 88-6 74-2 60C2 46 5 36 3 25z'),
        fill(
          tone(green, -0.42),
          'M4 23.4C12 24 20 32 32 42C44 52 76 60 110 66V102H48C56 88 48 74 40 64C30 52 12 40 4 23.4z',
        ),
        fill(tone(green, -0.2), 'M4 24C8 40 26 54 30 70C34 82 28 94 22 102H44C52 88 46 74 38 64C28 52 12 40 4 24z'),
        sow(bushes),
        legs(1, turns.length - 1, under, 0.4),
        legs(1, turns.length - 1, pale),
      ].join(''),
    ),
    front: put(x, 0, legs(0, 1, tone('#163a2c', -0.3), 0.35) + legs(0, 1, pale)),
  };
};
