/** A coast live oak as the places use it: a broad dark dome on a short trunk that forks low. */

import { fill, ribbon, stroke } from '../paper';
import type { Pen } from '../pen';
import { sow, uprightSeed } from '../stamp';
import { leafy } from './scallops';

/** The leafy masses of the dome: where each lies and how large it is; the root is at 0, 0. */
const masses = [
  [-15, -14, 0.85],
  [14.5, -14.5, 0.85],
  [-9, -20, 1],
  [9, -21, 1],
  [0, -24.5, 1.08],
  [0.5, -16.5, 1.08],
] as const;

/** Where the sun catches the leaves: smaller masses, not in the middle of the large ones. */
const lights = [
  [-17.5, -16, 0.51],
  [-12, -22.5, 0.61],
  [-3, -27.5, 0.61],
  [-4.5, -18.5, 0.51],
  [6.5, -23.6, 0.51],
  [11.5, -16.6, 0.43],
  [4, -14.6, 0.37],
] as const;

const touches = [
  [-19.5, -17, 0.22],
  [-14.5, -24, 0.31],
  [-6, -29, 0.31],
  [-0.5, -27, 0.19],
  [-7, -19.4, 0.22],
  [4.6, -24.6, 0.19],
  [10, -17.4, 0.19],
] as const;

/**
 * The definition of an oak, to be set down with `copy`: about 34 high and 48 wide, its root at 0, 0.
 * @param name follows the picture's own id
 * @param far 0 near by, 1 lost in the haze
 */
export function oak({ rng, tone, id }: Pen, name: string, far = 0): string {
  const leaf = '#3f6440';
  const mass = leafy(rng, 9, 6.6, 12);
  const kinds: string[] = [];
  const trunk = ribbon('0 0.8 3.2, 0 -0.8 2.1, -0.8 -5 1.5, -0.2 -17 0.9');
  const limbs = [-1, 1].map((way) => ribbon(`-0.6 -3.4 1.2, ${way * 5 - 0.6} -8.4 1.05, ${way * 13} -15 0.4`));
  const spread = (color: string, places: readonly (readonly [number, number, number])[], dx = 0, dy = 0) => {
    const kind = `${id}-${name}-m${kinds.length}`;
    kinds.push(uprightSeed(kind, fill(color, mass)));
    return sow(places.map(([x, y, size]) => ({ id: kind, x: x + dx, y: y + dy, size })));
  };
  const drawn = [
    fill(tone('#5b4a3c', -0.6, far), trunk + limbs.join('')),
    stroke(tone('#a08a6c', 0.1, far), 0.6, 'M-1.6-.6q.4-3-.2-7l-3-3.4'),
    spread(tone(leaf, -0.75, far), masses, 0.9, 1.6),
    spread(tone(leaf, -0.25, far), masses),
    spread(tone('#68874a', 0.05, far), lights),
    spread(tone('#a3ac5c', 0.3, far), touches),
  ];
  return `${kinds.join('')}<g id="${id}-${name}">${drawn.join('')}</g>`;
}
