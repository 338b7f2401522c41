/** What is green among redwoods: sword ferns, and the boughs that hang into the light. */
import { n } from '../frame';
import { rows } from '../paper';
import type { Pen } from '../pen';
import { mirrored, type Sprout, seed, sow, uprightSeed } from '../stamp';

/** A frond that arches to the right from 0, 0: soft leaflets on both sides of its rib, shorter towards the tip. */
function frond(long: number): string {
  const spot = (t: number) => [long * (0.2 * t + 0.75 * t * t), -long * (1.35 * t - 0.85 * t * t)] as const;
  const count = 10;
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.7) / count;
    const [x, y] = spot(t);
    const [toX, toY] = spot(t + 0.08);
    const angle = Math.atan2(toY - y, toX - x);
    const size = long * 0.3 * Math.sin(Math.PI * (0.16 + 0.82 * t)) ** 0.9;
    const leaflet = (turn: number) => {
      const [dx, dy] = [size * Math.cos(angle + turn), size * Math.sin(angle + turn)];
      // Bowed on both edges, so that the leaflet is round and soft.
      const bow = 0.26 * Math.sign(turn);
      return `M${n(x)} ${n(y)}q${n(dx * 0.55 - dy * bow)} ${n(dy * 0.55 + dx * bow)} ${n(dx)} ${n(dy)}q${n(-dx * 0.5 + dy * bow)} ${n(-dy * 0.5 - dx * bow)} ${n(-dx)} ${n(-dy)}z`;
    };
    return leaflet(-1.05) + leaflet(1.05);
  }).join('');
}

/** Branchlets of a redwood bough that hangs to the right from 0, 0: each one soft sheet of foliage. */
const bough = rows(
  '0 0 40, 2 0.2 -22, 2.6 0.3 52, 5 0.9 -16, 5.2 0.9 60, 7.6 1.8 66, 8 1.9 -8, 10 2.9 72, 10.6 3 2, 12.4 4 76, 13 4.3 12, 14.6 5.4 82, 15 5.8 24, 16.6 7.2 88, 17 7.6 38, 18 9 92, 18.4 9.6 58',
);

/** Two ferns' fronds, to the right and to the left, and the fern, for `<defs>`. */
export function ferns({ id, tone }: Pen): string {
  const leaf = frond(13);
  const rib = 'M0 1Q4.6-9.6 12-6.4';
  const both = (name: string, color: string, ribbed: string) => {
    const drawn = `<path d="${leaf}" fill="${color}"/><path d="${rib}" fill="none" stroke="${ribbed}" stroke-width=".45"/>`;
    return seed(`${id}-${name}1`, drawn) + seed(`${id}-${name}-1`, mirrored(drawn));
  };
  const fronds = [
    ['a', -58, 0.85, 1],
    ['a', -34, 1, -1],
    ['a', -8, 1, -1],
    ['a', 6, 0.85, 1],
    ['b', -28, 1, 1],
    ['b', -60, 1, -1],
    ['b', -6, 0.85, -1],
    ['b', -44, 1, 1],
  ] as const;
  const fern = fronds.map(
    ([kind, turn, size, way]): Sprout => ({ id: `${id}-${kind}${way}`, x: 0, y: 0, turn: turn * way, size }),
  );
  return [
    both('a', tone('#2c5a3a', -0.25), tone('#1c4030', -0.5)),
    both('b', tone('#6f9a4c', 0.3), tone('#b9cf86', 0.5)),
    uprightSeed(`${id}-fern`, sow(fern)),
  ].join('');
}

/** A bough of one color, to be set down with `copy` by its name. */
export function boughOf({ tone }: Pen, name: string, color: string): string {
  const leaf = `<path d="M0 0C1.2-1.2 5-1.1 7.4 0C5 1 1.2 1 0 0z" fill="${color}"/>`;
  const sprays = bough.map(([x, y, turn]): Sprout => ({ id: `${name}l`, x, y, turn, size: 1 }));
  return `${seed(`${name}l`, leaf)}<g id="${name}">${sow(sprays)}<path d="M-2-.5Q12 0 19 11Q11 2-2 .5z" fill="${tone('#4a382e', -0.3)}"/></g>`;
}
