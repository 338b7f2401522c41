/** Setting drawings down in the picture, once or many times. Lengths are hundredths of its height, turns are degrees. */
import { n } from './frame';
import { rows } from './paper';

/** A place, and how far what stands there leans from upright, clockwise. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** How large a copy is beside its original: one number, or two for width and height; a negative width mirrors it. */
type Size = number | readonly [wide: number, high: number];

/** Elements drawn around 0, 0, moved to a place and made larger or smaller there. */
export const put = (x: number, y: number, elements: string, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : `scale(${scale})`}">${elements}</g>`;

/** A copy of the drawing that has this id, with its 0, 0 at a place; `more` is further attributes of its element. */
export function copy(id: string, x: number, y: number, size: Size = 1, turn = 0, more = ''): string {
  const [wide, high] = (typeof size === 'number' ? [size, Math.abs(size)] : size).map((one) => Number(one.toFixed(2)));
  const turned = Math.round(turn) ? `rotate(${Math.round(turn)})` : '';
  const sized = wide !== high ? `scale(${wide} ${high})` : wide === 1 ? '' : `scale(${wide})`;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${turned}${sized}"${more}/>`;
}

/** A copy set down on a spot, leaning as the spot does; `flip` mirrors it. */
export const stamp = (id: string, { x, y, turn }: Spot, size = 1, flip = false): string =>
  copy(id, x, y, flip ? -size : size, turn);

/** Copies of one drawing at many places, each written as `x y size`, with commas between them. */
export const strew = (id: string, places: string): string =>
  rows(places)
    .map(([x, y, size]) => copy(id, x, y, size))
    .join('');
