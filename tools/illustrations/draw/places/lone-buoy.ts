/** One bell buoy on calm water in the fog, with rings around it and its image below. */
import { n } from '../frame';
import { fill, stroke } from '../paper';
import type { DrawMotif } from '../pen';
import { put } from '../stamp';

export const loneBuoy: DrawMotif = (pen) => {
  const { id, tone, across, recipe, palette } = pen;
  const x = across(recipe.at);
  const [red, steel, brass] = ['#b8452f', '#7c3a30', '#c79a4a'];
  const buoy = [
    // The cage: far legs, bell, near legs and rings.
    stroke(tone(steel, -0.5, 0.15), 0.9, 'M-6-9L-2.4-33M7-9L2.8-33M-5-17h10.6'),
    fill(tone(brass, -0.35), 'M-4-14.6c1.6-1.2 1.6-3 1.8-5.4c.2-2.8 4.2-2.8 4.4 0c.2 2.4.2 4.2 1.8 5.4z') +
      fill(tone('#f0cf86', 0.4), 'M-4-14.6c1.6-1.2 1.6-3 1.8-5.4c.1-1.4 1-2 1.6-2c-1 2-.4 5.4-1.6 7.4z') +
      stroke(tone('#5c4630', -0.3), 0.8, 'M0-24.6v3M0-14v1.4'),
    stroke(tone(red, -0.15), 1.5, 'M-10-8L-3.4-34M10-8L3.4-34') +
      stroke(tone('#e08a70', 0.4), 0.5, 'M-10.5-8.2L-3.9-34M9.6-8.2L3-34'),
    stroke(tone(red, -0.2), 1.1, 'M-7.6-17.6q7.6 2.2 15.2 0M-5.4-26q5.4 1.6 10.8 0'),
    // The lantern on its deck.
    fill(tone(steel, -0.3), 'M-5.2-34h10.4l-.8 1.8h-8.8z') +
      fill(tone('#fff3cf', 0.8), 'M-2-34v-4.4h4v4.4z') +
      fill(tone(red, -0.1), 'M-2.6-38.2q2.6-3.6 5.2 0z') +
      stroke(tone(steel, -0.3), 0.6, 'M0-40v-3M-2-34v-4.2M2-34v-4.2'),
    // The float: a broad drum with a rubbing band and a lit side.
    fill(tone(red, -0.5), 'M-17-6.4q17 4.4 34 0l-2.4 9q-14.6 4.4-29.2 0z'),
    fill(tone(red, 0.02), 'M-17-6.4q12 3.6 23 3l-2 8.2q-9 0-18.6-2.2z') +
      fill(tone('#d9765c', 0.35), 'M-17-6.4q5 1.6 9 2.2l-.8 8.2q-3-.4-5.8-1.4z'),
    `<ellipse cy="-6.8" rx="17" ry="3.4" fill="${tone('#cf6a52', 0.25)}"/><path d="M-16.4-7.4q8-2.4 16.4-2.4q-6 2.6-7 5.6q-7-.8-9.4-3.2z" fill="${tone('#f0b49c', 0.5)}" opacity=".7"/>`,
  ].join('');
  const rings = [
    [24, 0.85],
    [36, 0.6],
    [52, 0.4],
    [72, 0.24],
  ] as const;
  return {
    behind: put(
      x,
      77,
      [
        `<defs><g id="${id}-b" transform="rotate(4)">${buoy}</g></defs>`,
        // Banks of fog that lie on the far water.
        fill(
          palette.haze,
          'M-150-17q40-5 90-1.6q-40 4-90 1.6zM-70-12q60-4 120 .4q-60 4-120-.4zM-30-20q60-5 120-.6q-60 5-120 .6zM-160-7q30-3 70-.4q-36 3-70 .4z',
          0.75,
        ),
        `<use href="#${id}-b" transform="translate(0 6)scale(1.15 -.42)" opacity=".42"/>`,
        rings
          .map(
            ([half, shown], i) =>
              `<ellipse cx="${i}" cy="${n(2.4 + i * 0.6)}" rx="${half}" ry="${n(half * 0.15)}" fill="none" stroke="${palette.light}" stroke-width="${n(1 - 0.15 * i)}" opacity="${shown}"/>`,
          )
          .join(''),
        `<use href="#${id}-b" transform="scale(1.15)"/>`,
        stroke(palette.light, 0.7, 'M-21 3.6q10 3.4 21 3.4t21-3.4M-14 8.4h9M2 9.6h13M-8 12.4h16', 0.85),
      ].join(''),
    ),
  };
};
