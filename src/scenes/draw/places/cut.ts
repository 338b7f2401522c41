/** Cut-paper shapes that the places are made of. Lengths are hundredths of the picture's height, as in pen.ts. */
import { n } from '../frame';
import { between, type Rng } from '../rng';

type Point = readonly [x: number, y: number, half: number];

/** A flat sheet of one color. */
export const fill = (color: string, d: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A line with round ends. */
export const line = (color: string, width: number, d: string, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Elements moved to a spot, and made larger or smaller there. */
export const put = (x: number, y: number, elements: string, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : `scale(${scale})`}">${elements}</g>`;

/** One more copy of a drawing that has an id. A narrow one may be turned to the other side by a negative `wide`. */
export const copy = (id: string, x: number, y: number, wide = 1, high = Math.abs(wide), more = ''): string =>
  `<use href="#${id}" transform="translate(${n(x)} ${n(y)})scale(${Number(wide.toFixed(2))} ${Number(high.toFixed(2))})"${more}/>`;

/** Points from their text, `x y, x y`; a third number is half of a band's width there. */
const pointsOf = (text: string): Point[] =>
  text.split(',').map((point) => {
    const [x = 0, y = 0, half = 0] = point.trim().split(' ').map(Number);
    return [x, y, half];
  });

/** Curves on through points, without the move to the first of them. */
function onward(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0, 0];
  return points
    .slice(1)
    .map((end, i) => {
      const [before, start, after] = [at(i - 1), at(i), at(i + 2)];
      const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
      const bend = [
        (end[0] - before[0]) / 6,
        (end[1] - before[1]) / 6,
        dx - (after[0] - start[0]) / 6,
        dy - (after[1] - start[1]) / 6,
        dx,
        dy,
      ];
      return `c${bend.map(n).join(' ')}`;
    })
    .join('');
}

const from = ([x, y]: Point = [0, 0, 0]): string => `${n(x)} ${n(y)}`;

/** A smooth line through points, written `x y, x y`. */
export function through(text: string): string {
  const points = pointsOf(text);
  return `M${from(points[0])}${onward(points)}`;
}

/** Land under a smooth crest of points `x y, x y`, down to `foot`. */
export const land = (crest: string, foot = 102): string => `${through(crest)}V${foot}H${crest.split(' ')[0]}z`;

/**
 * A band along points `x y half, x y half`, half of its width last. `flat` presses the width as the ground's
 * perspective does: 1 for a branch or a rope, about 0.35 for a path that lies on the ground.
 */
export function ribbon(text: string, flat = 0.35): string {
  const points = pointsOf(text);
  const side = (way: number): Point[] =>
    points.map((point, i) => {
      const [x, y, half] = point;
      const [fromX, fromY] = points[i - 1] ?? point;
      const [toX, toY] = points[i + 1] ?? point;
      const [dx, dy] = [toX - fromX, (toY - fromY) / flat];
      const long = Math.hypot(dx, dy) || 1;
      return [x + (way * half * -dy) / long, y + (way * half * flat * dx) / long, half];
    });
  const [out, back] = [side(1), side(-1).reverse()];
  return `M${from(out[0])}${onward(out)}L${from(back[0])}${onward(back)}z`;
}

/** A leafy mass: an ellipse around 0, 0 with a scalloped edge. */
export function scallops(rng: Rng, wide: number, high: number, count: number): string {
  const edge = Array.from({ length: count }, (_, i) => {
    const turn = ((i + between(rng, -0.22, 0.22)) / count) * 2 * Math.PI;
    const reach = between(rng, 0.88, 1.06);
    return [Math.cos(turn) * wide * reach, Math.sin(turn) * high * reach] as const;
  });
  const arcs = edge.map(([x, y], i) => {
    const [toX, toY] = edge[(i + 1) % count] ?? [x, y];
    const r = n(0.58 * Math.hypot(toX - x, toY - y));
    return `a${r} ${r} 0 0 1 ${n(toX - x)} ${n(toY - y)}`;
  });
  return `M${n(edge[0]?.[0] ?? 0)} ${n(edge[0]?.[1] ?? 0)}${arcs.join('')}z`;
}
