/** A small fishing harbor in the morning: two boats at a jetty, masts behind them, their reflections in still water. */
import { n } from '../frame';
import { fill, stroke } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { grass } from '../plants/bunchgrass';
import { copy, put, sow, uprightSeed } from '../stamp';

/** A troller, its waterline at 0: hull, wheelhouse, mast, and the long poles that carry its lines. */
function boat({ tone, id }: Pen, name: string, stripe: string): string {
  const [white, gray] = ['#f6f3ea', '#6d7f86'];
  return [
    `<g id="${id}-${name}">`,
    stroke(tone(gray, -0.3), 0.35, 'M-6-9L-22-33M-4-9L12-33M-5-37.6L-22-33M-5-37.6L12-33M-5-37.6L20-9.4M-5-37.6L-22-8'),
    stroke(tone('#7c6750', -0.3), 1.1, 'M-5-7v-31M-5-11L13-17'),
    fill(tone(white, -0.3), 'M-2-7v-8.6h11.6l1.6 8.6z') + fill(tone(white, 0.5), 'M-2-7v-8.6h4.4v8.6z'),
    fill(tone(stripe, -0.2), 'M-3-15.4h13.6l-.8-1.8H-2.4z'),
    fill(tone('#2d4a55', -0.2), 'M-.9-10.6v-3h2.4v3zM3.4-10.6v-3h2.2v3zM6.6-10.6v-3h2l.6 3z'),
    fill(tone('#d9d5c6', -0.2), 'M-23-6.4q2 7.4 4 8.4h33c4-2 7-6 8-11.4q-8 3.4-17 3.6z'),
    fill(tone(white, 0.5), 'M-23-6.4q.8 2.8 1.6 4.6h39.6q2.6-3.6 3.8-7.6q-8 3.4-17 3.6z'),
    fill(tone(stripe, 0), 'M-22.4-4.6l.5 1.5h41.2l.9-1.9q-6 1.6-14 1.8z'),
    fill(tone('#8b4436', -0.2), 'M-20.4.2q.7 1.5 1.4 1.8h33q1.3-.7 2.4-1.8z'),
    stroke(tone(gray, -0.2), 0.4, 'M-22-6.6v-3.6h14v3.8M-15-6.4v-3.8'),
    fill(tone('#d97a3f', 0.2), 'M-13-6.4h4.4v-2h-4.4z'),
    '</g>',
  ].join('');
}

/** The same boats as they look far off, 10 wide, one to the left and one to the right, with their likeness below. */
function farBoats({ tone, id }: Pen): string {
  const white = '#f6f3ea';
  const upright = [
    stroke(tone('#7c6750', -0.3), 0.25, 'M-1.1-1.5V-8.4M-1.1-8.4L-5-1.7M-1.1-8.4L4.4-2'),
    fill(tone(white, -0.1), 'M-.5-1.5V-3.9H2.2L2.6-1.5z'),
    fill(tone(white, 0.5), 'M-5.2-1.6Q-4.8 .2-4.2 .5H3.4Q4.6-.4 5-2.2Q3-1.4 1-1.4z'),
  ].join('');
  const both = (way: number, stripe: string) => {
    const drawn = upright + fill(tone(stripe, -0.2), 'M-.7-3.5H2.4L2.2-4.1H-.6zM-5.1-1.1L-5-.7H4.4L4.7-1.2Q3-.8 1-.8z');
    const low = `<g opacity=".34" transform="matrix(${way} 0 0 -.5 0 .8)">${drawn}</g>`;
    return `${low}<g transform="scale(${way} 1)">${drawn}</g>`;
  };
  return uprightSeed(`${id}-far0`, both(1, '#3f7a58')) + uprightSeed(`${id}-far1`, both(-1, '#2f6f8f'));
}

export const harbor: DrawMotif = (pen) => {
  const { id, tone, across, recipe, palette } = pen;
  const x = across(recipe.at);
  const [wood, deep] = [tone('#8a6f55', -0.35), tone('#4a3d36', -0.6)];
  /** A boat and below it the same boat in the water, paler and pressed flat. */
  const afloat = (name: string, at: number, y: number, wide: number) =>
    `<use href="#${id}-${name}" transform="translate(${at} ${n(y + 3.4 * Math.abs(wide))})scale(${wide} ${n(-0.5 * Math.abs(wide))})" opacity=".34"/>` +
    copy(`${id}-${name}`, at, y, wide);
  const piles = Array.from({ length: 8 }, (_, i) => [45 - i * 13.4, 82.4 - i * 0.85] as const);
  const bollards = [-46, -19, 14];
  const ripples = 'M-40 76h12M-60 80.4h14M-22 83.4h20M-74 73.4h12M-34 71.4h9M-86 84h16M-58 69h8M-44 86h18M8 84.6h10';
  // Boats that lie farther off, along the shore.
  const moored = [
    [-84, 63.4],
    [-71, 62.8],
    [14, 63.6],
    [25, 63.2],
    [35, 63.8],
    [52, 63.4],
  ] as const;
  return {
    behind: put(
      x,
      0,
      [
        `<defs>${boat(pen, 'a', '#2f6f8f')}${boat(pen, 'b', '#3f7a58')}${farBoats(pen)}</defs>`,
        `<g opacity=".7">${sow(moored.map(([at, y], i) => ({ id: `${id}-far${i % 2}`, x: at, y, size: 1 })))}</g>`,
        afloat('b', -45, 69.6, -0.64),
        afloat('a', -5, 75.4, 1.18),
        stroke(palette.light, 0.6, ripples, 0.85),
        // The jetty: piles, the deck's edge, the deck with its gaps, two bollards.
        fill(deep, piles.map(([px, y]) => `M${n(px - 1)} ${n(y + 14)}v-17h2v17z`).join('')),
        stroke(tone('#c9a982', 0.4), 0.5, piles.map(([px, y]) => `M${n(px - 0.7)} ${n(y + 12)}v-14`).join('')),
        fill(deep, 'M100 84.6L-55 76.8v1.8L100 88z'),
        fill(wood, 'M100 81.6L-51 75L-55 76.8L100 85z'),
        stroke(
          deep,
          0.3,
          Array.from(
            { length: 30 },
            (_, i) => `M${n(-48 + i * 5)} ${n(75.2 + i * 0.22)}l-3.6 ${n(1.8 + i * 0.05)}`,
          ).join(''),
          0.7,
        ),
        stroke(tone('#f0d3a6', 0.5), 0.5, 'M100 81.5L-51 74.9'),
        fill(deep, bollards.map((at) => `M${at} ${n(77 + 0.045 * (at + 50))}v-3.6h2.2v3.6z`).join('')),
        stroke(
          tone('#e8c79b', 0.3),
          0.4,
          bollards.map((at) => `M${n(at + 0.4)} ${n(76.4 + 0.045 * (at + 50))}v-2.6`).join(''),
        ),
      ].join(''),
    ),
    front: grass(pen, recipe.at - 0.36, 4, 15),
  };
};
