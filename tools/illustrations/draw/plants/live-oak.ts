/** Coast live oak: one broad, low canopy in layers of dark foliage, borne on many twisting limbs that bend to the ground. */
import { n } from '../frame';
import { fill, rows } from '../paper';
import type { DrawMotif } from '../pen';
import { between, type Rng } from '../rng';
import { mirrored, sow, uprightSeed } from '../stamp';
import { grass } from './bunchgrass';
import { foot, limb, litSide, wood } from './limb';

/** The limbs; those at the end are thinner and bare enough to be seen against the foliage behind them. */
const limbs = [
  '-1 5 13, -2 -3 9.5, -4 -9 8, -11 -14 6.4, -18 -14 5.2, -25 -19 4, -33 -17 3, -40 -20 1.6',
  '2 5 12, 3 -4 8.6, 8 -11 6.8, 16 -13 5.2, 22 -19 4, 30 -18 3, 38 -21 1.4',
  '-4 -9 5.6, -6 -18 4.8, -1 -26 3.8, -5 -35 2.8, -3 -42 1.4',
  '6 -9 4.8, 12 -20 3.8, 10 -28 3, 17 -36 2, 15 -41 1',
  '-12 -14 4.2, -16 -23 3.2, -23 -28 2.4, -23 -36 1.2',
  '-24 -18 2.8, -30 -12 2.2, -37 -12 1.6, -43 -8 0.9',
  '21 -18 2.8, 28 -12 2.2, 34 -12 1.6, 39 -9 0.9',
  '18 -14 3.2, 22 -25 2.4, 30 -30 1.6, 31 -36 0.8',
  '-20 -16 2.2, -24 -10 1.6, -29 -8 0.8',
].map(limb);

/** The canopy from back to front: in shade, in its own color, in the light. */
const shade = rows(
  '-33 -24 14 9, -17 -34 17 12, 2 -40 18 12, 20 -34 16 11, 32 -25 11 9, -3 -26 14 7, 13 -25 11 7, -18 -24 9 6, -41 -14 8 5, 38 -14 7 5',
);
const body = rows(
  '-37 -25 11 8, -22 -37 13 9, -3 -44 14 10, 15 -39 13 9, 29 -29 11 8, 6 -31 10 6, -11 -30 9 5, -43 -15 7 6, 37 -17 7 6, -31 -7.5 6 4, -44 -8 5 4, 38 -8.5 6 4',
);
const lit = rows(
  '-40 -28 7.5 5, -26 -41 9 5.5, -7 -49 10 5.5, 11 -44 8.5 5, 26 -33 7 4.5, 4 -34 6 3.4, -14 -32 5.5 3, -45 -17 4.5 3.4, 35 -19 4 3, -33 -9 3.6 2.2, 36 -10 3.4 2.2',
);

/** The middle of a mass, and its half width and half height. */
type Round = readonly [x: number, y: number, rx: number, ry: number, ...rest: number[]];

/** The `d` of one mass: domed above, flatter below, its edge in small bays about `bay` long. */
function cloud(rng: Rng, [x, y, rx, ry]: Round, bay = 4): string {
  const count = Math.max(8, Math.round((Math.PI * (rx + ry)) / bay));
  const points = Array.from({ length: count }, (_, i) => {
    const turn = ((i + between(rng, -0.25, 0.25)) / count) * 2 * Math.PI;
    const reach = between(rng, 0.92, 1.06);
    const rise = Math.sin(turn) * ry * reach;
    return [Math.round((x + Math.cos(turn) * rx * reach) * 2) / 2, y + (rise > 0 ? rise * 0.55 : rise)] as const;
  });
  // A radius that is too short for its bay grows by itself, so one number serves them all.
  const bays = points.map(([toX, toY]) => `A${n(bay * 0.5)} ${n(bay * 0.5)} 0 0 1 ${n(toX)} ${n(toY)}`);
  const [startX, startY] = points.at(-1) ?? [x, y];
  return `M${n(startX)} ${n(startY)}${bays.join('')}z`;
}

/** Small dabs over the upper, lighter side of a mass with half sizes of 10 and 6: the leaves that catch the light. */
function dabs(rng: Rng, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = Math.PI * (0.9 + (0.8 * (i + rng())) / count);
    const reach = between(rng, 0.3, 0.92);
    return `M${n(Math.cos(turn) * 10 * reach)} ${n(Math.sin(turn) * 6 * reach)}l.6 ${n(between(rng, -0.5, 0.4))}`;
  }).join('');
}

export const liveOak: DrawMotif = (pen) => {
  const { rng, tone, id, across, ground, recipe } = pen;
  const sheet = (d: string, color: string, light: number) => fill(tone(color, light), d);
  const layer = (rounds: readonly Round[], bay: number) => rounds.map((round) => cloud(rng, round, bay)).join('');
  // Dabs lie on the left of a mass, or, the other way round, on its right.
  const leaves = (name: string, rounds: readonly Round[], color: string, flipped: boolean) => {
    const drawn = `<path d="${dabs(rng, 14)}" fill="none" stroke="${color}" stroke-width="1" stroke-linecap="round"/>`;
    const set = rounds.map(([x, y, rx, ry]) => ({ id: name, x, y, size: (rx / 10 + ry / 6) / 2 }));
    return `<defs>${uprightSeed(name, flipped ? mirrored(drawn) : drawn)}</defs>${sow(set)}`;
  };
  const narrow = pen.width < 200;
  return {
    front: [
      `<g transform="translate(${n(across(recipe.at) - (narrow ? 9 : 0))} ${n(ground(recipe.at) + 2)})scale(${narrow ? 1 : 1.15})">`,
      sheet(layer(shade, 5.4), '#1d4033', -0.35),
      sheet(wood(limbs), '#3c332c', -0.35),
      sheet(litSide(limbs, 0.5), '#75665a', 0),
      sheet(litSide(limbs, 0.2), '#b3a28c', 0.25),
      sheet(layer(body, 4.6), '#2f5d3f', 0),
      sheet(layer(lit, 3.6), '#4f7f48', 0.12),
      leaves(`${id}-d`, lit, tone('#9dbb62', 0.3), false),
      leaves(`${id}-e`, body, tone('#477646', 0.05), true),
      foot(pen, 18),
      '</g>',
      grass(pen, recipe.at - 0.27, 4, 11),
    ].join(''),
  };
};
