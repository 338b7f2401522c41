/** The window through which a crop sees the place, and the way numbers are written. */
import { type SceneCrop, sceneSizes } from '../catalog';

/** A crop: its size in pixels, and the part of the place (0 to 1 from the left) that it shows. */
export interface Frame {
  width: number;
  height: number;
  from: number;
  span: number;
}

/** The window of a crop. The tall one is narrower, so it keeps `focus` (0 to 1) as near to its middle as the place allows. */
export function frameOf(crop: SceneCrop, focus: number): Frame {
  const span = crop === 'wide' ? 1 : 0.62;
  return { ...sceneSizes[crop], from: Math.min(1 - span, Math.max(0, focus - span / 2)), span };
}

/** Pixels from the left for a position in the place. */
export const acrossOf = (frame: Frame, u: number): number => ((u - frame.from) / frame.span) * frame.width;

/** A number with at most one decimal, as SVG writes it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth line through the middles of the given points, for the inside of a path's `d`, beginning with its first point. */
export function curve(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], i) => {
      const next = points[i + 1];
      if (i === 0) return `${n(x)} ${n(y)}`;
      return next ? `Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}` : `L${n(x)} ${n(y)}`;
    })
    .join('');
}
