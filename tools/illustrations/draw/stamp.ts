/**
 * Setting drawings down in the picture, once or many times. Lengths are hundredths of its height, turns are degrees.
 * What stands there many times is sown: SVG's markers are painted without becoming elements, while a browser makes
 * every `<use>` into a copy of all that it names.
 */
import { n } from './frame';
import { rows } from './paper';

/** A place, and how far what stands there leans from upright, clockwise. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** One of many copies of a drawing: of which one, where, how large it is beside its original, and how far it leans. */
export interface Sprout {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Left out by those of an upright seed. Those of another seed that say nothing lean any way, always the same. */
  readonly turn?: number;
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

/** The other way round: elements mirrored at the upright through 0, 0. */
export const mirrored = (elements: string): string => `<g transform="scale(-1 1)">${elements}</g>`;

/**
 * What `sow` sets down, for `<defs>`: elements drawn around 0, 0.
 * @param paint attributes that hold for all of them; they take none from where they are sown
 */
export const seed = (id: string, elements: string, paint = ''): string =>
  uprightSeed(id, elements, ` orient="auto"${paint}`);

/** The same, for what always stands upright: half as many numbers. */
export const uprightSeed = (id: string, elements: string, paint = ''): string =>
  `<marker id="${id}" overflow="visible"${paint}>${elements}</marker>`;

/** Sizes come in steps of this factor, since what differs less looks alike. */
const step = 1.18;

/**
 * A path that runs through every sprout's place, where it leans smoothly in the direction in which the sprout there
 * leans. Nothing is painted at its first point and its last, which are markers' start and end.
 */
function track(sprouts: readonly Sprout[]): string {
  const reach = sprouts.map(({ x, y, turn }) => {
    if (turn === undefined) return `L${n(x)} ${n(y)}`;
    const lean = (turn * Math.PI) / 180;
    return `S${n(x - Math.cos(lean))} ${n(y - Math.sin(lean))} ${n(x)} ${n(y)}`;
  });
  return `M0 0${reach.join('')}${reach[0]?.startsWith('L') ? 'z' : 'S0 0 0 1'}`;
}

/** Copies of seeds. Those of one seed and about one size lie together, in their order; the others follow as they come. */
export function sow(sprouts: readonly Sprout[]): string {
  const beds = new Map<string, Sprout[]>();
  for (const sprout of sprouts) {
    const size = (step ** Math.round(Math.log(sprout.size) / Math.log(step))).toFixed(2);
    const paint = `stroke-width="${Number(size)}" marker-mid="url(#${sprout.id})"`;
    beds.set(paint, [...(beds.get(paint) ?? []), sprout]);
  }
  return [...beds].map(([paint, bed]) => `<path fill="none" ${paint} d="${track(bed)}"/>`).join('');
}

/** Copies of one seed at many places, each written as `x y size`, with commas between them. */
export const strew = (id: string, places: string): string =>
  sow(rows(places).map(([x, y, size]) => ({ id, x, y, size })));
