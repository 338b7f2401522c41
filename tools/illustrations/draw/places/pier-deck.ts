/** The pier's deck: boards, and the puddles that the rain has left on them. */
import { mix } from '../palette';
import { fill, rows } from '../paper';
import type { Pen } from '../pen';
import { put } from '../stamp';
import { deck, each, left, near, right, viewFrom, wetWood, woods } from './pier-view';

/** The deck from the front to the pier's end, and the shade of its edge. */
export function pierDeck(pen: Pen): string {
  const { spot, strip } = viewFrom(pen.horizon);
  const wood = woods(pen);
  const wet = wetWood(pen);
  const seams = Array.from({ length: 46 }, (_, i) => near * 1.053 ** i);
  const boards = seams
    .filter((_, i) => i % 3 !== 1 && i < 40)
    .map((deep, i) => strip([left + (i % 4) * 4, deck], [right - (i % 5) * 5, deck], deep, deep * 1.053));
  // Puddles lie where the planks have worn, and give back the sky.
  const puddles = rows(
    '60 1.06 15 0.07, 42 1.32 9 0.09, 62 1.62 9 0.14, 44 2.15 13 0.2, 58 3.1 12 0.3, 46 4.4 14 0.4',
  ).map(([side, deep, half, long]) => {
    const [low, high] = [deep - long, deep + long];
    return `M${spot(side - half, deck, deep)}Q${spot(side - half * 0.8, deck, low)} ${spot(side, deck, low)}Q${spot(side + half * 0.4, deck, deep)} ${spot(side + half, deck, deep + long * 0.3)}T${spot(side + half * 0.3, deck, high)}Q${spot(side, deck, deep + long * 0.2)} ${spot(side - half * 0.5, deck, deep + long * 0.7)}T${spot(side - half, deck, deep)}z`;
  });
  return [
    fill(wood[0], strip([left, deck], [right, deck])),
    fill(wood[2], boards.join(''), 0.4),
    fill(wet, strip([left + 6, deck], [left + 17, deck]), 0.45),
    fill(wet, strip([left + 26, deck], [left + 31, deck]), 0.3),
    fill(
      wood[3],
      each(
        (deep) =>
          strip([left + 2, deck], [left + 5, deck], deep * 0.86, deep) +
          strip([right - 5, deck], [right - 2, deck], deep * 0.86, deep),
      ),
      0.4,
    ),
    `<path d="${seams.map((deep) => `M${spot(left, deck, deep)}L${spot(right, deck, deep)}`).join('')}" stroke="${wood[1]}" stroke-width=".25"/>`,
    put(0, -0.4, fill(wood[3], puddles.join(''), 0.35)),
    fill(mix(wet, pen.palette.water[1], 0.22), puddles.join('')),
    fill(wood[3], strip([left, deck], [left, deck + 5])),
  ].join('');
}
