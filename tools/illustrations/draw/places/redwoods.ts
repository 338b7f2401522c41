/** Tall redwoods: dark trunks near, paler ones behind, shafts of light between them, sword ferns at their feet. */
import { n } from '../frame';
import { mix } from '../palette';
import { along, below, fill, points, rows } from '../paper';
import type { DrawMotif } from '../pen';
import { between } from '../rng';
import { copy, put, strew } from '../stamp';
import { boughOf, ferns } from './redwood-greens';

/** The trunks, row by row from afar: middle, half the width, how far off, where the root lies. */
const trunks = [
  rows(
    '-158 1.6 0.72 76, -128 1.8 0.72 76, -96 1.4 0.74 76, -66 1.7 0.72 76, -27 1.6 0.74 76, -8 1.5 0.72 76, 22 1.7 0.72 76, 44 1.5 0.74 76, 72 1.6 0.72 76',
  ),
  rows('-144 2.9 0.5 81, -112 2.6 0.5 81, -80 2.8 0.5 82, -15 2.8 0.5 82, 30 3 0.5 82, 58 2.7 0.5 82'),
  rows('-130 4.6 0.26 87, -63 4 0.28 87, 1 4.6 0.26 87, 43 4.6 0.26 88, 80 4.4 0.26 88'),
  rows('-158 8 0 95, -86 7 0 95, 22 9.4 0 95, 66 8 0 95'),
];

