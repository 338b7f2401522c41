/** What a drawing that stands in a picture is given: its light, its ground, its chance. */
import type { Recipe } from '../recipe';
import { enlarged } from './enlarge';
import { acrossOf, type Frame } from './frame';
import { landColor, mix, type Palette } from './palette';
import type { Rng } from './rng';

/** A plant's or a place's tools. Lengths are hundredths of the picture's height; y grows downwards, as in SVG. */
export interface Pen {
  readonly rng: Rng;
  readonly recipe: Recipe;
  readonly palette: Palette;
  /** Begins every id that the drawing defines, so that two pictures can stand in one page. */
  readonly id: string;
  /** How wide the picture is: 250 for the wide crop, 133 for the tall one. */
  readonly width: number;
  /** Where a position of the place (0 to 1) lies, from the left. */
  across(u: number): number;
  /** Where the nearest ground stands at a position of the place, from the top; 100 is the lower edge. */
  ground(u: number): number;
  /** Where the horizon lies, from the top. */
  readonly horizon: number;
  /** Where the sun or the moon stands. */
  readonly light: { readonly x: number; readonly y: number };
  /**
   * A thing's own color as it looks at this hour.
   * @param color `#rrggbb` in plain daylight
   * @param lit from -1 (in shade) over 0 to 1 (full in the light)
   * @param far 0 near by, 1 lost in the haze
   */
  tone(color: string, lit?: number, far?: number): string;
}

/** What a drawing adds to a picture, as SVG elements; each part is drawn where its name says, all are optional. */
export interface Motif {
  /** In the sky, behind all land. */
  readonly sky?: string;
  /** On the farther land and the water, behind the nearest ground, which covers its foot. */
  readonly behind?: string;
  /** On the nearest ground, before everything else. */
  readonly front?: string;
}

/** Draws a motif. The same pen always gives the same drawing. */
export type DrawMotif = (pen: Pen) => Motif;

/** How much of the hour's own color lies on everything: little at noon, much by night. */
const veil = { fog: 0.3, morning: 0.16, noon: 0.06, golden: 0.24, dusk: 0.42, night: 0.58 } as const;

/** Makes the pen for a picture. `groundAt` gives the nearest ground's height above the lower edge as a share of 1. */
export function penOf(
  rng: Rng,
  groundAt: (u: number) => number,
  frame: Frame,
  recipe: Recipe,
  palette: Palette,
  id: string,
): Pen {
  const unit = frame.height / 100;
  const across = (u: number) => acrossOf(frame, u) / unit;
  const shadow = landColor(palette, recipe.tint, 1);
  return {
    rng,
    recipe,
    palette,
    id,
    width: frame.width / unit,
    across,
    ground: (u) => (1 - groundAt(u)) * 100,
    horizon: recipe.horizon * 100,
    light: { x: across(recipe.light[0]), y: recipe.light[1] * 100 },
    tone(color, lit = 0, far = 0) {
      const veiled = mix(color, shadow, veil[recipe.hour]);
      const shaded = lit < 0 ? mix(veiled, shadow, -lit * 0.7) : mix(veiled, palette.light, lit * 0.55);
      return mix(shaded, palette.haze, far);
    },
  };
}

/** Puts a motif's part into the picture: hundredths of its height become whole pixels. */
export const scaled = (frame: Frame, part: string | undefined): string =>
  part ? enlarged(part, frame.height / 100) : '';
