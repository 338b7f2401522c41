/** The window through which a crop sees the place, and the way numbers are written. */

/** The crops of an illustration, in pixels. */
export const crops = {
  wide: { width: 1600, height: 640 },
  tall: { width: 800, height: 600 },
  share: { width: 1200, height: 630 },
} as const;

export type Crop = keyof typeof crops;

/** A crop: its size in pixels, and the part of the place (0 to 1 from the left) that it shows. */
export interface Frame {
  width: number;
  height: number;
  from: number;
  span: number;
}

/** The window of a crop. The narrower ones keep `focus` (0 to 1) as near to its middle as the place allows. */
export function frameOf(crop: Crop, focus: number): Frame {
  const span = { wide: 1, share: 0.8, tall: 0.62 }[crop];
  return { ...crops[crop], from: Math.min(1 - span, Math.max(0, focus - span / 2)), span };
}

/** Pixels from the left for a position in the place. */
export const acrossOf = (frame: Frame, u: number): number => ((u - frame.from) / frame.span) * frame.width;

/** The position in the place that lies `x` pixels from the left. */
export const placeOf = (frame: Frame, x: number): number => frame.from + (x / frame.width) * frame.span;

/** A number with at most one decimal, as SVG writes it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * A smooth line over points `step` pixels apart, the first of them half a step before `x`: takes their heights in whole
 * pixels, gives the start of a path's `d`. Relative numbers, since their sameness packs well.
 */
export function curve(x: number, step: number, heights: readonly number[]): string {
  const middles = heights.slice(1).map((y, i) => Math.round((y + (heights[i] ?? y)) / 2));
  const bends = middles.slice(1).map((y, i) => {
    const start = middles[i] ?? y;
    return `q${step / 2} ${(heights[i + 1] ?? y) - start} ${step} ${y - start}`;
  });
  return `M${x} ${middles[0]}${bends.join('')}`;
}
