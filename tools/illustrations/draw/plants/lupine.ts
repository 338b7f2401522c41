/** Lupine: tall violet-blue spikes of pea flowers over leaves spread like hands. */
import { enlarged } from '../enlarge';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { mirrored, type Sprout, seed, sow } from '../stamp';
import { planted, stalk } from './stalk';

/** The sizes of flower and leaf on the plant beside those that they are drawn in. */
const petal = 0.135;
const palm = 0.185;

/** The pea flower, 60 long, in three lights, and the leaf like a hand, 100 wide, in two. */
function parts({ tone, id }: Pen): string {
  const flower = (lit: number) =>
    [
      `<path fill="${tone('#7a30ff', lit)}" d="M0 0C-16-4-26-16-22-34-12-34-2-26 2-12Z"/>`,
      `<path fill="${tone('#a070ff', lit + 0.1)}" d="M0 0C-14-12-14-38-2-52 10-56 22-46 20-34 18-16 10-4 0 0"/>`,
      `<path fill="${tone('#e4c8ff', lit + 0.2)}" d="M-4-20C-8-32-4-46 2-49 10-50 14-46 16-42 6-42-2-34-4-20"/>`,
    ].join('');
  const finger = (level: number, lit: number) =>
    seed(
      `${id}-n${level}`,
      enlarged(
        `<path fill="${tone('#3fae78', lit)}" d="M0 0C-3-14-14-34-9-48-6-57 6-57 9-48 14-34 3-14 0 0"/><path fill="${tone('#8ae6ac', lit + 0.1)}" d="M0 0C-3-14-14-34-9-48-7-54-3-55 0-54-3-36-2-16 0 0"/>`,
        palm,
        0.01,
      ),
    );
  const hand = (level: number, lit: number) => {
    const fingers = [-144, 144, -108, 108, -72, 72, -36, 36, 0].map(
      (turn): Sprout => ({ id: `${id}-n${level}`, x: 0, y: 0, turn, size: Math.abs(turn) > 90 ? 0.8 : 1 }),
    );
    return finger(level, lit) + seed(`${id}-l${level}`, sow(fingers));
  };
  return [
    // Flowers on the right, in shade, look the other way.
    seed(`${id}-f0`, mirrored(enlarged(flower(0.05), petal, 0.01))),
    seed(`${id}-f1`, enlarged(flower(0.2), petal, 0.01)),
    seed(`${id}-f2`, enlarged(flower(0.36), petal, 0.01)),
    hand(0, -0.05),
    hand(1, 0.22),
  ].join('');
}

/** The spike, 42 high on 0, 0: whorls from the widest at the foot to the buds at the tip. */
function spike({ rng, tone, id }: Pen): string {
  const count = 10;
  const whorls = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const y = -5.2 * i + 0.18 * i * i;
    const wide = 3.4 * (1 - t) ** 0.6 + 0.2;
    const size = 1 - 0.66 * t;
    // The outer flowers first: those in the middle stand before them.
    const set = t > 0.85 ? [-0.5, 0.5, 0] : [-1, 1, -0.6, 0.6, 0];
    return set.map((side): Sprout => {
      const level = side < -0.3 ? 2 : side > 0.3 ? 0 : 1;
      const turn = side * 84 * (1 - 0.45 * t) + between(rng, -6, 6);
      return { id: `${id}-f${level}`, x: side * wide * 0.5, y: y + Math.abs(side), turn, size };
    });
  });
  return seed(
    `${id}-s`,
    `<path fill="none" stroke="${tone('#7a9a8a', 0.1)}" stroke-width=".8" d="M0 3V-30"/>${sow(whorls.flat())}`,
  );
}

/** Where the spikes start above the root, the farthest first, and their sizes. */
const stems = [
  { x: -22, y: -18, size: 0.62 },
  { x: 18, y: -21, size: 0.8 },
  { x: -12, y: -23, size: 0.9 },
  { x: 3, y: -26, size: 1.06 },
] as const;

/** The leaves, the farthest first. */
const hands = [
  { x: -26, y: -13, turn: -38, size: 0.17, level: 0 },
  { x: 26, y: -13, turn: 36, size: 0.17, level: 0 },
  { x: -4, y: -22, turn: -8, size: 0.17, level: 0 },
  { x: 12, y: -21, turn: 18, size: 0.17, level: 0 },
  { x: -17, y: -9, turn: -26, size: 0.19, level: 1 },
  { x: 17, y: -8, turn: 28, size: 0.18, level: 0 },
  { x: -5, y: -12, turn: -8, size: 0.2, level: 1 },
  { x: 7, y: -9, turn: 10, size: 0.19, level: 1 },
] as const;

/** Smaller plants along the bank: how far each one stands from the large one, and its size. */
const others = [
  [-0.21, 0.3],
  [-0.27, 0.22],
  [-0.5, 0.26],
  [-0.63, 0.34],
  [0.24, 0.36],
] as const;

export const lupine: DrawMotif = (pen) => {
  const { tone, id } = pen;
  const stalks = [
    ...stems.map(({ x, y }) => stalk([x * 0.25, 1], [x * 0.7, y * 0.5], [x, y])),
    ...hands.map(({ x, y }) => stalk([x * 0.15, 1], [x * 0.7, y * 0.3], [x, y])),
  ];
  const plant = [
    `<path fill="none" stroke="${tone('#3fae78', -0.1)}" stroke-width=".8" d="${stalks.map(({ d }) => d).join('')}"/>`,
    sow(stems.map(({ x, y, size }) => ({ id: `${id}-s`, x, y, turn: x * 0.35, size }))),
    sow(hands.map(({ level, size, ...spot }) => ({ ...spot, id: `${id}-l${level}`, size: size / palm }))),
  ];
  return { front: `<defs>${parts(pen)}${spike(pen)}</defs>${planted(pen, plant.join(''), others, -1)}` };
};
