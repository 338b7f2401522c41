/** Native bunchgrass: one line a stem, bent by the wind, with a soft seed head. */
import type { Recipe } from '../recipes';
import { acrossOf, type Frame, n } from './frame';
import { landColor, mix, type Palette } from './palette';
import { between, type Rng } from './rng';

/** One clump with its root at 0, 0, about `tall` pixels high; gives the `d` of its stems and of its seed heads. */
function clump(rng: Rng, wind: number, tall: number): { stems: string; heads: string } {
  const count = 9;
  const blades = Array.from({ length: count }, (_, i) => {
    const spread = (2 * i) / (count - 1) - 1;
    const root = spread * 12;
    const rise = tall * (1 - 0.35 * spread * spread) * between(rng, 0.75, 1);
    const bend = (spread * 0.45 + wind * 0.7) * rise + between(rng, -6, 6);
    // Where the stem is at `t`, from its root (0) to its tip (1).
    const along = (t: number) =>
      [root + (0.3 * t * (1 - t) + t * t) * bend, -(1.4 * t * (1 - t) + t * t) * rise] as const;
    // Every other stem bears seed: a few round touches along its last stretch.
    const seeds = i % 2 === 0 ? [1, 0.95, 0.9, 0.85, 0.8].map(along) : [];
    return {
      stem: `M${Math.round(root)} 6q${n(bend * 0.15)} ${n(-rise * 0.7 - 6)} ${n(bend)} ${n(-rise - 6)}`,
      head: seeds.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''),
    };
  });
  return { stems: blades.map(({ stem }) => stem).join(''), heads: blades.map(({ head }) => head).join('') };
}

/**
 * Clumps of grass on the nearest ground. Takes that ground's height (share of the picture's height, at a position of
 * 0 to 1) and the beginning of the ids; gives SVG elements.
 */
export function plant(
  rng: Rng,
  groundAt: (u: number) => number,
  frame: Frame,
  recipe: Recipe,
  palette: Palette,
  id: string,
): string {
  const dark = landColor(palette, recipe.tint, 1);
  const seed = mix(mix(dark, palette.glow, 0.6), palette.light, 0.1);
  // Two clumps, each set down several times in another size: variety that costs few bytes.
  const kinds = [0.22, 0.17].map((tall, i) => {
    const { stems, heads } = clump(rng, recipe.wind, tall * frame.height);
    return `<g id="${id}-p${i}"><path d="${stems}" stroke="${dark}" stroke-width="3"/><path d="${heads}" stroke="${seed}" stroke-width="6"/></g>`;
  });
  const places = Array.from({ length: 6 }, (_, i) => {
    // Two chances added crowd the clumps towards the middle and let a few stray.
    const u = recipe.plant + 0.2 * (rng() + rng() - 1);
    const size = between(rng, 0.5, 1.1);
    const y = (1 - groundAt(u)) * frame.height;
    return `<use href="#${id}-p${i % 2}" transform="translate(${n(acrossOf(frame, u))} ${n(y)}) scale(${size.toFixed(2)})"/>`;
  });
  return `<defs>${kinds.join('')}</defs><g fill="none" stroke-linecap="round">${places.join('')}</g>`;
}
