/** What grows on the farther ridges: oaks strewn over hills, or conifers in rows, as small as distance makes them. */
import type { Recipe } from '../recipe';
import { acrossOf, type Frame, n } from './frame';
import type { Layer } from './land';
import { landColor, mix, type Palette } from './palette';
import { between, type Rng } from './rng';

/** The outline of one tree with its foot at a point, `size` pixels high. */
const outlines = {
  oaks: (x: number, y: number, size: number) =>
    `M${Math.round(x - size * 0.8)} ${Math.round(y)}q${n(-size * 0.2)} ${n(-size * 0.6)} ${n(size * 0.4)} ${n(-size * 0.7)}q${n(size * 0.5)} ${n(-size * 0.5)} ${n(size * 0.9)} ${n(size * 0.1)}q${n(size * 0.5)} ${n(size * 0.2)} ${n(size * 0.3)} ${n(size * 0.6)}z`,
  conifers: (x: number, y: number, size: number) =>
    `M${n(x - size * 0.28)} ${Math.round(y + 3)}l${n(size * 0.28)} ${n(-size * 1.5 - 3)}l${n(size * 0.28)} ${n(size * 1.5 + 3)}z`,
};

/**
 * The trees of one layer of land.
 * @param crestAt the layer's crest above its foot, as in ridge.ts
 * @returns SVG elements; nothing where the recipe leaves the land bare, on the farthest layer and on the nearest
 */
export function cover(
  rng: Rng,
  crestAt: (u: number) => number,
  frame: Frame,
  recipe: Recipe,
  palette: Palette,
  layer: Layer,
): string {
  if (recipe.cover === 'bare' || layer.depth === 0 || layer.depth === 1) return '';
  const outline = outlines[recipe.cover];
  const trees = Array.from({ length: 26 }, () => {
    // Three chances multiplied gather the trees into groves.
    const u = (Math.floor(rng() * 5) + rng() * rng()) / 5;
    const size = frame.height * between(rng, 0.012, 0.026) * (0.5 + layer.depth);
    const down = recipe.cover === 'oaks' ? between(rng, 0, 0.06) * layer.depth : 0;
    return outline(acrossOf(frame, u), (layer.foot - crestAt(u) + down) * frame.height + 1, size);
  });
  const color = mix(
    landColor(palette, recipe.tint, Math.min(1, layer.depth + 0.3)),
    palette.haze,
    0.25 * (1 - layer.depth),
  );
  return `<path d="${trees.join('')}" fill="${color}"/>`;
}
