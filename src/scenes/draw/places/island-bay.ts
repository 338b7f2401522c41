/** The bay of the home page: islands on the horizon, a headland with cypresses, a flowering bluff before them. */
import { n } from '../frame';
import type { DrawMotif, Pen } from '../pen';
import { grass } from '../plants/bunchgrass';
import { between } from '../rng';
import { copy, fill, line, put } from './cut';
import { cypress } from './cypress';
import { along, between2, down, type Point, ribbon } from './paper';

/** A line of pelicans, each two strokes of a wing, the first the largest. */
function pelicans({ tone, light }: Pen): string {
  const flight = [0, 1, 2, 3, 4, 5].map((i) => {
    const size = 1 - i * 0.1;
    return put(light.x + 31 - i * 6.2, 16 + i * 2.6 - (i % 2), 'M-3.2-.5Q-1.4-1.9 0 0Q1.6-1.9 3.4-.7', size);
  });
  const wings = flight.map((bird) => bird.replace(/M[^<]+/, (d) => line(tone('#3c5652', -0.2, 0.25), 0.42, d)));
  return wings.join('');
}

/** Two islands, blue with distance, on the horizon at `x`. */
function islands({ tone, horizon }: Pen, x: number): string {
  const range = (points: readonly Point[], far: number) =>
    fill(
      tone('#5d7f93', 0, far),
      down(
        points.map(([dx, up]) => [x + dx, horizon - up]),
        horizon + 0.4,
      ),
    );
  const long: readonly Point[] = [
    [-26, 0],
    [-19, 2.4],
    [-12, 3.2],
    [-6, 6],
    [1, 4.6],
    [8, 7.4],
    [15, 4.2],
    [24, 2.2],
    [33, 0],
  ];
  const near: readonly Point[] = [
    [16, 0],
    [18, 2.2],
    [22, 2.8],
    [25, 2.2],
    [27, 3.4],
    [30, 2.2],
    [34, 0],
  ];
  return range(long, 0.55) + range(near, 0.36);
}

/** A small boat under sail, with its image in the water. */
function sail({ tone, horizon }: Pen, x: number): string {
  const y = horizon + 4;
  return put(
    x,
    y,
    fill(tone('#fbf1dc', 0.7), 'M.3-6.600Q3-3.6 3.2-.9L.3-.7z') +
      fill(tone('#e9d9bd', -0.1), 'M-.2-5.600Q-2-3-2.2-.9L-.2-.8z') +
      fill(tone('#3c4a52', -0.3), 'M-2.8-.5H3.600L2.6.7H-1.900z') +
      line(tone('#fbf1dc', 0.5), 0.35, 'M-1.8 1.700H2.400M-.8 2.900H1.600M0 4.100H1', 0.55),
  );
}

/** The headland on the right: three sheets of bluff, the lit one pale, with a beach at its foot and cypresses on top. */
function headdown(pen: Pen, x: number): string {
  const { tone, horizon: h, id } = pen;
  const points = (text: string) =>
    text.split(',').map((point): Point => {
      const [dx = 0, dy = 0] = point.split(' ').map(Number);
      return [x + dx, h + dy];
    });
  const sheet = (text: string, foot: number) => down(points(text), h + foot);
  const back = sheet('-8 1,2 -2,12 -9.5,22 -14,36 -17,60 -19,150 -22', 1);
  const bluff = sheet('-1 6,5 3.6,10 -2,16 -5.5,26 -6.5,36 -10.5,60 -12,150 -14', 6);
  const face = sheet('1 7,7 4.2,11 .5,16 -1.8,23 .8,28 -1.2,36 1.5,46 1,60 3,150 3', 7);
  const brow = sheet('10 7.4,19 2.8,27 4,35 5,50 5.8,150 7', 7.4);
  const beach = between2(
    points('-26 9.6,-6 7,4 5.8,16 6.4,60 6,150 6'),
    points('-26 9.8,-4 10.4,14 12.4,40 13.4,150 15'),
  );
  const trees = [
    [27, -6.2, 0.3, 0.3],
    [33, -8.8, 0.42, 0.42],
    [41, -10.6, 0.36, 0.36],
    [54, -11.6, -0.4, 0.4],
  ] as const;
  return [
    `<defs>${cypress(pen, 0.3, 0.22)}</defs>`,
    fill(tone('#6f8f86', 0.1, 0.46), back),
    ...trees.map(([dx, dy, wide, high]) => copy(`${id}-cypress`, x + dx, h + dy, wide, high)),
    fill(tone('#5f7f5c', 0.15, 0.16), bluff),
    fill(tone('#c9a678', 0.35, 0.16), face),
    fill(tone('#8f8a63', -0.1, 0.1), brow),
    fill(tone('#f0dcb4', 0.4, 0.08), beach),
    line(tone('#ffffff', 0.6), 0.7, `M${n(x - 12)} ${n(h + 9.2)}q8-2.4 15-1.400t16 2t18 .8t26 1.2`, 0.85),
    line(tone('#ffffff', 0.5), 0.4, `M${n(x - 20)} ${n(h + 11.8)}q10-2.2 20-1t22 2.200t40 1.8`, 0.5),
  ].join('');
}

/** Flowers of the bluff: violet spikes and cream-colored umbels. */
function flowers({ rng, tone, id }: Pen, at: (x: number) => number, from: number, to: number): string {
  const buds = [0, 1, 2, 3, 4].flatMap((row) =>
    [-1, 0, 1].map((side) => `M${n(side * (0.9 - row * 0.16))} ${n(-5.4 - row * 0.95)}h0`),
  );
  const spike = `<g id="${id}-spike">${line(tone('#4d6b45', -0.2), 0.4, 'M0 1Q.5-4 0-9.5')}${line(tone('#6f5fb0', 0.1), 1, buds.join(''))}${line(tone('#a99be0', 0.4), 0.5, buds.slice(0, 9).join(''))}</g>`;
  const heads = [-2.2, -1.1, 0, 1.1, 2.2].map((x) => `M${n(x)} ${n(-6.2 + Math.abs(x) * 0.22)}h0`).join('');
  const umbel = `<g id="${id}-umbel">${line(tone('#5b6b42', -0.2), 0.35, 'M0 1V-4M0-4L-2-6M0-4L2-6M0-4V-6')}${line(tone('#efe2bd', 0.1), 1.5, heads)}${line(tone('#fffaf0', 0.4), 0.7, heads)}</g>`;
  const set = Array.from({ length: 22 }, (_, i) => {
    const x = between(rng, from, to);
    const size = between(rng, 0.7, 1.15);
    return copy(`${id}-${i % 3 === 0 ? 'umbel' : 'spike'}`, x, at(x) + between(rng, 0.5, 5), size);
  });
  return `<defs>${spike}${umbel}</defs>${set.join('')}`;
}

export const islandBay: DrawMotif = (pen) => {
  const { tone, across, rng } = pen;
  const right = across(0.66);
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
    behind: islands(pen, across(0.47)) + sail(pen, across(0.4)) + headdown(pen, right - 6),
    front: [
      fill(tone('#36564a', -0.45), down(crest)),
      fill(tone('#4b6f56', -0.1), down(crest.map(([x, y]) => [x - 3, y + 4.5]))),
      fill(
        tone('#d9c08f', 0.05),
        ribbon(path, (share) => 7.5 * (1 - share) ** 1.4 + 0.5, 0.5),
      ),
      grass(meadow, 0.36, 7, 20),
      flowers(pen, brow, left - 6, left + 40),
    ].join(''),
  };
};
