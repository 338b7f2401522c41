/** Layered canyon walls that cool at dusk, with a cool stream between them. */
import { mix } from '../palette';
import { along, below, fill, type Point, points, ribbon, thick } from '../paper';
import type { DrawMotif } from '../pen';
import { fade } from '../sky';
import { put, strew, uprightSeed } from '../stamp';
import { canyonWalls, warmed } from './canyon-walls';

export const canyon: DrawMotif = (pen) => {
  const { id, tone, across, recipe, palette } = pen;
  const x = across(recipe.at);
  const course: readonly Point[] = points('-39 78, -39 79, -41 80.4, -46 83, -42 86.4, -27 90, -21 95, -34 106');
  const wide = (_: number, y: number) => 0.3 + 10.6 * Math.max(0, (y - 78) / 28) ** 1.1;
  const shift = (by: number) => course.map(([px, py]): Point => [px + by * wide(0, py), py]);
  const floor = (px: number) => 78 + 10 * (1 - Math.exp(-(((px + 40) / 62) ** 2))) + 0.7 * Math.sin(px / 7);
  const rocks = strew(
    `${id}-rock`,
    '-62 92 1.2, -4 90 1, 6 94 1.6, -58 98 2, 16 99 2.2, -78 99 1.6, -12 86 0.7, -100 98 2.4, 40 98 2, 66 97 2.4',
  );
  const bushes = strew(`${id}-bush`, '-70 91 1.1, 8 88 1, 20 92 1.5, -84 96 1.6, 30 97 1.9, -128 97 2, 54 96 1.8');
  const rock = uprightSeed(
    `${id}-rock`,
    `${fill(tone('#5d4a6e', -0.25), 'M-4.4 .6L-3.8-1.8L-1.8-3.8L1-3.4L3.4-1.8L4.4.6z')}${fill(warmed(pen, '#d98a62', 0.25), 'M-4.4 .6L-3.8-1.8L-1.8-3.8L1-3.4L-.8-2L-1.4.6z')}`,
  );
  const bush = uprightSeed(
    `${id}-bush`,
    `${fill(tone('#2f5a4a', -0.3), 'M-4 .6C-5-1.6-3.6-3.6-2.2-3.4C-1.8-5.6.8-6 1.6-4.4C3.4-4.6 4.6-2.8 4 -1.6C4.8-.8 4.6.2 4.2.6z')}${fill(tone('#7d9a6a', 0.1), 'M-4 .6C-5-1.6-3.6-3.6-2.2-3.4C-1.8-5.6.8-6 1.6-4.4C.2-4.2-.6-3.4-.8-2.4C-2-2-2.4-.8-2.6.6z')}`,
  );
  const ground = [
    `<defs>${rock}${bush}${fade(`${id}-floor`, [tone('#8a6a86', 0, 0.15), tone('#3d3a66', -0.3)])}${fade(`${id}-stream`, [mix(palette.sky[2], palette.haze, 0.3), tone('#5fa8c4', 0.2), tone('#2f7fa4')])}</defs>`,
    fill(`url(#${id}-floor)`, below(along(-176, 92, 16, floor))),
    fill(
      tone('#c08d7c', 0.1),
      ribbon(
        thick(shift(0), (s, y) => wide(s, y) * 1.4),
        0.5,
      ),
      0.7,
    ),
    fill(`url(#${id}-stream)`, ribbon(thick(course, wide), 0.5)),
    fill(
      mix(palette.light, palette.sky[2], 0.3),
      `${ribbon(
        thick(shift(-0.35), (s, y) => wide(s, y) * 0.14 * Math.sin(Math.PI * s)),
        0.5,
      )}${ribbon(
        thick(shift(0.3), (s, y) => wide(s, y) * 0.1 * Math.sin(Math.PI * s)),
        0.5,
      )}`,
      0.7,
    ),
    bushes,
    rocks,
  ].join('');
  return { behind: put(x, 0, canyonWalls(pen)), front: put(x, 0, ground) };
};
