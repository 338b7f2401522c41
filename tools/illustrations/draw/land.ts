/** The shapes that land takes: how high each layer stands at each place. */
import type { Land, Recipe } from '../recipe';
import { between, type Rng, smooth, wave } from './rng';

/** Which layer is drawn: 0 is the farthest; `depth` runs from 0 (farthest) to 1 (nearest, the bank with the plants). */
export interface Layer {
  index: number;
  depth: number;
  /** Its foot: a share of the picture's height, from the top. */
  foot: number;
  /** Whether its foot is a waterline, with a reflection below. */
  afloat: boolean;
  /** Height that its crest may reach above the foot, as a share of the picture's height. */
  lift: number;
}

interface Lie {
  lift: number;
  waves: number;
  crag: number;
}

/** Highest crest of the farthest layer (share of the picture's height), waves across the place, and how pointed they are. */
const lies: Record<Land, Lie> = {
  bay: { lift: 0.3, waves: 4, crag: 0.3 },
  headland: { lift: 0.34, waves: 4, crag: 0.25 },
  valley: { lift: 0.36, waves: 3.5, crag: 0.3 },
  rolling: { lift: 0.18, waves: 3, crag: 0 },
  peaks: { lift: 0.46, waves: 6, crag: 0.9 },
  desert: { lift: 0.2, waves: 7, crag: 0.8 },
};

/** The layers of a picture's land, farthest first. */
export function layersOf(recipe: Recipe): Layer[] {
  return Array.from({ length: recipe.ridges }, (_, index) => {
    const depth = index / (recipe.ridges - 1);
    if (depth === 1) return { index, depth, foot: 1, afloat: false, lift: 1 };
    // In water the feet step down a little, as shores seen from a height do; on land they come up to the viewer.
    const step = recipe.water ? 0.1 * depth ** 2 : (1 - recipe.horizon) * depth ** 1.1;
    const lift = lies[recipe.land].lift * (1 - 0.5 * depth);
    return { index, depth, foot: recipe.horizon + step, afloat: recipe.water, lift };
  });
}

/** The nearest ground, a low bank that swells under the plants: share of the picture's height at a position of 0 to 1. */
function bank(rng: Rng, recipe: Recipe): (u: number) => number {
  const rough = wave(rng, 5, 0);
  const slope = between(rng, -0.03, 0.03);
  return (u) => 0.035 + 0.07 * (1 - smooth(0.08, 0.5, Math.abs(u - recipe.at))) + slope * u + 0.03 * rough(u);
}

/** Dunes: a long climb on the windward side, a crisp edge, a short fall. */
function dunes(rng: Rng): (u: number) => number {
  const pitch = between(rng, 1.3, 2);
  const shift = rng() + 1;
  return (u) => {
    const along = (u * pitch + shift) % 1;
    return along < 0.7 ? smooth(-0.2, 0.85, along) : smooth(-0.05, 0.3, 1 - along) * smooth(-0.2, 0.85, 0.7);
  };
}

/** Height of a layer's crest above its foot at a position of 0 to 1, as a share of the picture's height. */
export function crest(rng: Rng, recipe: Recipe, layer: Layer): (u: number) => number {
  if (layer.depth === 1) return bank(rng, recipe);
  const { waves, crag } = lies[recipe.land];
  const rough = wave(rng, waves * (1 + 0.25 * layer.index), crag * (1 - 0.6 * layer.depth));
  const reach = between(rng, 0.34, 0.64);
  const sway = between(rng, -0.07, 0.07);
  const sand = dunes(rng);
  // The high side lies away from the opening, so that the light always has open air below it.
  const highLeft = recipe.opening > 0.5 !== (recipe.land === 'valley' && layer.index % 2 === 1);
  const shape = (u: number): number => {
    const fromHighSide = highLeft ? u : 1 - u;
    switch (recipe.land) {
      case 'bay':
        // A far coast closes the bay; the nearer arms leave it open.
        if (layer.index === 0) return 0.12 + 0.3 * rough(u);
        return (
          smooth(0.03 + 0.16 * layer.depth, reach + 0.1, Math.abs(u - recipe.opening - sway)) * (0.45 + 0.75 * rough(u))
        );
      case 'headland':
        return (1 - smooth(reach * 0.35, reach + 0.12, fromHighSide)) * (0.5 + 0.5 * rough(u));
      case 'valley':
        return (1 - smooth(0, reach + 0.3, fromHighSide)) * (0.55 + 0.45 * rough(u));
      case 'peaks': {
        const summit = 0.5 + (recipe.opening > 0.5 ? -0.16 : 0.16) + sway;
        return (0.25 + 0.75 * (1 - smooth(0, 0.5, Math.abs(u - summit)))) * (0.3 + 0.7 * rough(u));
      }
      case 'desert':
        return layer.depth < 0.4 ? rough(u) * (0.6 + 0.4 * fromHighSide) : 0.9 * sand(u) + 0.1 * rough(u);
      case 'rolling':
        return rough(u);
    }
  };
  return (u) => layer.lift * shape(u);
}
