/** Western redbud: many bare grey stems from one foot, sheathed in magenta blossom, with the first few heart-shaped leaves. */
import { n } from '../frame';
import { fill, rows } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { seed, sow } from '../stamp';
import { grass } from './bunchgrass';
import { foot, limb, litSide, spotAt, wood } from './limb';

/** The stems, then the side branches. */
const stems = [
  '-3 3 4, -9 -9 3, -18 -20 2.4, -25 -32 1.8, -34 -40 1',
  '-2 3 4.2, -5 -14 3.2, -13 -28 2.6, -17 -43 1.9, -24 -57 0.9',
  '0 3 4.4, -1 -16 3.4, 1 -32 2.6, -4 -48 1.9, -4 -66 0.9',
  '2 3 4.2, 5 -13 3.2, 11 -27 2.6, 13 -42 1.9, 19 -59 0.9',
  '3 3 4, 10 -9 3, 19 -19 2.4, 25 -32 1.8, 32 -40 1',
  '-18 -20 1.8, -28 -23 1.4, -37 -29 0.8',
  '-13 -28 1.8, -10 -40 1.4, -12 -54 0.8',
  '1 -32 1.8, 6 -44 1.4, 7 -59 0.8',
  '-17 -43 1.6, -27 -47 1.2, -32 -54 0.8',
  '11 -27 1.8, 20 -38 1.4, 27 -51 0.8',
  '19 -19 1.6, 27 -22 1.2, 34 -28 0.8',
].map(limb);

/** Flowers in a tuft round 0, 0: where each is and how far it is turned. */
const flowers = rows('-2.3 1.2 -100, 1.5 1.4 130, -1.2 -1.3 -30, 1.6 -1.2 20, -0.4 -3.2 10, 2.9 0.2 80');

/** Leaves where no blossom is: [x, y, turn]. */
const hearts = rows(
  '-35 -41 -100, -31 -37 200, 33 -41 120, 29 -36 80, -2 -58 100, 18 -54 140, -24 -51 220, -37 -30 240, 35 -29 130',
);

/** A tuft of pea-like flowers of one color, all of round petals: a cleft banner and two wings, and a dark keel between. */
function tuft({ tone }: Pen, name: string, color: string): string {
  const dots = (petals: string) =>
    flowers
      .flatMap(([x, y, turn]) => {
        const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        return rows(petals).map(([px, py]) => `M${n(x + px * cos - py * sin)} ${n(y + px * sin + py * cos)}h0`);
      })
      .join('');
  const petals = [
    `<path d="${dots('-0.5 -0.9, 0.5 -0.9, -0.8 0.2, 0.8 0.2')}" stroke="${color}" stroke-width="1.7"/>`,
    `<path d="${dots('0 0.3')}" stroke="${tone('#7a0a4a', -0.1)}" stroke-width=".7" stroke-opacity=".55"/>`,
  ];
  return seed(name, petals.join(''), ' fill="none" stroke-linecap="round"');
}

/** A heart-shaped leaf, half of it in the light. */
function heart({ id, tone }: Pen): string {
  const half = 'M0 0C-2.6 .6-4.6 -1-4.2 -3.4C-3.8 -5.4-1.4 -6.6 0 -9';
  return seed(
    `${id}-h`,
    fill(tone('#6f9a4a', 0.15), `${half}C1.4 -6.6 3.8 -5.4 4.2 -3.4C4.6 -1 2.6 .6 0 0z`) +
      `<path d="${half}z" fill="${tone('#d6e08a', 0.4)}" fill-opacity=".5"/>`,
  );
}

export const redbud: DrawMotif = (pen) => {
  const { rng, tone, id, across, ground, recipe } = pen;
  const tufts = stems.flatMap((stem, i) => {
    // Old wood near the foot is bare; side branches bloom all along.
    const from = i < 5 ? 0.3 : 0.08;
    const count = i < 5 ? 19 : 12;
    return Array.from({ length: count }, (_, j) => {
      const t = from + ((1 - from) * (j + 0.5)) / count;
      const { x, y } = spotAt(stem, t);
      const near = between(rng, -2, 2);
      return [x + near, y + between(rng, -1, 1), (rng() < 0.5 ? 0.84 : 0.66) - 0.26 * t] as const;
    });
  });
  const layer = (name: string, share: number, color: string, lit: number, by: number) =>
    `<defs>${tuft(pen, name, tone(color, lit))}</defs>` +
    sow(tufts.filter(() => rng() < share).map(([x, y, size]) => ({ id: name, x: x + by, y: y + by, size })));
  return {
    front: [
      `<defs>${heart(pen)}</defs><g transform="translate(${n(across(recipe.at) - (pen.width < 200 ? 6 : 0))} ${n(ground(recipe.at) + 2)})">`,
      layer(`${id}-a`, 0.85, '#a3126f', -0.2, 1),
      `<path d="${wood(stems)}" fill="${tone('#5d5860', -0.3)}"/>`,
      `<path d="${litSide(stems, 0.5)}" fill="${tone('#d9d2d0', 0.3)}"/>`,
      layer(`${id}-b`, 0.75, '#f5128a', 0.08, 0),
      layer(`${id}-c`, 0.4, '#ff55b4', 0.25, -0.7),
      sow(hearts.map(([x, y, turn]) => ({ id: `${id}-h`, x, y, turn, size: 0.5 }))),
      foot(pen, 14),
      '</g>',
      grass(pen, recipe.at - 0.25, 4, 12),
    ].join(''),
  };
};
