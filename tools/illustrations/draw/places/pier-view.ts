/**
 * The pier in perspective. A `side` tells how far right and a `high` how far below the eye something lies; both are
 * hundredths of the picture's height where it is 1 `deep`, and shrink as it lies deeper.
 */
import { n } from '../frame';
import { mix } from '../palette';
import type { Pen } from '../pen';

/** Where the pier's lines meet on the horizon, from the motif's middle. */
const vanish = -44;

/** The deck's edges, its height below the eye, the water's and the handrail's. */
export const [left, right, deck, water, rail] = [28, 76, 46, 66, 19] as const;

/** How deep the pier begins, before the picture's lower edge, and how deep it ends. */
export const [near, far] = [0.84, 9] as const;

/** Where the posts stand: farther and farther apart on paper, evenly on the pier. */
const bents = [0.87, 1.42, 2, 2.8, 3.9, 5.4, 7.4];

/** A part of a path's `d` at each of several depths, all posts' where none are given. */
export const each = (make: (deep: number) => string, depths: readonly number[] = bents): string =>
  depths.map(make).join('');

/** The wood's colors: planks, posts, what the light meets, what lies in shade. */
export const woods = ({ tone }: Pen) =>
  [tone('#8a6f5a', 0.05), tone('#5a463c', -0.3), tone('#c3a98c', 0.35), tone('#3a302e', -0.5)] as const;

/** The color of what is wet and mirrors the sky. */
export const wetWood = ({ palette }: Pen): string => mix(palette.sky[2], palette.water[0], 0.5);

/** What it takes to draw the pier under a horizon at this height of the picture: makers of parts of a path's `d`. */
export function viewFrom(horizon: number) {
  /** A point, `x y`. */
  const spot = (side: number, high: number, deep: number): string =>
    `${n(vanish + side / deep)} ${n(horizon + high / deep)}`;
  /** A flat strip that runs along the pier between two lines, each a side and a height. */
  const strip = (a: readonly [number, number], b: readonly [number, number], from: number = near, to: number = far) =>
    `M${spot(...a, from)}L${spot(...a, to)}L${spot(...b, to)}L${spot(...b, from)}z`;
  /** An upright, `thick` where it is 1 deep, between two heights. */
  const upright = (side: number, thick: number, low: number, high: number, deep: number): string =>
    `M${spot(side - thick / 2, low, deep)}L${spot(side - thick / 2, high, deep)}L${spot(side + thick / 2, high, deep)}L${spot(side + thick / 2, low, deep)}z`;
  return { spot, strip, upright };
}
