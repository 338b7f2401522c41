/** Setting one drawing down many times: stalks to set it on, and the elements that do so. */
import { n } from '../frame';
import type { Pen } from '../pen';

type Point = readonly [x: number, y: number];

/** A place on a stalk, and how many degrees the stalk leans there from upright, clockwise. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A bent line: its path, and where it is at a share (0 root, 1 tip) of its length. */
export interface Stalk {
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

/** Sets the drawing `id`, whose foot is at 0, 0 and whose tip points upwards, down on a spot; `flip` mirrors it. */
export function stamp(id: string, { x, y, turn }: Spot, size = 1, flip = false): string {
  const scale = Number(size.toFixed(2));
  const turned = Math.round(turn) ? `rotate(${Math.round(turn)})` : '';
  const sized = flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${turned}${sized}"/>`;
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
  { id, recipe, across, ground }: Pen,
  plant: string,
  others: readonly (readonly [along: number, size: number])[],
  aside = 0,
): string {
  const small = others.map(([along, size]) => {
    const u = recipe.at + along;
    return stamp(`${id}-plant`, { x: across(u), y: ground(u) + 1, turn: 0 }, size);
  });
  const [x, y] = [across(recipe.at) + aside, ground(recipe.at) + 2.5];
  return `${small.join('')}<g transform="translate(${n(x)} ${n(y)})"><g id="${id}-plant">${plant}</g></g>`;
}
