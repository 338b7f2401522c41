/** The walls of the canyon at dusk, one before another. Lengths as in pen.ts. */
import { n } from '../frame';
import { mix } from '../palette';
import { fill } from '../paper';
import type { Pen } from '../pen';
import { between } from '../rng';
import { fade } from '../sky';

/** A wall: its rim and steps from the picture's edge down to the stream, and how far off it stands (0 to 1). */
interface Wall {
  readonly edge: string;
  readonly far: number;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly foot: number;
}

const walls: readonly Wall[] = [
  {
    edge: 'M92 38L60 39L40 37L14 39L-2 38L-6 45L-9 46L-11 53L-16 55L-18 62L-24 64L-28 72L-34 76L-37 81H92z',
    far: 0.5,
    from: -36,
    to: 92,
    top: 36,
    foot: 76,
  },
  {
    edge: 'M-176 50L-130 48L-96 49L-74 48L-70 54L-67 55L-65 62L-60 64L-57 71L-50 75L-47 81H-176z',
    far: 0.42,
    from: -176,
    to: -48,
    top: 47,
    foot: 78,
  },
  {
    edge: 'M92 24L70 25L44 22L26 24L20 23L17 32L12 34L10 45L5 47L3 57L-4 60L-6 70L-13 73L-17 82L-24 86L-28 93H92z',
    far: 0.14,
    from: -24,
    to: 92,
    top: 22,
    foot: 86,
  },
  {
    edge: 'M-176 36L-140 38L-112 36L-92 38L-86 37L-83 46L-79 48L-77 58L-72 60L-70 70L-65 73L-62 83L-54 88V92H-176z',
    far: 0.06,
    from: -176,
    to: -52,
    top: 36,
    foot: 92,
  },
];

/** A stone's color at this hour with a share (0 to 1) of the last light on it. */
export const warmed = ({ tone, palette }: Pen, color: string, share: number): string =>
  mix(tone(color, 0.15), palette.glow, share);

/** All walls, the farthest first, around the canyon's middle at 0. */
export function canyonWalls(pen: Pen): string {
  const { id, tone, rng, palette } = pen;
  const drawn = walls.map(({ edge, far, from, to, top, foot }, i) => {
    const face = [
      warmed(pen, '#e08a52', 0.42),
      tone('#b4603f', 0.05),
      tone('#75466a', -0.1),
      tone('#3a4a86', -0.2),
    ].map((color) => mix(color, palette.haze, far * 0.6));
    // Beds of stone: uneven bands across the whole wall, cut off where the wall ends.
    const beds = ['', '', ''];
    const half = (to - from) / 2;
    for (let y = top + 3; y < foot; y += between(rng, 2.2, 5.5)) {
      const sway = Math.round(between(rng, -3, 3));
      const kind = Math.floor(rng() * 3);
      beds[kind] += `M${from} ${n(y)}q${half / 2} ${sway} ${half} 0t${half} 0`;
    }
    // Bays in the cliffs, where each tier steps back into shade.
    const bays = Array.from({ length: Math.round((to - from) / 14) }, (_, k) => {
      const left = from + 14 * k + between(rng, 2, 8);
      const y = top + between(rng, 0.15, 0.6) * (foot - top);
      const high = between(rng, 0.18, 0.3) * (foot - top);
      return `M${n(left)} ${n(y)}h${n(between(rng, 4, 9))}l${n(between(rng, -2, 0))} ${n(high)}h-${n(between(rng, 2, 5))}z`;
    });
    const leftLit = i % 2 === 0;
    const name = `${id}-w${i}`;
    return [
      `<defs>${fade(`${name}f`, face)}<path id="${name}" d="${edge}"/><clipPath id="${name}c"><use href="#${name}"/></clipPath></defs>`,
      `<g fill="#132f2d" opacity=".08"><use href="#${name}" x="${leftLit ? -0.9 : 0.9}" y="-.4"/></g><use href="#${name}" fill="url(#${name}f)"/><g clip-path="url(#${name}c)">`,
      fill(tone('#3d2c5c', -0.4, far * 0.5), bays.join(''), 0.3),
      `<g fill="none"><path d="${beds[0]}" stroke="${tone('#5b2f4a', -0.35, far * 0.5)}" stroke-width="1.9" opacity=".4"/><path d="${beds[1]}" stroke="${tone('#4a2f56', -0.35, far * 0.5)}" stroke-width=".8" opacity=".55"/><path d="${beds[2]}" stroke="${mix(tone('#ffc48a', 0.3), palette.glow, 0.5)}" stroke-width="1.3" opacity=".32"/></g>`,
      // The side towards the last light keeps some of the day.
      `<use href="#${name}" x="${leftLit ? 1.6 : -1.6}" y="1.2" fill="none" stroke="${warmed(pen, '#ffb070', 0.6)}" stroke-width="2.6" opacity="${leftLit ? 0.55 : 0.2}"/></g>`,
    ].join('');
  });
  return drawn.join('');
}
