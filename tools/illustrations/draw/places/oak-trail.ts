/** A pale trail that winds through hills of golden grass, between coast live oaks. */

import { below, fill, trail } from '../paper';
import type { DrawMotif } from '../pen';
import { grass } from '../plants/bunchgrass';
import { copy, put, strew, uprightSeed } from '../stamp';
import { oak } from './oak';

export const oakTrail: DrawMotif = (pen) => {
  const { id, tone, across, recipe } = pen;
  const [far, mid, near] = [`${id}-far`, `${id}-mid`, `${id}-near`];
  const way = trail(
    '-38 106 10, -29 96 6.8, -8 89 4.6, 4 84 3.4, -6 79 2.5, -24 75.4 1.9, -27 72 1.4, -12 68.4 1.1, 0 65 0.9, -2 61.6 0.7, 8 57.6 0.5, 12 54 0.35',
  );
  const hills = [
    fill(tone('#e2ac58', 0.2, 0.32), below('-190 68, -120 64, -60 66, -20 61, 18 53, 60 46, 110 48')),
    fill(tone('#ecba68', 0.32, 0.3), 'M-20 61C-4 58 8 55 18 53C36 49 48 46.6 60 46C44 50 30 54 22 58C6 62-4 63-20 61z'),
    strew(`${far}s`, '22 53.4 0.43, 36 50.4 0.51, 62 47 0.43, -92 66 0.43, -6 60.4 0.26, -128 66 0.51'),
    fill(tone('#ecb657', 0.25, 0.14), below('-190 70, -140 69, -95 73, -50 70, -16 71, 20 78, 110 84')),
    fill(
      tone('#f2c56c', 0.36, 0.12),
      'M-95 73C-80 72-66 70-50 70C-38 70-28 70-16 71C-28 73-40 73-52 75C-68 77-82 76-95 73z',
    ),
    copy(mid, -68, 73, 0.66) + copy(mid, -49, 71.4, 0.46) + copy(mid, -150, 71, 0.6),
    fill(tone('#dba049', 0.1), below('-190 86, -120 88, -70 89, -34 85, -6 76, 24 70, 60 68, 110 72')),
    fill(tone('#ecb85e', 0.3), 'M-34 85C-22 82-14 78-6 76C6 72 14 71 24 70C14 75 4 78-2 84C-10 88-22 88-34 85z'),
  ];
  return {
    behind: put(
      across(recipe.at),
      0,
      `<defs>${oak(pen, 'far', 0.3)}${uprightSeed(`${far}s`, `<use href="#${far}"/>`)}${oak(pen, 'mid', 0.14)}${oak(pen, 'near')}</defs>${hills.join('')}`,
    ),
    front:
      put(
        across(recipe.at),
        0,
        [
          fill(tone('#8f6232', -0.3), way),
          put(-0.6, -0.5, fill(tone('#fff1cf', 0.7), way)),
          fill(tone('#5b3d33', -0.5), 'M2 87C14 84.6 34 85.4 50 86.6S60 90 42 90.4S6 90 2 87z', 0.7),
          copy(near, 17, 88, 1.3),
        ].join(''),
      ) + grass(pen, recipe.at - 0.33, 4, 17),
  };
};
