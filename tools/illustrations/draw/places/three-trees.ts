/** Three oaks of different sizes whose crowns have grown into one, on a hill of golden grass. */

import { below, fill } from '../paper';
import type { DrawMotif } from '../pen';
import { grass } from '../plants/bunchgrass';
import { copy, put } from '../stamp';
import { oak } from './oak';

export const threeTrees: DrawMotif = (pen) => {
  const { id, tone, across, recipe } = pen;
  const tree = `${id}-oak`;
  return {
    behind: put(
      across(recipe.at),
      0,
      [
        `<defs>${oak(pen, 'oak')}</defs>`,
        fill(tone('#dba24c', 0.05), below('-190 96, -120 92, -74 87, -34 81, -4 79, 30 81, 110 90')),
        fill(
          tone('#f4cf85', 0.5),
          'M-190 96C-150 95-110 90-74 87C-50 84-30 79-4 79C8 79 18 79.6 26 80.4C0 80-24 84-44 87C-80 92-130 97-190 100z',
        ),
        // Their shadow lies on the slope, away from the sun.
        fill(
          tone('#8a6138', -0.35),
          'M-36 84.6C-24 82.6 16 81 44 83C60 84.6 62 88 44 89.4C16 90.6-22 88-36 84.6z',
          0.75,
        ),
        copy(tree, 17, 84.4, -0.84),
        copy(tree, -39, 84.8, 1.04),
        copy(tree, -11, 84.4, 1.46),
      ].join(''),
    ),
    front: grass(pen, recipe.at - 0.24, 5, 17),
  };
};
