/** Cut paper: sheets with smooth outlines, tapering ribbons, scalloped edges. */
import { n } from '../frame';
import { between, type Rng } from '../rng';

/** A place on the picture, in hundredths of its height. */
export type Point = readonly [x: number, y: number];

/** One sheet of paper: its outline and its color, and what else its element says. */
export const cut = (fill: string, d: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A smooth line through points; `start` is the command that leads to the first of them (`L` goes on from a line before). */
export function through(points: readonly Point[], start = 'M'): string {
  const bends = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const reach: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(leave)} ${at(reach)} ${at(to)}`;
  });
  return `${start}${at(points[0] ?? [0, 0])}${bends.join('')}`;
}

/** A sheet whose upper edge runs through points and which goes down to `bottom`. */
export const down = (points: readonly Point[], bottom = 101): string =>
  `${through(points)}V${n(bottom)}H${n(points[0]?.[0] ?? 0)}z`;

/** The sheet between two lines. */
export const between2 = (one: readonly Point[], other: readonly Point[]): string =>
  `${through(one)}${through([...other].reverse(), 'L')}z`;

/**
 * A ribbon along points; `half` tells half its width at a share (0 to 1) of the way and at a height. A ribbon that lies
 * on level ground looks `flat`: thinner where it runs across than where it runs towards the viewer.
 */
export function ribbon(points: readonly Point[], half: (share: number, y: number) => number, flat = 1): string {
  const sides = points.map((point, i): readonly [Point, Point] => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const reach = half(i / (points.length - 1), point[1]) / (Math.hypot(dx, dy) || 1);
    return [
      [point[0] + dy * reach, point[1] - dx * reach * flat],
      [point[0] - dy * reach, point[1] + dx * reach * flat],
    ];
  });
  return between2(
    sides.map(([side]) => side),
    sides.map(([, side]) => side),
  );
}

/** Points from `from` to `to`, `count` steps apart evenly, each with its height. */
export const along = (from: number, to: number, count: number, height: (x: number) => number): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / count;
    return [x, height(x)];
  });

/**
 * The scalloped edge that a thin sheet of water leaves on sand: round lobes that hang down, with cusps between them.
 * Lobes are `wide` across and a share `deep` of that in depth; the cusps stand on `height`.
 */
export function scallops(
  rng: Rng,
  from: number,
  to: number,
  wide: number,
  deep: number,
  height: (x: number) => number,
): string {
  let x = from;
  let d = `M${n(x)} ${n(height(x))}`;
  while (x < to) {
    const width = wide * between(rng, 0.6, 1.5);
    const drop = width * deep * between(rng, 0.7, 1.2);
    const [y, end] = [height(x), height(x + width)];
    d += `C${n(x + width * 0.12)} ${n(y + drop * 0.9)} ${n(x + width * 0.3)} ${n((y + end) / 2 + drop * 1.2)} ${n(x + width * 0.55)} ${n((y + end) / 2 + drop)}S${n(x + width * 0.93)} ${n(end + drop * 0.6)} ${n(x + width)} ${n(end)}`;
    x += width;
  }
  return d;
}

/** Rows of numbers, written as `1 2 3, 4 5 6`. */
export const table = (text: string): number[][] => text.split(', ').map((row) => row.split(' ').map(Number));

/** Points written as `x y, x y`. */
export const points = (text: string): Point[] => table(text).map(([x = 0, y = 0]): Point => [x, y]);

/** Sets one drawing down at many places, each written as `x y size`. */
export const strew = (href: string, places: string): string =>
  table(places)
    .map(([x, y, size]) => `<use href="#${href}" transform="translate(${x} ${y}) scale(${size})"/>`)
    .join('');
