/** Still water: a fading sheet, long calm lines, and the path of light towards the viewer. */
import type { Recipe } from '../recipe';
import { acrossOf, type Frame, n } from './frame';
import type { Palette } from './palette';
import { between, type Rng } from './rng';
import { fade } from './sky';

/** The water from the horizon to the picture's lower edge. `id` begins its gradient's id; gives SVG elements. */
export function water(rng: Rng, frame: Frame, recipe: Recipe, palette: Palette, id: string): string {
  const { width, height } = frame;
  const top = recipe.horizon * height;
  const deep = height - top;
  const lightX = acrossOf(frame, recipe.light[0]);

  /** Strokes spread from the horizon down, closer together far away; `at` tells where one lies and how wide it is. */
  const strokes = (count: number, at: (depth: number) => readonly [x: number, half: number]) =>
    Array.from({ length: count }, (_, i) => {
      const depth = ((i + 0.6) / count) ** 1.7;
      const [x, half] = at(depth);
      return `M${Math.round(x - half)} ${Math.round(top + depth * deep)}h${Math.round(half * 2)}`;
    }).join('');

  const ripples = strokes(20, (depth) => [between(rng, 0, width), between(rng, 30, 90) * (0.6 + depth)]);
  const path = strokes(16, (depth) => [
    lightX + between(rng, -1, 1) * (10 + 60 * depth),
    between(rng, 12, 34) * (0.7 + 1.2 * depth),
  ]);
  return [
    `<defs>${fade(`${id}-water`, palette.water)}</defs>`,
    `<rect y="${n(top)}" width="${width}" height="${n(deep)}" fill="url(#${id}-water)"/>`,
    `<g stroke="${palette.light}" stroke-linecap="round">`,
    `<path d="${ripples}" stroke-width="1.6" opacity=".3"/><path d="${path}" stroke-width="3" opacity=".6"/></g>`,
  ].join('');
}
