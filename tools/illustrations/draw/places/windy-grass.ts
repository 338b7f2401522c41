/** A hillside of long golden grass bent by the wind in flowing waves, with one wind-shaped coast tree. */
import { n } from '../frame';
import { along, below, fill, type Point, points, ribbon, thick } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { fade } from '../sky';
import { copy, put, sow, strew, uprightSeed } from '../stamp';
import { cypress } from './cypress';

/** A tuft of long blades that the wind has combed to the right, rooted at 0, 0, about `tall` high; some bear seed. */
function tuft({ rng }: Pen, count: number, tall: number): { blades: string; heads: string } {
  let heads = '';
  const blades = Array.from({ length: count }, (_, i) => {
    const root = (i / (count - 1) - 0.5) * tall * 0.42;
    const rise = tall * between(rng, 0.62, 1);
    const bend = rise * between(rng, 0.55, 1.05);
    const [x, y] = [root + bend, -rise];
    if (i % 2 === 0) {
      // The head hangs over at the tip, where the blade has turned level.
      heads += `M${n(x - tall * 0.05)} ${n(y + 0.2)}q${n(tall * 0.1)} ${n(-tall * 0.035)} ${n(tall * 0.2)} ${n(tall * 0.08)}q${n(-tall * 0.12)} ${n(tall * 0.02)} ${n(-tall * 0.2)} ${n(-tall * 0.08)}z`;
    }
    return `M${n(root - tall * 0.025)} 1Q${n(root)} ${n(-rise * 0.8)} ${n(x)} ${n(y)}Q${n(root + tall * 0.07)} ${n(-rise * 0.72)} ${n(root + tall * 0.035)} 1z`;
  });
  return { blades: blades.join(''), heads };
}

/** The hills' crests, from the far one to the near one. */
const crests: readonly ((x: number) => number)[] = [
  (x) => 62 - 9 * Math.exp(-(((x - 24) / 52) ** 2)) + 0.06 * Math.max(0, -40 - x),
  (x) => 74 + 4 * Math.sin((x + 30) / 30) - 3 * Math.exp(-(((x - 30) / 40) ** 2)),
  (x) => 86 - 4.5 * Math.sin((x + 20) / 34),
];

/** The gusts' tracks on a hill: long streaks, side by side, that swell and taper as they run with the slope. */
function gusts({ rng }: Pen, crest: (x: number) => number, count: number, deep: number): readonly [string, string] {
  const tracks = Array.from({ length: count }, (_, i) => {
    const low = deep * (0.12 + (0.85 * ((i * 3) % count)) / count);
    const from = -176 + (220 / count) * i + between(rng, -8, 8);
    const long = between(rng, 50, 84);
    // Every streak dips along the same wave, so that the wind is seen to roll over the whole hill.
    const track = along(from, from + long, 4, (x) => crest(x) + low + deep * 0.13 * Math.sin((x - low * 3) / 13));
    const wide = (swell: number) => (t: number) => swell * deep * Math.sin(Math.PI * t ** 0.7) + 0.02;
    return [
      ribbon(thick(track, wide(0.06))),
      ribbon(
        thick(
          track.map(([x, y]): Point => [x + 3, y + deep * 0.1]),
          wide(0.075),
        ),
      ),
    ] as const;
  });
  return [tracks.map(([lit]) => lit).join(''), tracks.map(([, shade]) => shade).join('')];
}

export const windyGrass: DrawMotif = (pen) => {
  const { id, tone, rng, across, recipe } = pen;
  const x = across(recipe.at);
  const golds = [
    [tone('#f0cd82', 0.35, 0.15), tone('#d3a856', 0.1, 0.1), tone('#fbe6ae', 0.65, 0.1)],
    [tone('#eabc62', 0.25), tone('#c48f3e', 0.05), tone('#fbe097', 0.5)],
    [tone('#d9a34a', 0.15), tone('#a06f30', -0.05), tone('#f7d27a', 0.4)],
  ] as const;
  const tufts = points('7 6, 8 9, 9 32').map(([count, tall], i) => {
    const { blades, heads } = tuft(pen, count, tall);
    const [body, , lit] = golds[i] ?? golds[0];
    const color = i === 2 ? `url(#${id}-blade)` : body;
    return uprightSeed(`${id}-t${i}`, fill(color, blades) + fill(lit, heads));
  });
  /** A crest's fringe: tufts side by side, of uneven size. */
  const fringe = (kind: number, height: (x: number) => number, pitch: number, from = -168, to = 88) =>
    sow(
      along(from, to, Math.round((to - from) / pitch), height).map(([tx, ty]) => {
        const size = rng() < 0.4 ? 0.85 : 1.1;
        return { id: `${id}-t${kind}`, x: tx + between(rng, -1, 1), y: ty + 0.8, size };
      }),
    );
  const hills = crests.map((crest, i) => {
    const [body, shade, lit] = golds[i] ?? golds[0];
    const deep = 14;
    const [swells, dips] = gusts(pen, crest, 6, deep);
    const tree = i === 0 ? copy(`${id}-cypress`, 2, crest(2) + 1, 1.15) : '';
    return [
      tree,
      fringe(Math.min(i, 1), crest, [5.5, 7, 8][i] ?? 7),
      `<defs>${fade(`${id}-h${i}`, [body, shade])}</defs>`,
      fill(`url(#${id}-h${i})`, below(along(-172, 90, 12, crest))),
      fill(shade, dips, 0.55),
      fill(lit, swells, 0.9),
    ].join('');
  });
  const near = strew(
    `${id}-t2`,
    '-100 103 0.95, -84 106 0.75, -66 106 0.5, -124 104 1.05, -150 104 1.1, -6 106 0.65, 8 104 0.9, 24 106 0.8, 42 104 1.1, 62 104 0.95',
  );
  const front =
    `<defs>${fade(`${id}-blade`, [tone('#f3cb74', 0.3), tone('#c08a3c', 0), tone('#6b4d28', -0.2)])}${cypress(pen, 0.35)}${tufts.join('')}</defs>` +
    put(x, 0, hills.join('') + near);
  return { front };
};
