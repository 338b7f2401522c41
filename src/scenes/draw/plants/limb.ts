/** Limbs: trunks, boughs and twigs that taper and bend, as sheets of paper cut along a center line. */
import { n } from '../frame';
import { landColor } from '../palette';
import type { Pen } from '../pen';

/** A point on a limb's center line, and how thick the limb is there. */
export type Knot = readonly [x: number, y: number, width: number];
type Point = readonly [x: number, y: number];
type Row = readonly [number, number, number, number, number];

/** Rows of up to five numbers, written one after another with commas between them; what is left out is 0. */
export const rows = (text: string): Row[] =>
  text.split(',').map((row) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = row.trim().split(' ').map(Number);
    return [a, b, c, d, e];
  });

/** A limb's knots, written the same way. */
export const knots = (text: string): Knot[] => rows(text).map(([x, y, width]) => [x, y, width]);

/** The smooth curve through points (Catmull-Rom), from the first on; the pen must already stand there. */
function through(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i] ?? [x, y];
      const [beforeX, beforeY] = points[i - 1] ?? [fromX, fromY];
      const [afterX, afterY] = points[i + 2] ?? [x, y];
      const bends = [
        [fromX + (x - beforeX) / 6, fromY + (y - beforeY) / 6],
        [x - (afterX - fromX) / 6, y - (afterY - fromY) / 6],
        [x, y],
      ];
      return `C${bends.map((bend) => bend.map((value) => n(value ?? 0)).join(' ')).join(' ')}`;
    })
    .join('');
}

/** The `d` of a limb through these knots, root first. */
export function limb(knots: readonly Knot[]): string {
  const edge = (side: 1 | -1): Point[] =>
    knots.map(([x, y, width], i) => {
      const [beforeX, beforeY] = knots[i - 1] ?? [x, y];
      const [afterX, afterY] = knots[i + 1] ?? [x, y];
      const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
      const half = (side * width) / 2 / length;
      return [x + (afterY - beforeY) * half, y - (afterX - beforeX) * half];
    });
  const left = edge(1);
  const right = edge(-1).reverse();
  const start = ([x, y]: Point = [0, 0]) => `${n(x)} ${n(y)}`;
  return `M${start(left[0])}${through(left)}L${start(right[0])}${through(right)}z`;
}

/** The part of a limb that the light from the left reaches: a strip `share` as wide along its left edge. */
export const litSide = (knots: readonly Knot[], share = 0.4): string =>
  limb(knots.map(([x, y, width]) => [x - (width * (1 - share)) / 2.3, y - width * 0.06, width * share]));

/** Where a limb is at `t`, from its root (0) to its tip (1), along straight lines between its knots, and which way it goes. */
export function along(knots: readonly Knot[], t: number): { x: number; y: number; turn: number } {
  const place = Math.min(t, 0.999) * (knots.length - 1);
  const at = Math.floor(place);
  const [x, y] = knots[at] ?? [0, 0];
  const [toX, toY] = knots[at + 1] ?? [x, y];
  const part = place - at;
  return {
    x: x + (toX - x) * part,
    y: y + (toY - y) * part,
    turn: (Math.atan2(toX - x, y - toY) * 180) / Math.PI,
  };
}

/** Points spread evenly, as seeds in a sunflower, over a round of radius 1; the middle ones first. */
export const spread = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const reach = Math.sqrt((i + 0.5) / count);
    return [reach * Math.cos(i * 2.4), reach * Math.sin(i * 2.4)];
  });

/** Sets a drawing of the given id down at a place, turned (degrees, clockwise) and sized; `more` is further attributes. */
export function set(id: string, x: number, y: number, turn: number, size: number | string, more = ''): string {
  const sized = typeof size === 'number' ? size.toFixed(2) : size;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})rotate(${Math.round(turn)})scale(${sized})"${more}/>`;
}

/** A low swell of the ground before a trunk's foot, so that it stands in the earth; `half` wide either side of 0, 0. */
export function foot({ palette, recipe }: Pen, half: number, high = 3): string {
  const color = landColor(palette, recipe.tint, 1);
  return `<path d="M${n(-half)} 1C${n(-half / 2)} 0${n(-half / 2)} ${n(-high)} 0 ${n(-high)}S${n(half / 2)} 0 ${n(half)} 1V8H${n(-half)}z" fill="${color}"/>`;
}
