/** Native flowers of a garden, seen from some way off: lupine, yarrow and hummingbird sage. */
import { n } from '../frame';
import { fanned } from '../outline';
import { fill, stroke } from '../paper';
import type { Pen } from '../pen';
import { between } from '../rng';
import { uprightSeed } from '../stamp';

/** Seeds of the three, named `lupine`, `yarrow` and `sage`: about 20 high, the root at 0, 0. */
export function flowers({ tone, id, rng }: Pen): string {
  const [stem, leaf] = [tone('#4f7d4a', -0.2), tone('#6f9d62', 0.1)];
  const whorls = Array.from({ length: 6 }, (_, i) => {
    const [y, half] = [-9 - 2.1 * i, 2 - 0.26 * i];
    return `M${n(-half)} ${n(y)}q${n(half)}-2.4 ${n(2 * half)} 0q${n(-half)} 1.6 ${n(-2 * half)} 0z`;
  }).join('');
  const leaves = fanned('M0-1Q1.2-4 0-7.4Q-1.2-4 0-1', [-70, -35, 0, 35, 70]);
  const umbels = Array.from(
    { length: 9 },
    (_, i) => `M${n(-4 + i)} ${n(-15 + 0.1 * (i - 4) ** 2 - between(rng, 0, 0.7))}h0`,
  ).join('');
  const sage = [0, 1, 2].map((i) => `M0 ${n(-9 - 4 * i)}h0M-1 ${n(-9.6 - 4 * i)}h0M1 ${n(-9.6 - 4 * i)}h0`).join('');
  return [
    uprightSeed(
      `${id}-lupine`,
      `${stroke(stem, 0.6, 'M0 0q.6-10 0-20')}${fill(leaf, leaves)}${fill(tone('#6a58b0', -0.05), whorls)}<path d="${whorls}" fill="${tone('#a99bdc', 0.35)}" transform="translate(-.5 -.5)scale(.6 .98)"/>`,
    ),
    uprightSeed(
      `${id}-yarrow`,
      `${stroke(stem, 0.5, 'M0 0q-.6-8 0-14M0-10l-3 -4M0-10l3-4')}${stroke(leaf, 0.9, 'M0-1q-2-2-4-2.4M0-2q2-2 4-2.4M0-4q-1.6-2-3.4-2.4M0-5q1.6-2 3-2.4')}${stroke(tone('#d9d3b8', -0.1), 1.9, umbels)}<g transform="translate(-.2 -.5)">${stroke(tone('#fffbea', 0.8), 1.3, umbels)}</g>`,
    ),
    uprightSeed(
      `${id}-sage`,
      `${stroke(stem, 0.5, 'M0 0q.5-9 0-19')}${fill(leaf, 'M0-1q-4-1-5-4q4 0 5 4q4-1 5-4q-4 0-5 4M0-4q-3-1-4-3.4q3.4 0 4 3.4q3-1 4-3.4q-3.4 0-4 3.4')}${stroke(tone('#c2527e', 0), 2, sage)}${stroke(tone('#eb9fbb', 0.4), 0.8, sage)}`,
    ),
  ].join('');
}
