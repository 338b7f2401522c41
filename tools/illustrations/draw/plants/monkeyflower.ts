/** Sticky monkeyflower: bushy stems with narrow leaves in pairs, and apricot trumpets with notched lobes. */
import { enlarged } from '../enlarge';
import { moved } from '../outline';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { mirrored, type Sprout, seed, sow } from '../stamp';
import { planted, stalk } from './stalk';

/** The size of a flower on the plant beside that which it is drawn in. */
const bloom = 0.122;

/** One leaf 66 long in two lights, and the two flowers: one that looks at us (80 wide), one from the side. */
function parts({ tone, id }: Pen): string {
  const leaf = (level: number, lit: number) =>
    seed(
      `${id}-l${level}`,
      enlarged(
        `<path fill="${tone('#4c8a34', lit)}" d="M0 0C-10-14-10-44 0-66 10-44 10-14 0 0"/><path fill="${tone('#9cc94e', lit + 0.1)}" d="M0 0C-10-14-10-44 0-66-2-40-2-20 0 0"/>`,
        0.16,
        0.01,
      ),
    );
  const cup = (d: string) => `<path fill="${tone('#7fae4a')}" d="${d}"/>`;
  const petal = (turn: number, color: string, lit: number, size = 1) => {
    const outline = 'M0 0C-14-6-26-22-21-38-17-48-7-48-2-41L0-36 2-41C7-48 17-48 21-38 26-22 14-6 0 0';
    return `<path fill="${tone(color, lit)}" d="${moved(outline, { turn, size })}"/>`;
  };
  const open = [
    `${cup('M-8-32L-6 0Q0 5 6 0L8-32Z')}`,
    `<path fill="${tone('#d85a10', -0.1)}" d="M-6-22C-8-40-14-50-22-62H22C14-50 8-40 6-22Z"/>`,
    `<g transform="translate(0 -64)scale(1 .86)">${petal(-36, '#ff8c1c', 0.14)}${petal(36, '#ff8010', 0)}`,
    `${petal(-104, '#ff9e1c', 0.25)}${petal(104, '#ff9020', 0.12)}${petal(180, '#ffb12a', 0.35, 1.06)}`,
    `<path fill="${tone('#b83800', 0)}" d="M-10-6Q0-18 10-6 11 8 0 14-11 8-10-6"/>`,
    `<path fill="${tone('#fff0b8', 0.5)}" d="M-6 3Q-5 14-6 24-1 14-1 4ZM6 3Q5 14 6 24 1 14 1 4ZM-5-7Q0-12 5-7 0-2-5-7"/></g>`,
  ];
  const aside = [
    `${cup('M-8-34Q-9-8-3 0Q4 2 6-4L10-34Z')}`,
    `<path fill="${tone('#f87408', -0.1)}" d="M-6-30C-8-52-16-62-30-70-42-78-40-90-30-88L-26-94C-14-96-6-86 0-76 6-90 20-98 28-90L30-84C40-82 38-70 28-66 16-58 10-46 8-30Z"/>`,
    `<path fill="${tone('#ffae28', 0.35)}" d="M-6-30C-8-52-16-62-30-70-42-78-40-90-30-88L-26-94C-14-96-6-86 0-76-4-62-2-46 0-30Z"/>`,
  ].join('');
  return [
    leaf(0, -0.5),
    leaf(1, 0),
    seed(`${id}-f`, enlarged(open.join(''), bloom, 0.01)),
    seed(`${id}-e`, enlarged(aside, bloom, 0.01)),
    seed(`${id}-r`, mirrored(enlarged(aside, bloom, 0.01))),
  ].join('');
}

/** Where the stems' tips are, the farthest stems first. */
const tips = [
  [-20, -48],
  [16, -56],
  [-5, -60],
  [25, -41],
  [-29, -30],
  [7, -45],
  [-13, -37],
  [20, -27],
  [-23, -16],
  [-2, -25],
  [24, -16],
  [-12, -14],
  [11, -14],
] as const;

/** A stem's flowers: where on it each one sits, how far it leans, and which it is: from the left, from the right, open. */
const blooms = [
  [0.76, -62, 'e'],
  [0.76, 60, 'r'],
  [0.84, 46, 'f'],
  [0.96, -14, 'f'],
] as const;

/** Smaller plants along the bank: how far each one stands from the large one, and its size. */
const others = [
  [-0.24, 0.3],
  [-0.58, 0.34],
  [0.235, 0.32],
] as const;

export const monkeyflower: DrawMotif = (pen) => {
  const { rng, tone, id } = pen;
  const stems = tips.map(([x, y], i) => {
    const line = stalk([x * 0.04, -0.5], [x * 0.35, y * 0.65], [x, y]);
    const pairs = Math.round(Math.hypot(x, y) / 6.5);
    const leaves = Array.from({ length: pairs }, (_, pair) => {
      const t = (pair + 1) / (pairs + 0.4);
      const { turn, ...spot } = line.at(t);
      return [-1, 1].map((side): Sprout => {
        // The light comes from the left, so left leaves catch it; the farthest stems stay in shade.
        const level = side < 0 ? i % 4 !== 0 : i > 5 && pair % 2 === 0;
        const lean = turn + side * between(rng, 46, 74);
        return {
          ...spot,
          id: `${id}-l${level ? 1 : 0}`,
          turn: lean,
          size: t < 0.5 ? 1 : 0.85,
        };
      });
    });
    // The last two stems only fill the bush's foot with leaves.
    const flowers = (i < 11 ? blooms : [])
      .filter((_, k) => (k + i) % 3 > 0 || k === 3)
      .map(([t, turn, kind]) => {
        const spot = line.at(t);
        const lean = spot.turn * 0.6 + turn + between(rng, -8, 8);
        return { ...spot, id: `${id}-${kind}`, turn: lean, size: 1 };
      });
    return { line, leaves: leaves.flat(), flowers };
  });
  // The far stems, those in the middle and the near ones: each lot's stems first, then its leaves, then its flowers.
  const lots = [stems.slice(0, 4), stems.slice(4, 8), stems.slice(8)].map(
    (lot) =>
      `<path fill="none" stroke="${tone('#8a6a3a', -0.4)}" stroke-width=".7" d="${lot.map(({ line }) => line.d).join('')}"/>${sow(lot.flatMap(({ leaves }) => leaves))}${sow(lot.flatMap(({ flowers }) => flowers))}`,
  );
  return { front: `<defs>${parts(pen)}</defs>${planted(pen, lots.join(''), others, -4)}` };
};
