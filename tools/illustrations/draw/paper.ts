/** Cut paper: the outlines of sheets and ribbons, and their elements. Lengths are hundredths of the picture's height. */
import { n } from './frame';

/** A place on the picture. */
export type Point = readonly [x: number, y: number];

/** A place on a ribbon's middle line, and half the ribbon's width there. */
export type Knot = readonly [x: number, y: number, half: number];

/** A line, from one end to the other: its points, or their text, `x y, x y`. */
type Line = string | readonly Point[];

/** A ribbon's middle line: its knots, or their text, `x y half, x y half`. */
type Course = string | readonly Knot[];

/** Rows of up to five numbers, from their text, `1 2 3, 4 5 6`; what is left out is 0. */
export const rows = (text: string): (readonly [number, number, number, number, number])[] =>
  text.split(',').map((row) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = row.trim().split(' ').map(Number);
    return [a, b, c, d, e];
  });

/** A line's points, also from their text. */
export const points = (line: Line): readonly Point[] =>
  typeof line === 'string' ? rows(line).map(([x, y]): Point => [x, y]) : line;

/** Points at `count` even steps from `from` to `to`, each at the height that belongs to its x. */
export const along = (from: number, to: number, count: number, height: (x: number) => number): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / count;
    return [x, height(x)];
  });

/** Knots along a line; `half` tells half the ribbon's width at a share (0 to 1) of the way and at a height. */
export const thick = (line: Line, half: (share: number, y: number) => number): Knot[] =>
  points(line).map(([x, y], i, { length }): Knot => [x, y, half(i / (length - 1), y)]);

const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** The `d` of a smooth line through points (Catmull-Rom); `start` is the command that leads to the first of them. */
function through(line: readonly Point[], start = 'M'): string {
  const bends = line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    const after = line[i + 2] ?? to;
    const reach: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    // Each bend leaves a point as the one before it arrived there, which goes without saying.
    if (i > 0) return `S${at(reach)} ${at(to)}`;
    const leave: Point = [from[0] + (to[0] - from[0]) / 6, from[1] + (to[1] - from[1]) / 6];
    return `C${at(leave)} ${at(reach)} ${at(to)}`;
  });
  return `${start}${at(line[0] ?? [0, 0])}${bends.join('')}`;
}

/** The `d` of the sheet below a line, down to `bottom`. */
export function below(line: Line, bottom = 101): string {
  const edge = points(line);
  return `${through(edge)}V${n(bottom)}H${n(edge[0]?.[0] ?? 0)}z`;
}

/** The `d` of the sheet between two lines that run the same way. */
export const amid = (one: readonly Point[], other: readonly Point[]): string =>
  `${through(one)}${through(other.toReversed(), 'L')}z`;

/** The `d` of a ribbon whose edges lie aside of its middle line by `aside` times half its width. */
function edged(course: Course, aside: (dx: number, dy: number) => Point): string {
  const knots = typeof course === 'string' ? rows(course).map(([x, y, half]): Knot => [x, y, half]) : course;
  const edge = (side: 1 | -1): Point[] =>
    knots.map(([x, y, half], i) => {
      const [fromX, fromY] = knots[i - 1] ?? [x, y];
      const [toX, toY] = knots[i + 1] ?? [x, y];
      const [dx, dy] = aside(toX - fromX, toY - fromY);
      return [x + dx * half * side, y + dy * half * side];
    });
  return amid(edge(1), edge(-1));
}

/** The `d` of a ribbon that faces the viewer; one on water looks `flat` (0 to 1): thinner where it runs across. */
export const ribbon = (course: Course, flat = 1): string =>
  edged(course, (dx, dy) => {
    const long = Math.hypot(dx, dy) || 1;
    return [dy / long, (-dx * flat) / long];
  });

/** The `d` of a ribbon that lies on the ground, which the eye sees pressed to `flat` (0 to 1) of its depth. */
export const trail = (course: Course, flat = 0.35): string =>
  edged(course, (dx, dy) => {
    const long = Math.hypot(dx, dy / flat) || 1;
    return [dy / flat / long, (-dx * flat) / long];
  });

const shown = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : '');

/** A flat sheet of one color (or gradient), from the `d` of its outline. */
export const fill = (color: string, d: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${shown(opacity)}/>`;

/** A line of one color, `width` thick and with round ends, from its `d`. */
export const stroke = (color: string, width: number, d: string, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${shown(opacity)}/>`;