export const redwoods: DrawMotif = (pen) => {
  const { id, tone, rng, across, recipe, palette, light } = pen;
  const x = across(recipe.at);
  const [sunX, sunY] = [light.x - x, light.y];
  const trunk = ([tx, half, far, root]: ReturnType<typeof rows>[number]): string => {
    const flare = half * 1.55;
    const bark = far > 0.4 ? '#9c7763' : '#7a4a38';
    const body = `M${n(tx - half * 0.8)}-2C${n(tx - half)} 40 ${n(tx - half)} 66 ${n(tx - half * 1.1)} ${root - 14}Q${n(tx - half * 1.2)} ${root - 4} ${n(tx - flare)} ${root + 1}H${n(tx + flare)}Q${n(tx + half * 1.2)} ${root - 4} ${n(tx + half * 1.1)} ${root - 14}C${n(tx + half)} 66 ${n(tx + half)} 40 ${n(tx + half * 0.8)}-2z`;
    // The sun stands between the trunks: each is lit on the side that faces it.
    const s = tx > sunX ? -1 : 1;
    const edge = (out: number, into: number) =>
      `M${n(tx + s * half * 0.8 * out)}-2C${n(tx + s * half * out)} 40 ${n(tx + s * half * out)} 66 ${n(tx + s * half * 1.1 * out)} ${root - 14}Q${n(tx + s * half * 1.2 * out)} ${root - 4} ${n(tx + s * flare * out)} ${root + 1}H${n(tx + s * flare * into)}Q${n(tx + s * half * into)} ${root - 12} ${n(tx + s * half * into)} 60L${n(tx + s * half * 0.8 * into)}-2z`;
    const parts = [fill(tone(bark, -0.3, far), body), fill(tone('#b5775a', 0.1, far), edge(1, 0.45))];
    if (far < 0.4) {
      const fissures = Array.from({ length: far ? 5 : 12 }, (_, i) => {
        const fx = tx + half * (-0.75 + (1.5 * (i + between(rng, 0, 0.8))) / (far ? 5 : 12));
        const top = between(rng, -6, 62);
        const long = between(rng, 16, 34);
        return `M${n(fx)} ${n(top)}q${n(half * 0.18)} ${n(long / 2)} 0 ${n(long)}z`;
      });
      parts.push(
        fill(tone('#e2ad80', 0.45, far), edge(1, 0.82)),
        fill(tone('#3d2a28', -0.55, far), fissures.join(''), 0.7),
      );
    }
    return parts.join('');
  };
  const shaft = (angle: number, wide: number) => {
    const at = (turn: number, far: number) => `${n(sunX + Math.cos(turn) * far)} ${n(sunY + Math.sin(turn) * far)}`;
    return `M${at(angle, 11)}L${at(angle, 150)}L${at(angle + wide, 150)}L${at(angle + wide, 11)}z`;
  };
  const glow = mix(palette.light, palette.glow, 0.35);
  const shafts = (list: string, shown: number) =>
    fill(
      glow,
      points(list)
        .map(([angle, wide]) => shaft(angle, wide))
        .join(''),
      shown,
    );
  const row = (i: number) => (trunks[i] ?? []).map(trunk).join('');
  const floor = (base: number, sway: number) => below(along(-172, 92, 14, (t) => base + 1.3 * Math.sin(t / 13 + sway)));
  /** The tops of a grove far off: round crowns, one beside another. */
  const canopy = (base: number, sway: number) =>
    below(
      along(-172, 92, 44, (t) => base + 3 * Math.sin(t / 17 + sway) + 2.2 * Math.sin(t * 1.7)),
      80,
    );
  const undergrowth = strew(
    `${id}-fern`,
    '6 95 0.8, 36 97 1, -4 99 1.05, 20 101 1.25, -74 98 1, -88 101 1.2, -106 98 0.9, -142 99 1.2, -168 98 1, 52 99 1.1, 80 99 1.15, -50 93 0.5, -20 92 0.5, -12 90.5 0.4, -58 91 0.45, -124 92 0.6, 50 92 0.5',
  );
  const kinds = new Map<string, string>();
  const boughs = rows(
    '30 -3 1.5 1 0, 12 4 -1.5 1 0, -84 2 1.15 0 0, -65 -3 0.75 1 1, 14 -4 -1.3 0 1, 28 9 1.1 0 0, -96 6 -1.4 1 0, -152 -2 1.6 0 0, -132 -3 1.2 1 1, 60 -2 -1.4 0 1, 72 2 1.3 1 0, -166 8 -1.2 1 0',
  ).map(([bx, by, size, lit, far]) => {
    const name = `${id}-bough${lit}${far}`;
    const color = lit ? tone('#5f8a52', 0.2, far ? 0.3 : 0) : tone('#2f5a40', -0.25, far ? 0.3 : 0);
    kinds.set(name, boughOf(pen, name, color));
    return copy(name, bx, by, size);
  });
  const pools =
    'M-40 92q10-2.4 20-.6t16-.4q-6 3-18 2.6t-18-1.6zM-66 97q12-2.6 26-.8t24-.8q-4 3.6-22 3.8t-28-2.2zM-52 88.6q8-1.4 14-.2t10-.4q-4 2-12 1.8t-12-1.2z';
  const front = [
    `<defs>${ferns(pen)}${[...kinds.values()].join('')}</defs>`,
    fill(tone('#86a796', 0.2, 0.66), canopy(50, 0)),
    fill(tone('#7d9f88', 0.1, 0.52), canopy(62, 3)),
    row(0),
    fill(tone('#8fae86', 0.3, 0.5), floor(76, 0)),
    shafts('0.56 0.16, 1.05 0.14, 1.72 0.17, 2.3 0.14', 0.45),
    row(1),
    fill(tone('#6f9468', 0.15, 0.3), floor(81.5, 2)),
    shafts('0.36 0.1, 0.84 0.12, 1.4 0.16, 2.02 0.12', 0.36),
    row(2),
    fill(tone('#4c7450', -0.05, 0.1), floor(87, 4)),
    shafts('0.62 0.07, 1.16 0.1, 2.45 0.1', 0.3),
    fill(glow, pools, 0.6),
    row(3),
    fill(tone('#2c5140', -0.3), floor(96.5, 5)),
    boughs.join(''),
    undergrowth,
  ].join('');
  return { front: put(x, 0, front) };
};
