/** One curling wave of cut paper, reaching a sandy cove under bluffs. */
import { n } from '../frame';
import { along, amid, below, fill, type Point, points, ribbon, rows, thick } from '../paper';
import type { DrawMotif } from '../pen';
import { between } from '../rng';
import { put } from '../stamp';
import { foamy } from './scallops';

/** The wave's outer edge, from far out over the crest to the tip of its lip. */
const outer: readonly Point[] = points(
  '-175 83, -130 81, -100 76, -76 69, -56 58, -38 48, -22 43.5, -6 45, 5 52, 8 62',
);
/** Its inner edge, point by point facing the outer one: from the foot up into the curl. */
const inner: readonly Point[] = points(
  '-175 98, -125 97, -88 95, -58 91, -37 85, -26 76, -22 66, -14 58.5, -3 58, 8 62',
);
/** The line a share of the way from the outer to the inner edge. */
const inside = (share: number): Point[] =>
  outer.map(([x, y], i) => {
    const [toX, toY] = inner[i] ?? [x, y];
    return [x + (toX - x) * share, y + (toY - y) * share];
  });

export const coveWave: DrawMotif = ({ tone, rng, across, recipe }) => {
  const x = across(recipe.at);
  const teal = [
    tone('#bfe6dd', 0.5),
    tone('#5fb9b8', 0.2),
    tone('#238c98'),
    tone('#7fcac4', 0.25),
    tone('#156f80'),
    tone('#3a9fa6', 0.1),
    tone('#0e5668', -0.15),
  ];
  const cuts = [0, 0.07, 0.2, 0.36, 0.46, 0.64, 0.76, 1];
  const bands = teal.map((color, i) => fill(color, amid(inside(cuts[i] ?? 0), inside(cuts[i + 1] ?? 1))));
  const foam = tone('#ffffff', 0.6);
  const shadow = tone('#b9dcdb', 0.1);
  // Foam along the lip: round fingers that grow towards the tip.
  const puffs = Array.from({ length: 12 }, (_, i): readonly [number, number, number] => {
    const t = i / 11;
    const place = 5.5 + t * 3.45;
    const from = outer[Math.floor(place)] ?? [0, 0];
    const to = outer[Math.floor(place) + 1] ?? [8, 62];
    const part = place - Math.floor(place);
    return [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
      (0.9 + 2.6 * t) * between(rng, 0.75, 1.3),
    ];
  });
  const dots = (grow: number, dx: number, dy: number) =>
    puffs.map(([px, py, r]) => `<circle cx="${n(px + dx)}" cy="${n(py + dy)}" r="${n(r * grow)}"/>`).join('');
  // Where the face meets the beach the water is already white.
  const foot = rows(
    '-34 89 2.2, -30.6 90 2.8, -26 89.4 3.1, -21 90 2.6, -17.4 89 2.9, -13 89.8 2.5, -9.4 88.8 2.2, -6 89 2.4, -2.4 88 1.9, 0.6 88 1.5, 3.4 87.4 1.2, 6 87 0.8',
  )
    .map(([px, py, r]) => `<circle cx="${px}" cy="${py}" r="${r}"/>`)
    .join('');
  const spray = rows('12 56 0.9, 14 61 0.6, 11.5 67 1, 9 70 0.6, 3 46 0.7, -4 41 0.5, 15.5 66 0.5')
    .map(([sx, sy, r]) => `<circle cx="${sx}" cy="${sy}" r="${r}"/>`)
    .join('');
  const wave = `${fill(tone('#0a4656', -0.3), 'M-30 80C-22 72-24 60-10 57C0 55 6 60 8 62C-4 60-13 65-14 74C-14 79-8 85 6 87L-34 90z')}${bands.join('')}<g fill="${shadow}">${dots(1, -1.4, 1.2)}<g transform="translate(-1 1.3)">${foot}</g></g>${fill(
    foam,
    ribbon(thick(outer.slice(5), (t) => 0.3 + 2 * t)),
  )}<g fill="${foam}">${foot}${dots(1, 0.4, -0.3)}${spray}</g>`;

  const sandstone = [tone('#c9a36b', 0, 0.12), tone('#e6c891', 0.4, 0.08), tone('#8d6e4c', -0.15, 0.1)] as const;
  const bluffs = [
    fill(sandstone[0], 'M90 30L60 32L40 36L26 37C20 38 18 40 17 45C14 48 13 54 11 58C8 63 7 70 3 78H90z'),
    fill(
      sandstone[1],
      'M26 37C20 38 18 40 17 45C14 48 13 54 11 58C8 63 7 70 3 78H10C10 70 14 66 15 60C16 55 20 50 20 46C21 42 24 40 26 37zM40 36C38 42 34 46 33 52C31 58 27 62 26 70L22 78H30C31 70 36 64 37 58C38 51 44 46 45 35.4zM66 31.6C64 40 58 46 57 54C55 62 50 68 49 78H56C58 68 62 62 63 54C65 46 71 40 73 31.2z',
    ),
    fill(
      sandstone[2],
      'M20 46C28 48 36 46 44 47.5C60 46 76 47 90 45.5V47.5C76 49 60 48 44 49.5C34 48.4 28 50 19 48zM14 61C26 63 36 60.6 50 62.4C66 61 80 62 90 60.6V62C80 63.6 66 62.6 50 64C36 62.4 26 65 13.4 63z',
      0.55,
    ),
    fill(
      tone('#5d7d4a', 0.1, 0.05),
      'M90 28L74 29.6L58 30L44 34.4L27 35.4C22 36 19 38 18 41.6C22 39.4 25 39.8 28 38.6C31 41 34 38 38 38.4C44 39.6 48 35 54 36C60 37 64 33.4 70 34.4C78 35.4 84 32 90 33z',
    ),
  ].join('');
  const beach = (t: number) => 87 - 6 / (1 + Math.exp(-(t - 6) / 5)) + 0.03 * Math.max(0, -t);
  const edge = (seed: number, drop: number, wide: number) =>
    `${foamy(rng, -176 - seed, 16, wide, 0.16, (t) => beach(t) + drop)}L12 84C2 80-4 81-14 82H-176z`;
  const front = [
    fill(tone('#dcc08c', 0.15), below(along(-176, 90, 12, (t) => beach(t) - 5.5))),
    fill(tone('#f0dcae', 0.45), below(along(-176, 90, 10, (t) => 97.5 - 9 / (1 + Math.exp(-(t - 4) / 16))))),
    fill(tone('#b59a6c', -0.05), edge(3, 7.2, 15), 0.5),
    fill(foam, edge(3, 6.4, 15)),
    fill(tone('#a9dcd6', 0.3), edge(3, 5, 15)),
    fill(foam, edge(9, 2, 11)),
    fill(tone('#5fb9b8', 0.1), edge(9, 0.9, 11)),
  ];
  return {
    behind: put(x, 0, bluffs),
    front: put(x, 0, front.join('') + wave),
  };
};
