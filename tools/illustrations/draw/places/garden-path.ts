/** Stepping stones through a garden of native flowers: lupine, yarrow and sage, with a low wall of field stones. */
import { n } from '../frame';
import { below, fill, stroke, trail } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { copy, put, type Sprout, sow } from '../stamp';
import { flowers } from './garden-flowers';
import { oak } from './oak';

/** A dry wall from one place to another: courses of rounded field stones of three colors. */
function wall({ tone, rng }: Pen, from: number, to: number, foot: (x: number) => number): string {
  const colors = ['#a9a391', '#8f978f', '#bca98a'];
  const laid = colors.map(() => [''] as string[]);
  for (const course of [0, 1, 2]) {
    for (let x = from + course * 1.1; x < to - 2; ) {
      const wide = Math.min(between(rng, 3.4, 6.4), to - x);
      const y = foot(x + wide / 2) - course * 2.9;
      laid[Math.floor(rng() * 3)]?.push(`M${n(x + 1.5)} ${n(y - 1.4)}h${n(wide - 2.9)}`);
      x += wide;
    }
  }
  const bed = `M${from} ${n(foot(from) - 8.4)}L${to} ${n(foot(to) - 8.4)}V${n(foot(to))}L${from} ${n(foot(from))}z`;
  return (
    fill(tone('#4b574f', -0.5), bed) +
    laid.map((some, i) => stroke(tone(colors[i] ?? '', 0.15), 2.5, some.join(''))).join('')
  );
}

export const gardenPath: DrawMotif = (pen) => {
  const { id, tone, across, recipe, rng } = pen;
  const x = across(recipe.at) - 6;
  const steps = [
    [-30, 96.6, 9],
    [-12, 91.4, 7.4],
    [3, 86.8, 6],
    [11, 82.4, 4.9],
    [9, 78.4, 4],
    [2, 75, 3.2],
    [-5, 72.2, 2.6],
    [-6, 69.6, 2.1],
    [0, 67.3, 1.7],
    [8, 65.2, 1.4],
    [13, 63, 1.1],
  ] as const;
  const laid = (color: string, dx: number, dy: number, size = 1) =>
    fill(color, steps.map(([sx, y, half]) => oval(sx + dx * half, y + dy * half, half * size)).join(''));
  const stones =
    laid(tone('#5a6a58', -0.45), 0.08, 0.14) +
    laid(tone('#d8d0b8', 0.15), 0, 0) +
    laid(tone('#f6efd9', 0.6), -0.2, -0.06, 0.6);
  const bed = (count: number, fromX: number, toX: number, fromY: number, toY: number, size: number) =>
    Array.from({ length: count }, (_, i): Sprout => {
      const share = (i + between(rng, 0.1, 0.9)) / count;
      const kind = ['lupine', 'yarrow', 'lupine', 'sage', 'yarrow'][Math.floor(rng() * 5)];
      return {
        id: `${id}-${kind}`,
        x: between(rng, fromX, toX),
        y: fromY + (toY - fromY) * share,
        // Far and near ones; what differs less looks alike.
        size: size * (share < 0.5 ? 0.7 : 0.9),
      };
    });
  return {
    behind: put(
      x,
      0,
      `<defs>${flowers(pen)}${oak(pen, 'oak', 0.12)}</defs>` +
        fill(tone('#8fae6e', 0.15, 0.4), below('-190 57, -120 58, -60 60, 0 61, 40 55, 120 48')) +
        fill(tone('#7fa562', 0.15, 0.15), below('-190 72, -120 69, -60 66, 0 63, 30 61, 120 60')) +
        copy(`${id}-oak`, 32, 66, 0.9),
    ),
    front: put(
      x,
      0,
      wall(pen, -170, -12, (at) => 72 + 0.05 * -(at + 12)) +
        wall(pen, 8, 100, (at) => 72 + 0.05 * (at - 8)) +
        fill(tone('#5f8f52', -0.1), below('-190 80, -100 76, -40 72.6, -12 71, 8 71, 50 73, 120 76')) +
        fill(
          tone('#7dab62', 0.2),
          trail('-190 82 1, -110 79 7, -60 76.4 6, -20 74 1', 0.3) + trail('24 75 1, 44 77 5, 90 79 7, 120 80 3', 0.3),
        ) +
        fill(
          tone('#3f7048', -0.25),
          trail('-190 96 6, -120 94 9, -70 91 7, -40 89 1', 0.3) + trail('20 91 1, 50 93 7, 100 95 10', 0.3),
          0.8,
        ) +
        fill(
          tone('#a9b77a', 0.2),
          trail('-44 106 20, -22 94 14, 3 87 9.6, 13 82 7.4, 8 77.4 5.6, -5 72.4 4.2, -5 69 3.2, 8 65 2, 14 62 1.2'),
        ) +
        stones +
        sow([
          ...bed(18, -120, -20, 76, 88, 0.72),
          ...bed(12, 21, 50, 76, 89, 0.72),
          ...bed(3, -150, -110, 78, 90, 0.72),
          ...bed(6, 50, 90, 78, 100, 1),
          ...bed(6, 4, 46, 94, 104, 1.25),
          ...bed(9, -112, -50, 92, 104, 1.25),
        ]),
    ),
  };
};

/** A stepping stone as it lies, seen from a standing height. */
function oval(x: number, y: number, half: number): string {
  const high = half * 0.36;
  return `M${n(x - half)} ${n(y)}c0-${n(high * 1.2)} ${n(half * 0.5)}-${n(high * 1.1)} ${n(half * 1.1)}-${n(high)}s${n(half)} ${n(high * 0.3)} ${n(half * 0.9)} ${n(high)}-${n(half * 0.6)} ${n(high)}-${n(half * 1.1)} ${n(high)}-${n(half * 0.9)}-${n(high * 0.2)}-${n(half * 0.9)}-${n(high)}z`;
}
