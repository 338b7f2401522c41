/** Native bunchgrass: one line a stem, bent by the wind, with a soft seed head. */
import { n } from '../frame';
import type { DrawMotif, Pen } from '../pen';
import { between, type Rng } from '../rng';
import { sow, uprightSeed } from '../stamp';

/** One clump with its root at 0, 0, about `tall` high; gives the `d` of its stems and of its seed heads. */
function clump(rng: Rng, wind: number, tall: number): { stems: string; heads: string } {
  const count = 9;
  const blades = Array.from({ length: count }, (_, i) => {
    const spread = (2 * i) / (count - 1) - 1;
    const rise = tall * (1 - 0.35 * spread * spread) * between(rng, 0.75, 1);
    const bend = (spread * 0.45 + wind * 0.7) * rise + between(rng, -1, 1);
    // Where the stem is at `t`, from its root (0) to its tip (1).
    const along = (t: number) =>
      [spread * 2 + (0.3 * t * (1 - t) + t * t) * bend, -(1.4 * t * (1 - t) + t * t) * rise] as const;
    // Every other stem bears seed along its last stretch.
    const seeds = i % 2 === 0 ? [0.8, 1].map(along) : [];
    return {
      stem: `M${n(spread * 2)} 1q${n(bend * 0.15)} ${n(-rise * 0.7 - 1)} ${n(bend)} ${n(-rise - 1)}`,
      head: seeds.map(([x, y], k) => `${k ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''),
    };
  });
  return { stems: blades.map(({ stem }) => stem).join(''), heads: blades.map(({ head }) => head).join('') };
}

/** Clumps of grass around a position of the place: `count` of them, about `tall` high at most. */
export function grass({ rng, recipe, tone, id, width, across, ground }: Pen, at: number, count = 6, tall = 22): string {
  // Two clumps, each set down several times: variety that costs few bytes. For a few, one in two sizes will do.
  const kinds = [1, 0.77].slice(count > 4 ? 0 : 1).map((share, i) => {
    const { stems, heads } = clump(rng, recipe.wind, tall * share);
    return uprightSeed(
      `${id}-g${i}`,
      `<path d="${stems}" stroke="${tone('#2f4a35', -0.6)}" stroke-width=".5"/><path d="${heads}" stroke="${tone('#c9b27a')}" stroke-width=".9"/>`,
      ' fill="none" stroke-linecap="round"',
    );
  });
  const places = Array.from({ length: count }, (_, i) => {
    // Two chances added crowd the clumps towards the middle and let a few stray.
    const u = at + 0.2 * (rng() + rng() - 1);
    const size = (i % 2 ? 0.72 : 1) * (kinds.length > 1 ? 1 : 1.18);
    return { id: `${id}-g${i % kinds.length}`, x: across(u), y: ground(u), size };
  });
  return `<defs>${kinds.join('')}</defs>${sow(places.filter(({ x }) => x > -12 && x < width + 12))}`;
}

export const bunchgrass: DrawMotif = (pen) => ({ front: grass(pen, pen.recipe.at) });
