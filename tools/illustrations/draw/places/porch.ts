/** A small white California bungalow with a porch and warm windows, on a hill under an oak. */

import { below, fill, stroke, trail } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { grass } from '../plants/bunchgrass';
import { seeded } from '../rng';
import { copy, put, strew, uprightSeed } from '../stamp';
import { oak } from './oak';
import { leafy } from './scallops';

/** The house, its front step at 0, 0: about 54 wide and 30 high. */
function house({ tone }: Pen): string {
  const [white, roof, warm] = ['#faf6ea', '#74584a', '#ffd27a'];
  const wall = tone(white, 0.4);
  const light = tone('#fffdf6', 1);
  const shade = tone(white, -0.3);
  const window = (x: number, y: number, wide: number, high: number) =>
    fill(light, `M${x - 0.8} ${y - 0.8}h${wide + 1.6}v${high + 1.6}h${-wide - 1.6}z`) +
    fill(warm, `M${x} ${y}h${wide}v${high}h${-wide}z`) +
    stroke(tone('#8a6a4c', -0.1), 0.5, `M${x + wide / 2} ${y}v${high}M${x} ${y + high * 0.42}h${wide}`);
  return [
    // The long roof and the wall below it.
    fill(wall, 'M-24-2v-13h48v13z') + fill(shade, 'M-24-15h48v2.6h-48z'),
    fill(tone(roof, -0.25), 'M-28-14.4L-20-25.4H20.6L28-14.4z') +
      fill(tone(roof, 0.25), 'M-28-14.4L-20-25.4H-4L-14-14.4z'),
    fill(tone('#8d5a48', -0.3), 'M14-24v-6.4h4.6v6.4z') + fill(tone('#c07c5f', 0.15), 'M14-24v-6.4h1.8v6.4z'),
    window(11, -11.4, 8, 6.4),
    // The porch: its shaded depth, the door, a window, then gable, posts, rail and steps.
    fill(shade, 'M-20-2v-12h26v12z') +
      window(-17, -11, 7.4, 6.4) +
      fill(tone('#2f5d66', -0.1), 'M-5.4-2v-9.6h5v9.6z') +
      fill(warm, 'M-4.4-10.6h3v2.6h-3z'),
    fill(wall, 'M-20-13.6L-7-22.6L6-13.6z') + fill(light, 'M-20-13.6L-7-22.6L-9-13.6z'),
    fill(warm, 'M-8.6-15v-2.4h3.2v2.4z'),
    stroke(tone(roof, -0.3), 1.5, 'M-22.4-13.2L-7-23.8L8.4-13.2') +
      stroke(tone('#f3d9a6', 0.5), 0.5, 'M-22.6-13.8L-7-24.6'),
    fill(light, 'M-22.4-13.6h30.8v1.6h-30.8z'),
    ['M-20.4-12h2.4v10.4h-2.4z', 'M-9.6-12h2v10.4h-2z', 'M1-12h2v10.4h-2z', 'M4.4-12h2.4v10.4h-2.4z']
      .map((d) => fill(light, d))
      .join(''),
    stroke(light, 0.6, 'M-18-6.2h8.4M-18-3h8.4M-16.4-6v3M-14.8-6v3M-13.2-6v3M-11.6-6v3'),
    fill(tone('#a99c86', -0.2), 'M-24-2h48v3h-48z') +
      fill(tone('#cbbd9f', 0.2), 'M-8.6-1h10.4v1.6h-10.4z') +
      fill(tone('#dccfb0', 0.3), 'M-9.6 .6h12.4v1.7h-12.4z'),
  ].join('');
}

export const porch: DrawMotif = (pen) => {
  const { id, tone, across, recipe } = pen;
  const x = across(recipe.at) - 6;
  /** Bushes of one color by the house, from their middles and sizes. */
  const bushes = (name: string, color: string, places: string) =>
    `<defs>${uprightSeed(name, fill(color, leafy(seeded(recipe.seed), 9, 6, 12)))}</defs>${strew(name, places)}`;
  return {
    behind: put(
      x,
      0,
      `<defs>${oak(pen, 'oak')}</defs>` +
        fill(tone('#e0a850', 0.15), below('-190 92, -120 91, -70 88, -36 82, -10 80, 30 79.6, 120 86')) +
        fill(tone('#f0c878', 0.4), below('-190 92, -120 91, -70 88, -36 82, -10 80, -34 84.6, -80 92, -190 95', 95)) +
        copy(`${id}-oak`, 18, 80, 1.62) +
        put(-4, 80.4, house(pen), 1.15) +
        bushes(`${id}-b`, tone('#3f6440', -0.5), '-30 80.6 0.5, 24 81 0.56, 16 82 0.36, -22 82 0.34') +
        bushes(`${id}-c`, tone('#7f9a58', 0.15), '-31 79.8 0.3, 23 80 0.32, 15.4 81.6 0.2'),
    ),
    front:
      put(x, 0, fill(tone('#f3dfb2', 0.4), trail('-56 106 12, -42 96 8, -22 90.6 5.4, -9 87 4.2, -8 83 3.6'))) +
      grass(pen, recipe.at - 0.32, 4, 16),
  };
};
