/** A river that splits into shining strands over a wide valley floor and comes towards the viewer. */
import { mix } from '../palette';
import { along, below, fill, type Point, points, ribbon, thick } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { fade } from '../sky';
import { put, sow, strew, uprightSeed } from '../stamp';

/** The strands, each from where it leaves another to where it joins one again or leaves the picture; and its share of the water. */
const strands: readonly (readonly [share: number, course: readonly Point[]])[] = [
  [1, points('-50 58.4, -42 59.4, -36 60.8, -40 62.6, -47 64.6, -44 67, -36 69.4')],
  [1.1, points('-36 69.4, -46 72, -58 75, -64 79, -60 84, -66 90, -84 97, -98 106')],
  [0.9, points('-36 69.4, -26 71.6, -14 74.4, -12 78.6, -20 83, -26 88, -20 95, -26 107')],
  [0.7, points('-14 74.4, 2 76.6, 14 80, 15 85, 8 90.6, 10 97, 26 107')],
  [0.45, points('-58 75, -46 77.6, -36 80.6, -34 84.6, -44 89.6, -52 96, -56 106')],
  [0.4, points('-60 84, -50 86, -42 88.6')],
  [0.35, points('-26 88, -14 88.4, -2 91.4, 8 91.4')],
  [0.4, points('14 80, 26 82.6, 34 87, 40 93, 58 104')],
  [0.35, points('-64 79, -78 82, -94 86.6, -104 92, -130 103')],
];

/** How wide a strand is at a height: little far away, much near by. */
const wide = (y: number) => 0.3 + 6.4 * Math.max(0, (y - 58) / 44) ** 1.5;

/** Willows and cottonwoods, to be sown: about 6 across, rooted at 0, 0. */
function bush({ id, tone }: Pen): string {
  return uprightSeed(
    `${id}-bush`,
    `${fill(tone('#33603c', -0.2), 'M-3.4 0C-4.4-1.4-3.6-3-2.4-3C-2.4-4.8-.4-5.6.6-4.6C2-5 3.2-3.8 2.8-2.6C4-2 4-.6 3.4 0z')}${fill(tone('#6f9a4d', 0.15), 'M-3.4 0C-4.4-1.4-3.6-3-2.4-3C-2.4-4.8-.4-5.6.6-4.6C.8-3.6 0-3-.8-2.8C-.4-1.4-1.8-1.2-2.2 0z')}${fill(tone('#b5c46a', 0.4), 'M-3.2-1.2C-3.4-2.2-2.8-2.6-2-2.5C-2-3.8-.8-4.6 0-4.3C-.8-3.8-1-3-1.4-2.4C-2.2-2.4-2.8-2-3.2-1.2z')}`,
  );
}

export const braidedRiver: DrawMotif = (pen) => {
  const { id, tone, rng, across, recipe, palette } = pen;
  const x = across(recipe.at);
  const shine = mix(palette.sky[2], '#ffffff', 0.35);
  const river = [mix(palette.sky[1], '#ffffff', 0.35), tone('#4aa3b5', 0.15), tone('#1d7d96')] as const;
  const streams = strands
    .map(([share, course]) =>
      ribbon(
        // A strand that leaves the river narrows where it runs over shallows.
        thick(course, (t, y) => wide(y) * share * (0.82 + 0.3 * Math.sin(t * 7 + share * 9))),
        0.55,
      ),
    )
    .join('');
  /** The streams' outline in one color, a line wider than they are. */
  const banks = (color: string, line: number, opacity: number) =>
    `<path d="${streams}" fill="${color}" stroke="${color}" stroke-width="${line}" opacity="${opacity}"/>`;
  /** Long bars and streaks beside the strands: gravel, young green, or light on the water. */
  const bars = (aside: number, grow: number) =>
    strands
      .map(([share, course]) =>
        ribbon(
          thick(
            course.map(([px, py]): Point => [px + aside * wide(py) * share, py]),
            (t, y) => wide(y) * grow * share * Math.sin(Math.PI * t) ** 2,
          ),
          0.5,
        ),
      )
      .join('');
  const plain = '-48 58, -41 60, -40 64, -37 69, -34 75, -30 83, -30 92, -32 108';
  const bed = (grow: number) =>
    ribbon(
      thick(plain, (_, y) => grow * (1.4 + 84 * Math.max(0, (y - 58) / 44) ** 1.45)),
      0.3,
    );
  const floor = (x0: number) => 60 - 3.4 * Math.exp(-(((x0 + 50) / 40) ** 2)) + 1.2 * Math.sin(x0 / 24);
  const bushes = strew(
    `${id}-bush`,
    '-57 71.5 0.5, -18 69 0.5, -12 69.3 0.6, 8 72 0.7, 14 72.6 0.6, 30 74 0.8, -84 75 0.8, -92 76 0.9, -54 80.6 0.9, -46 81.4 1.1, -40 82 0.8, 2 84 1.3, 9 85.4 1, -100 86 1.4, -110 87.4 1.7, -130 87 1.6, 48 90 1.8, 38 91.6 1.3, 72 82 1.2, -66 93 1.4, -74 96 1.9, -4 99 1.6, 4 101 2.2, 76 93 1.9',
  );
  const line = along(-172, 88, 56, floor).map(([bx, by]) => {
    const size = rng() < 0.5 ? 0.72 : 0.51;
    return { id: `${id}-bush`, x: bx + between(rng, -2, 2), y: by + 0.8, size };
  });
  const front = [
    `<defs>${bush(pen)}${fade(`${id}-floor`, [tone('#a9bd7c', 0.35, 0.25), tone('#93ab5f', 0.15), tone('#6d8f4b')])}${fade(`${id}-water`, river)}</defs>`,
    sow(line),
    fill(`url(#${id}-floor)`, below(along(-176, 92, 12, floor))),
    fill(tone('#7d9a58', -0.1), bed(1.16)),
    fill(tone('#cfc49c', 0.2, 0.05), bed(1.06)),
    fill(tone('#e9dfbf', 0.45), bed(0.94)),
    fill(tone('#8fae62', 0.2), `${bars(2.3, 0.42)}${bars(-2.7, 0.34)}`),
    put(0, 0.3, banks(tone('#a89c78', 0), 0.5, 1)),
    put(0, -0.3, banks(tone('#2b5f62', -0.2), 0.1, 0.5)),
    fill(`url(#${id}-water)`, streams),
    fill(shine, bars(-0.3, 0.2), 0.9),
    bushes,
  ].join('');
  return { front: put(x, 0, front) };
};
