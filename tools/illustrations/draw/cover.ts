/** What grows on the farther ridges: oaks strewn over hills, or conifers in rows, as small as distance makes them. */
import type { Recipe } from '../recipe';
import { acrossOf, type Frame } from './frame';
import type { Layer } from './land';
import { landColor, mix, type Palette } from './palette';
import { fill } from './paper';
import { between, type Rng } from './rng';
import { sow, uprightSeed } from './stamp';

/** The outline of one tree, 10 pixels high, with its foot at 0, 0. */
const outlines = {
  oaks: 'M-8 0q-2-6 4-7q5-5 9 1q5 2 3 6z',
  conifers: 'M-2.8 3l2.8-18l2.8 18z',
};

/**
 * The trees of one layer of land.
 * @param crestAt the layer's crest above its foot, as in ridge.ts
 * @param id names the tree that is sown
 * @returns SVG elements; nothing where the recipe leaves the land bare, on the farthest layer and on the nearest
 */
export function cover(
  rng: Rng,
  crestAt: (u: number) => number,
  frame: Frame,
  recipe: Recipe,
  palette: Palette,
  layer: Layer,
  id: string,
): string {
  if (recipe.cover === 'bare' || layer.depth === 0 || layer.depth === 1) return '';
  const trees = Array.from({ length: 26 }, () => {
    // Three chances multiplied gather the trees into groves.
    const u = (Math.floor(rng() * 5) + rng() * rng()) / 5;
    const size = (frame.height / 10) * (rng() < 0.5 ? 0.015 : 0.023) * (0.5 + layer.depth);
    const down = recipe.cover === 'oaks' ? between(rng, 0, 0.06) * layer.depth : 0;
    const y = (layer.foot - crestAt(u) + down) * frame.height + 1;
    return { id, x: Math.round(acrossOf(frame, u)), y: Math.round(y), size };
  });
  const color = mix(
    landColor(palette, recipe.tint, Math.min(1, layer.depth + 0.3)),
    palette.haze,
    0.25 * (1 - layer.depth),
  );
  const seen = trees.filter(({ x }) => x > -20 && x < frame.width + 20);
  return `<defs>${uprightSeed(id, fill(color, outlines[recipe.cover]))}</defs>${sow(seen)}`;
}
