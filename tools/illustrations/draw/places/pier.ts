/** A wooden pier that runs into calm water after rain: wet planks that hold the sky, and a clearing above. */
import { n } from '../frame';
import { mix } from '../palette';
import { fill } from '../paper';
import type { DrawMotif } from '../pen';
import { between } from '../rng';
import { put } from '../stamp';
import { clearing } from './clearing';
import { pierDeck } from './pier-deck';
import { deck, each, far, left, rail, right, viewFrom, water, wetWood, woods } from './pier-view';

export const pier: DrawMotif = (pen) => {
  const { tone, rng, palette, across, recipe } = pen;
  const { spot, strip, upright } = viewFrom(pen.horizon);
  const x = across(recipe.at);
  const wood = woods(pen);
  const wet = wetWood(pen);
  const ripple = Array.from({ length: 22 }, () => {
    const deep = between(rng, 1.9, 6);
    const side = left + between(rng, -34, 0);
    const half = between(rng, 4, 12);
    return `M${spot(side - half, water + between(rng, 6, 26), deep)}h${n((half * 2) / deep)}`;
  });
  const lamps = [1.42, 2.8, 5.4];
  const parts = [
    // Under the deck: dark water, piles with their likeness, braces.
    fill(tone('#3c5a62', -0.1), strip([left, deck + 4], [left, water], 1.6, far), 0.55),
    fill(
      wood[3],
      each((deep) => upright(left + 2, 5, water, water + 24, deep)),
      0.4,
    ),
    `<path d="${ripple.join('')}" stroke="${wet}" stroke-width=".5" opacity=".8"/>`,
    fill(
      wood[1],
      each((deep) => upright(left + 14, 4, deck, water, deep)),
    ),
    fill(
      wood[1],
      each((deep) => upright(left + 2, 5, deck, water, deep)),
    ),
    fill(
      wood[2],
      each((deep) => upright(left + 0.2, 1.4, deck, water, deep)),
    ),
    pierDeck(pen),
    // Rails: far ones first.
    ...[right, left].map((side) =>
      [
        fill(
          wood[1],
          each((deep) => upright(side, 3, deck, rail - 2, deep)),
        ),
        fill(
          wood[2],
          each((deep) => upright(side - 1, 1, deck, rail - 2, deep)),
        ),
        fill(wood[1], strip([side, rail + 11], [side, rail + 14])),
        fill(wood[1], strip([side, rail], [side, rail + 4.5])),
        fill(wood[2], strip([side - 2.4, rail], [side + 2.4, rail])),
      ].join(''),
    ),
    fill(
      wood[3],
      each((deep) => upright(right, 1.8, deck, -44, deep) + upright(right - 4, 9, -42.6, -44, deep), lamps),
    ),
    fill(
      mix('#ffffff', palette.glow, 0.4),
      each(
        (deep) =>
          `M${spot(right - 10.6, -42.4, deep)}L${spot(right - 4.6, -42.4, deep)}L${spot(right - 5.4, -38, deep)}L${spot(right - 9.8, -38, deep)}z`,
        lamps,
      ),
    ),
    // A shelter at the pier's end.
    fill(
      wood[1],
      `${upright(left + 4, 3, deck, -20, far)}${upright(right - 4, 3, deck, -20, far)}${upright(52, 30, deck, 0, far)}`,
    ),
    fill(wood[3], `M${spot(left - 12, -18, far)}L${spot(52, -52, far)}L${spot(right + 12, -18, far)}z`),
  ];
  return { sky: put(x, 0, clearing(pen)), front: put(x, 0, parts.join('')) };
};
