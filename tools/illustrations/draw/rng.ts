/** Chance that repeats: the same seed always gives the same picture. */

/** A source of numbers from 0 up to 1. */
export type Rng = () => number;

/** Takes a whole number, gives a source (the public-domain generator mulberry32). */
export function seeded(seed: number): Rng {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from `low` up to `high`. */
export const between = (rng: Rng, low: number, high: number): number => low + (high - low) * rng();

/** 0 below `from`, 1 above `to`, an even S between. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * A wavy line over 0 to 1: takes how many waves and how pointed they are (0 round hills, 1 straight-sided crags);
 * gives a function from a position to a height, both 0 to 1.
 */
export function wave(rng: Rng, waves: number, crag: number): (u: number) => number {
  const octaves = [1, 2.3, 5.1].map((pitch, level) => ({
    pitch: pitch * waves,
    weight: [0.68, 0.24, 0.08][level] as number,
    // Two knots to spare on either side, since pictures draw a little beyond their edges.
    knots: Array.from({ length: Math.ceil(pitch * waves) + 5 }, rng),
  }));
  return (u) =>
    octaves.reduce((sum, { pitch, weight, knots }) => {
      const at = Math.max(0, u * pitch + 2);
      const left = Math.min(Math.floor(at), knots.length - 2);
      const t = at - left;
      const eased = smooth(0, 1, t) * (1 - crag) + t * crag;
      return sum + weight * ((knots[left] ?? 0) * (1 - eased) + (knots[left + 1] ?? 0) * eased);
    }, 0);
}
