/** The bay of the home page: islands on the horizon, a headland with cypresses, a flowering bluff before them. */
import { n } from '../frame';
import { along, below, fill, type Point, ribbon, stroke, thick } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { grass } from '../plants/bunchgrass';
import { between } from '../rng';
import { put, sow, uprightSeed } from '../stamp';
import { headland, islands, sail } from './bay-horizon';

/** A line of pelicans, each two strokes of a wing, the first the largest. */
function pelicans({ tone, light }: Pen): string {
  const bird = stroke(tone('#3c5652', -0.2, 0.25), 0.42, 'M-3.2-.5Q-1.4-1.9 0 0Q1.6-1.9 3.4-.7');
  return [0, 1, 2, 3, 4, 5].map((i) => put(light.x + 31 - i * 6.2, 16 + i * 2.6 - (i % 2), bird, 1 - i * 0.1)).join('');
}

/** Flowers of the bluff: violet spikes and cream-colored umbels. */
function flowers({ rng, tone, id }: Pen, at: (x: number) => number, from: number, to: number): string {
  const buds = [0, 1, 2, 3, 4].flatMap((row) =>
    [-1, 0, 1].map((side) => `M${n(side * (0.9 - row * 0.16))} ${n(-5.4 - row * 0.95)}h0`),
  );
  const spike = `${stroke(tone('#4d6b45', -0.2), 0.4, 'M0 1Q.5-4 0-9.5')}${stroke(tone('#6f5fb0', 0.1), 1, buds.join(''))}${stroke(tone('#a99be0', 0.4), 0.5, buds.slice(0, 9).join(''))}`;
  const heads = [-2.2, -1.1, 0, 1.1, 2.2].map((x) => `M${n(x)} ${n(-6.2 + Math.abs(x) * 0.22)}h0`).join('');
  const umbel = `${stroke(tone('#5b6b42', -0.2), 0.35, 'M0 1V-4M0-4L-2-6M0-4L2-6M0-4V-6')}${stroke(tone('#efe2bd', 0.1), 1.5, heads)}${stroke(tone('#fffaf0', 0.4), 0.7, heads)}`;
  const set = Array.from({ length: 22 }, (_, i) => {
    const x = between(rng, from, to);
    const size = rng() < 0.5 ? 0.85 : 1;
    return { id: `${id}-${i % 3 === 0 ? 'umbel' : 'spike'}`, x, y: at(x) + between(rng, 0.5, 5), size };
  });
  return `<defs>${uprightSeed(`${id}-spike`, spike)}${uprightSeed(`${id}-umbel`, umbel)}</defs>${sow(set)}`;
}

export const islandBay: DrawMotif = (pen) => {
  const { tone, across, rng } = pen;
  const left = across(0.27);
  // The near bluff falls from the left edge to the water and runs on along it; a path goes down over its brow.
  const brow = (x: number) =>
    90.5 - 14 * Math.exp(-(((x - left + 14) / 44) ** 2)) - 0.0006 * Math.max(0, x - left - 60) ** 2;
  const crest = along(-6, left + 190, 20, (x) => brow(x) + 0.7 * Math.sin(x / 5));
  const path: readonly Point[] = [
    [left + 20, 105],
    [left + 34, 98],
    [left + 45, 93.5],
    [left + 42, 90],
    [left + 47, brow(left + 47) - 0.6],
  ];
  const meadow: Pen = { ...pen, ground: (u) => brow(across(u)) + between(rng, 1, 4) };
  return {
    sky: pelicans(pen),
    behind: islands(pen, across(0.47)) + sail(pen, across(0.4)) + headland(pen, across(0.66) - 6),
    front: [
      fill(tone('#36564a', -0.45), below(crest)),
      fill(tone('#4b6f56', -0.1), below(crest.map(([x, y]) => [x - 3, y + 4.5]))),
      fill(
        tone('#d9c08f', 0.05),
        ribbon(
          thick(path, (share) => 7.5 * (1 - share) ** 1.4 + 0.5),
          0.5,
        ),
      ),
      grass(meadow, 0.36, 7, 20),
      flowers(pen, brow, left - 6, left + 40),
    ].join(''),
  };
};
