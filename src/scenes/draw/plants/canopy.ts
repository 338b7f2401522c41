/** Masses of foliage: clouds of paper with a leafy, scalloped edge. */
import { n } from '../frame';
import { between, type Rng } from '../rng';

/** The middle of a mass, and its half width and half height. */
export type Round = readonly [x: number, y: number, rx: number, ry: number, ...rest: number[]];

/** The `d` of one mass: domed above, flatter below, its edge in small bays about `bay` long. */
export function cloud(rng: Rng, [x, y, rx, ry]: Round, bay = 4): string {
  const count = Math.max(8, Math.round((Math.PI * (rx + ry)) / bay));
  const points = Array.from({ length: count }, (_, i) => {
    const turn = ((i + between(rng, -0.25, 0.25)) / count) * 2 * Math.PI;
    const reach = between(rng, 0.92, 1.06);
    const rise = Math.sin(turn) * ry * reach;
    return [Math.round((x + Math.cos(turn) * rx * reach) * 2) / 2, y + (rise > 0 ? rise * 0.55 : rise)] as const;
  });
  // A radius that is too short for its bay grows by itself, so one number serves them all.
  const bays = points.map(([toX, toY]) => `A${n(bay * 0.5)} ${n(bay * 0.5)} 0 0 1 ${n(toX)} ${n(toY)}`);
  const [startX, startY] = points.at(-1) ?? [x, y];
  return `M${n(startX)} ${n(startY)}${bays.join('')}z`;
}

/** Small dabs over the upper, lighter side of a mass with half sizes of 10 and 6: the leaves that catch the light. */
export function dabs(rng: Rng, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = Math.PI * (0.9 + (0.8 * (i + rng())) / count);
    const reach = between(rng, 0.3, 0.92);
    return `M${n(Math.cos(turn) * 10 * reach)} ${n(Math.sin(turn) * 6 * reach)}l.6 ${n(between(rng, -0.5, 0.4))}`;
  }).join('');
}
