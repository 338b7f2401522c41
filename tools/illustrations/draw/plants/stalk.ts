/** Stalks, what sits on them in small touches, and the plants that stand on them. Lengths as in pen.ts. */
import { n } from '../frame';
import type { Point } from '../paper';
import type { Pen } from '../pen';
import { copy, put, type Spot } from '../stamp';

/** A bent line: its path, and where it is at a share (0 root, 1 tip) of its length. */
interface Stalk {
  readonly d: string;
  at(share: number): Spot;
}

/** The line from `root` to `tip` that leaves and arrives pointing at and from `bend`. */
export function stalk(root: Point, bend: Point, tip: Point): Stalk {
  const [[rx, ry], [bx, by], [tx, ty]] = [root, bend, tip];
  return {
    d: `M${n(rx)} ${n(ry)}Q${n(bx)} ${n(by)} ${n(tx)} ${n(ty)}`,
    at(t) {
      const s = 1 - t;
      const dx = s * (bx - rx) + t * (tx - bx);
      const dy = s * (by - ry) + t * (ty - by);
      const turn = (Math.atan2(dx, -dy) * 180) / Math.PI;
      return { x: s * s * rx + 2 * s * t * bx + t * t * tx, y: s * s * ry + 2 * s * t * by + t * t * ty, turn };
    },
  };
}

/** A path of round touches; the stroke's width is their size. */
export const touches = (points: readonly Point[]): string => points.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join('');

/** A path of tiny crosses, 1 wide: froth. Every other one stands upright, the rest lie aslant. */
export const crosses = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `M${n(x)} ${n(y)}${i % 2 ? 'm-.5 0h1m-.5-.5v1' : 'm-.4-.4l.8.8m0-.8l-.8.8'}`).join('');

/**
 * Roots a plant, drawn around 0, 0, in the bank, `aside` of the place where its picture is about it, and before it smaller
 * ones of its kind along the bank: how far along the place each of them stands from it, and its size.
 */
export function planted(
  { id, recipe, width, across, ground }: Pen,
  plant: string,
  others: readonly (readonly [along: number, size: number])[],
  aside = 0,
): string {
  const small = others
    .map(([along, size]) => [recipe.at + along, size] as const)
    .filter(([u, size]) => across(u) > -30 * size && across(u) < width + 30 * size)
    .map(([u, size]) => copy(`${id}-plant`, across(u), ground(u) + 1, size));
  const [x, y] = [across(recipe.at) + aside, ground(recipe.at) + 2.5];
  return small.join('') + put(x, y, `<g id="${id}-plant">${plant}</g>`);
}
