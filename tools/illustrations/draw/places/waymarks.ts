/** Waymarks along a trail that climbs into the fog: stone cairns, and posts with a painted band. */
import { n } from '../frame';
import { below, fill, trail } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { grass } from '../plants/bunchgrass';
import { put } from '../stamp';

/** Flat stones from the ground up: middle, height of the middle, half the width, half the thickness. */
const stones = [
  [-5.6, 2.4, 6.4, 2.8],
  [5.4, 2.6, 6.6, 3],
  [-0.4, 7.2, 8.6, 2.7],
  [0.8, 12, 7, 2.5],
  [-0.8, 16.3, 5.6, 2.2],
  [0.7, 20.2, 4.3, 2],
  [-0.2, 23.8, 3, 1.8],
  [0.3, 26.8, 1.9, 1.3],
] as const;

/** A stone: rounded, longer than thick, flatter below. */
const stone = (x: number, y: number, half: number, thick: number): string =>
  `M${n(x - half)} ${n(0.2 * thick - y)}c0${n(-thick).replace(/^(?!-)/, ' ')} ${n(half * 0.5)} ${n(-1.25 * thick)} ${n(half * 0.95)} ${n(-1.2 * thick)}s${n(half * 1.05)} ${n(0.4 * thick)} ${n(half * 1.05)} ${n(1.3 * thick)}-${n(half * 0.4)} ${n(0.8 * thick)}-${n(half)} ${n(0.8 * thick)}-${n(half)}-${n(0.1 * thick)}-${n(half)}-${n(0.9 * thick)}z`;

function cairn({ tone }: Pen, x: number, y: number, scale: number, far: number): string {
  const pile = stones.map(([sx, sy, half, thick], i) => {
    const gray = i % 3 === 0 ? '#8d9a92' : i % 3 === 1 ? '#a39a86' : '#7c8c8a';
    return (
      fill(tone(gray, -0.55, far), stone(sx, sy, half, thick)) +
      fill(tone(gray, 0, far), stone(sx - 0.12 * half, sy + 0.16 * thick, half * 0.86, thick * 0.8)) +
      fill(tone(gray, 0.55, far), stone(sx - 0.26 * half, sy + 0.42 * thick, half * 0.56, thick * 0.42))
    );
  });
  return put(x, y, pile.join(''), scale);
}

function post({ tone }: Pen, x: number, y: number, scale: number, far: number): string {
  const wood = '#a08463';
  return put(
    x,
    y,
    [
      fill(tone(wood, -0.55, far), 'M-2 1v-29l2-2 2 2v29z'),
      fill(tone(wood, 0.1, far), 'M-2 1v-29l2-2v31z'),
      fill(tone(wood, 0.5, far), 'M-2 1v-29l.9-.9v29.9z'),
      fill(tone('#2f6f8f', -0.35, far), 'M-2-24.5h4v4.6h-4z'),
      fill(tone('#3f8fb0', 0.25, far), 'M-2-24.5h2v4.6h-2z'),
    ].join(''),
    scale,
  );
}

export const waymarks: DrawMotif = (pen) => {
  const { tone, across, recipe } = pen;
  const x = across(recipe.at);
  const path = (points: string, far: number) => fill(tone('#eee3c6', 0.4, far), trail(points));
  return {
    behind: put(
      x,
      0,
      fill(tone('#5f8a72', 0, 0.62), below('-190 58, -120 60, -60 63.6, -20 61, 20 51, 60 44, 120 40')) +
        path('-8 66 1.1, 10 60 0.8, 4 56.6 0.6, 18 52 0.4', 0.55) +
        post(pen, 17, 53, 0.22, 0.66) +
        cairn(pen, 7, 57, 0.28, 0.62) +
        fill(tone('#5f8a72', 0, 0.36), below('-190 78, -120 76, -70 78, -30 70, 0 63.6, 40 66, 120 60')) +
        cairn(pen, -22, 72, 0.42, 0.42) +
        post(pen, 3, 65.8, 0.42, 0.5) +
        post(pen, 30, 77, 0.7, 0.26),
    ),
    front:
      put(
        x,
        0,
        fill(tone('#4d7a63', -0.15, 0.06), below('-190 90, -120 88, -70 85, -30 81, 0 80, 40 84, 120 86')) +
          path(
            '-84 107 14, -60 96 9.4, -42 88.6 6.4, -30 83.4 4.4, -18 79.8 3.2, -4 77 2.3, 6 73 1.7, -8 68.6 1.2, -4 64.6 0.8',
            0.12,
          ) +
          cairn(pen, -46, 83.6, 0.62, 0.14) +
          post(pen, -9, 88.6, 1.04, 0.06) +
          cairn(pen, 15, 92.4, 1.28, 0),
      ) + grass(pen, recipe.at + 0.1, 3, 14),
  };
};
