/** A calm cove between steep bluffs, and a small sloop at anchor in it, her sails furled. */

import { fill, stroke } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { grass } from '../plants/bunchgrass';
import { put } from '../stamp';

/** The sloop, its waterline at 0: rigging, mast, the covered sail on its boom, hull. */
function sloop({ tone, id }: Pen): string {
  const white = '#fbf8ee';
  return [
    `<g id="${id}-s">`,
    stroke(tone('#5b6b70', -0.1), 0.3, 'M19-4.6L3-40L-18.4-4.4M3-40L-1-4.4M3-40L6.6-4.4M-.6-24h7.4'),
    fill(tone('#e8e0cc', -0.2), 'M2.4-4v-37h1.4v37z') + fill(tone(white, 0.8), 'M2.4-4v-37h.6v37z'),
    fill(tone('#1f5f86', -0.2), 'M3-8L-14-7.2L-14.4-8.8Q-6-9.6 3-12z') +
      fill(tone('#4b93b8', 0.3), 'M3-10.2Q-6-8.8-14.2-8L-14.4-8.8Q-6-9.6 3-12z'),
    fill(tone(white, -0.25), 'M-8-4.4l1.6-3.2h12.8l3 3.2z') +
      fill(tone('#22485a', -0.2), 'M-4.6-5.2l.6-1.4h3.2v1.4zM.8-5.2v-1.4h3.8l1 1.4z'),
    fill(tone('#d8d4c6', -0.25), 'M-19-4.4l2 5.6h25q7-1.8 11.4-6z'),
    fill(tone(white, 0.7), 'M-19-4.4l1.2 3.4h31.6q3-1.6 5.6-3.8z'),
    fill(tone('#1f5f86', 0), 'M-18.2-2.2l.4 1.2h31.6l1.4-1z') +
      fill(tone('#9c4635', -0.1), 'M-17.3.3l.3.9h25q1.4-.4 2.6-.9z'),
    '</g>',
  ].join('');
}

export const shelteredCove: DrawMotif = (pen) => {
  const { id, tone, across, recipe, palette } = pen;
  const x = across(recipe.at) - 8;
  const [rock, top] = ['#c9a878', '#5f8f58'];
  const boat = `<use href="#${id}-s"`;
  return {
    behind: put(
      x,
      0,
      [
        `<defs>${sloop(pen)}</defs>`,
        // The far arm on the left, below the sun.
        fill(
          tone(rock, -0.1, 0.14),
          'M-190 66V36C-150 36-116 40-98 44C-88 46-82 53-74 56C-66 58-58 60-52 64L-54 66.4z',
        ),
        fill(
          tone(rock, -0.45, 0.14),
          'M-98 44C-98 52-92 58-94 66H-86C-86 58-90 52-92 46zM-124 40C-126 50-118 58-120 66H-108C-110 56-114 48-112 42zM-74 56L-72 66H-66L-69 57.4z',
        ),
        fill(
          tone(rock, 0.5, 0.12),
          'M-92 46C-88 52-84 58-85 66H-79C-80 60-82 55-84 50zM-69 57.4L-65 66H-54L-52 64C-58 60-62 59-69 57.4zM-112 42C-112 50-106 58-107 66H-102C-102 58-104 50-104 43zM-150 38L-142 66H-134L-138 39z',
        ),
        fill(
          tone(top, 0, 0.1),
          'M-190 34C-150 33-116 37.4-98 42.4C-88 45-82 52.4-74 55C-68 57-62 58.6-57 60.6C-68 60.4-76 59.6-82 56C-88 54-90 50-98 49.6C-106 46-114 48.6-122 45C-134 46-146 43-158 44.6C-170 42-180 44-190 43z',
        ),
        fill(
          tone('#9dbb74', 0.4, 0.1),
          'M-190 34C-150 33-116 37.4-98 42.4C-92 44-86 48.6-80 52.4C-90 49-96 45.6-106 43.8C-130 40-160 38-190 38z',
        ),
        fill(
          tone('#f3e3bd', 0.4, 0.1),
          'M-190 65C-140 64-100 66-54 65.6C-50 65.8-50 66.6-54 67C-100 68-150 67.4-190 68z',
        ),
        // The near arm on the right: a lit face, clefts in shade, a green crown.
        fill(tone(rock, -0.05), 'M2 70C5 66 8 64 10 58C12 50 18 46 24 41C34 35 60 32 110 30V74H6z'),
        fill(
          tone(rock, -0.45),
          'M24 44C24 54 30 58 28 70H37C38 60 34 52 36 42zM48 40C46 50 54 58 52 72H64C62 60 60 50 62 38zM80 38L84 72H110V36zM12 56C13 62 11 66 14 71H19C17 64 18 58 16 51z',
        ),
        fill(
          tone(rock, 0.55),
          'M2 70C5 66 8 64 10 58C12 62 9 66 11 70zM19 50C19 58 22 64 21 70H25C26 60 22 52 22.6 46zM40 44C39 54 43 62 42 70H47C46 58 46 50 45.4 42z',
        ),
        fill(
          tone(top, -0.1),
          'M15 50C18 46 20 43.6 24 40.4C34 33.6 60 30 110 27V40C98 38 92 42 84 39C76 43 70 39 62 41C54 43 48 40 42 44C36 42 32 47 26 45C22 46 20 50 15 50z',
        ),
        fill(tone('#8fb269', 0.35), 'M24 40.4C34 33.6 60 30 110 27V30.6C70 32 40 36 24 42.4z'),
        fill(tone('#f3e3bd', 0.4), 'M-4 72.4C4 69.6 20 69 40 70.4S80 71 110 70V75C80 76 40 75 20 73.6S2 73-4 72.4z'),
        stroke(tone('#ffffff', 0.6), 0.8, 'M-6 73.2C6 71.8 16 74.6 28 74.8S60 76.4 110 75.6', 0.85),
        // The sloop upside down in the still water, then the sloop.
        `<g opacity=".35">${boat} transform="translate(-16 80.6) scale(1.1 -.42)"/></g>`,
        stroke(palette.light, 0.3, 'M3.4 73.4L14 82'),
        `${boat} transform="translate(-16 78.6) scale(1.1)"/>`,
        stroke(palette.light, 0.6, 'M-46 81h16M-26 83h24M4 81.4h14M-36 85.4h18M-60 78h12M-10 87h20M12 85.6h10', 0.75),
      ].join(''),
    ),
    front: grass(pen, recipe.at - 0.34, 4, 14),
  };
};
