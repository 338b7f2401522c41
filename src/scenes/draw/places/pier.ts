/** A wooden pier that runs into calm water after rain: wet planks that hold the sky, and a clearing above. */
import { n } from '../frame';
import { mix } from '../palette';
import type { DrawMotif } from '../pen';
import { between } from '../rng';
import { clearing } from './clearing';
import { cut, table } from './paper';

/** Where the pier's lines meet on the horizon, from the motif's middle. */
const vanish = -44;
/** The deck's edges, its height below the eye, the water's and the handrail's. */
const [left, right, deck, water, rail] = [28, 76, 46, 66, 19];
const near = 0.84;
const far = 9;
/** Where the posts stand: farther and farther apart on paper, evenly on the pier. */
const bents = [0.87, 1.42, 2, 2.8, 3.9, 5.4, 7.4];

export const pier: DrawMotif = (pen) => {
  const { tone, rng, horizon, palette, across, recipe } = pen;
  const x = across(recipe.at);
  const spot = (side: number, high: number, deep: number) => `${n(vanish + side / deep)} ${n(horizon + high / deep)}`;
  /** A flat strip that runs along the pier, between two heights or two sides. */
  const strip = (a: readonly [number, number], b: readonly [number, number], from = near, to = far) =>
    `M${spot(...a, from)}L${spot(...a, to)}L${spot(...b, to)}L${spot(...b, from)}z`;
  /** An upright, `thick` wide at the front, between two heights. */
  const upright = (side: number, thick: number, low: number, high: number, deep: number) =>
    `M${spot(side - thick / 2, low, deep)}L${spot(side - thick / 2, high, deep)}L${spot(side + thick / 2, high, deep)}L${spot(side + thick / 2, low, deep)}z`;
  const wood = [tone('#8a6f5a', 0.05), tone('#5a463c', -0.3), tone('#c3a98c', 0.35), tone('#3a302e', -0.5)] as const;
  const wet = mix(palette.sky[2], palette.water[0], 0.5);
  const each = (make: (deep: number) => string, depths: readonly number[] = bents) => depths.map(make).join('');

  const seams = Array.from({ length: 46 }, (_, i) => near * 1.053 ** i);
  const boards = seams
    .filter((_, i) => i % 3 !== 1 && i < 40)
    .map((deep, i) => strip([left + (i % 4) * 4, deck], [right - (i % 5) * 5, deck], deep, deep * 1.053));
  // Puddles lie where the planks have worn, and give back the sky.
  const puddles = table(
    '60 1.06 15 0.07, 42 1.32 9 0.09, 62 1.62 9 0.14, 44 2.15 13 0.2, 58 3.1 12 0.3, 46 4.4 14 0.4',
  ).map(([side = 0, deep = 1, half = 1, long = 0]) => {
    const [low, high] = [deep - long, deep + long];
    return `M${spot(side - half, deck, deep)}Q${spot(side - half * 0.8, deck, low)} ${spot(side, deck, low)}Q${spot(side + half * 0.4, deck, deep)} ${spot(side + half, deck, deep + long * 0.3)}T${spot(side + half * 0.3, deck, high)}Q${spot(side, deck, deep + long * 0.2)} ${spot(side - half * 0.5, deck, deep + long * 0.7)}T${spot(side - half, deck, deep)}z`;
  });
  const ripple = Array.from({ length: 22 }, () => {
    const deep = between(rng, 1.9, 6);
    const side = left + between(rng, -34, 0);
    const half = between(rng, 4, 12);
    return `M${spot(side - half, water + between(rng, 6, 26), deep)}h${n((half * 2) / deep)}`;
  });
  const lamps = [1.42, 2.8, 5.4];
  const parts = [
    // Under the deck: dark water, piles with their likeness, braces.
    cut(tone('#3c5a62', -0.1), strip([left, deck + 4], [left, water], 1.6, far), ' opacity=".55"'),
    cut(
      wood[3],
      each((deep) => upright(left + 2, 5, water, water + 24, deep)),
      ' opacity=".4"',
    ),
    `<path d="${ripple.join('')}" stroke="${wet}" stroke-width=".5" opacity=".8"/>`,
    cut(
      wood[1],
      each((deep) => upright(left + 14, 4, deck, water, deep)),
    ),
    cut(
      wood[1],
      each((deep) => upright(left + 2, 5, deck, water, deep)),
    ),
    cut(
      wood[2],
      each((deep) => upright(left + 0.2, 1.4, deck, water, deep)),
    ),
    // The deck, its boards, and what the rain has left.
    cut(wood[0], strip([left, deck], [right, deck])),
    cut(wood[2], boards.join(''), ' opacity=".4"'),
    cut(wet, strip([left + 6, deck], [left + 17, deck]), ' opacity=".45"'),
    cut(wet, strip([left + 26, deck], [left + 31, deck]), ' opacity=".3"'),
    cut(
      wood[3],
      each(
        (deep) =>
          strip([left + 2, deck], [left + 5, deck], deep * 0.86, deep) +
          strip([right - 5, deck], [right - 2, deck], deep * 0.86, deep),
      ),
      ' opacity=".4"',
    ),
    `<path d="${seams.map((deep) => `M${spot(left, deck, deep)}L${spot(right, deck, deep)}`).join('')}" stroke="${wood[1]}" stroke-width=".25"/>`,
    cut(wood[3], puddles.join(''), ' opacity=".35" transform="translate(0 -.4)"'),
    cut(mix(wet, palette.water[1], 0.22), puddles.join('')),
    cut(wood[3], strip([left, deck], [left, deck + 5])),
    // Rails: far ones first.
    ...[right, left].map((side) =>
      [
        cut(
          wood[1],
          each((deep) => upright(side, 3, deck, rail - 2, deep)),
        ),
        cut(
          wood[2],
          each((deep) => upright(side - 1, 1, deck, rail - 2, deep)),
        ),
        cut(wood[1], strip([side, rail + 11], [side, rail + 14])),
        cut(wood[1], strip([side, rail], [side, rail + 4.5])),
        cut(wood[2], strip([side - 2.4, rail], [side + 2.4, rail])),
      ].join(''),
    ),
    cut(
      wood[3],
      each((deep) => upright(right, 1.8, deck, -44, deep) + upright(right - 4, 9, -42.6, -44, deep), lamps),
    ),
    cut(
      mix('#ffffff', palette.glow, 0.4),
      each(
        (deep) =>
          `M${spot(right - 10.6, -42.4, deep)}L${spot(right - 4.6, -42.4, deep)}L${spot(right - 5.4, -38, deep)}L${spot(right - 9.8, -38, deep)}z`,
        lamps,
      ),
    ),
    // A shelter at the pier's end.
    cut(
      wood[1],
      `${upright(left + 4, 3, deck, -20, far)}${upright(right - 4, 3, deck, -20, far)}${upright(52, 30, deck, 0, far)}`,
    ),
    cut(wood[3], `M${spot(left - 12, -18, far)}L${spot(52, -52, far)}L${spot(right + 12, -18, far)}z`),
  ];
  const into = (inner: string) => `<g transform="translate(${n(x)})">${inner}</g>`;
  return { sky: into(clearing(pen)), front: into(parts.join('')) };
};
