/** Hummingbird sage: upright spikes of magenta whorls over large, wrinkled, arrow-shaped leaves. */
import { enlarged } from '../enlarge';
import { n } from '../frame';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { seed, sow } from '../stamp';
import { planted, stalk } from './stalk';

/** The sizes of leaf and whorl on the plant beside those that they are drawn in. */
const blade = 0.23;
const ring = 0.15;

/** A leaf 130 long on its stalk, in shade or in the light, with its wrinkles. */
function leaf({ tone, id }: Pen, level: number, lit: number): string {
  const left =
    'M0-40C-8-34-20-24-31-26-36-34-29-42-31-50-25-55-27-63-23-70-19-76-20-83-15-90-11-96-10-104-6-112Q-4-122 0-130';
  const right =
    'C4-122 5-118 6-112 10-104 11-96 15-90 20-83 19-76 23-70 27-63 25-55 31-50 29-42 36-34 31-26 20-24 8-34 0-40';
  const ribs = [0, 1, 2, 3, 4].map((i) => {
    const [y, end, wide] = [-44 - i * 16, -54 - i * 15, 24 - i * 3.6];
    return `M0 ${y}Q-10 ${y - 2} ${n(-wide)} ${end}M0 ${y}Q10 ${y - 2} ${n(wide)} ${end}`;
  });
  const drawn = [
    `<path fill="${tone('#5b9048', lit)}" d="${left}${right}"/>`,
    `<path fill="${tone('#93bf62', lit + 0.15)}" d="${left}Q-5-70 0-40"/>`,
    `<path fill="none" stroke="${tone('#38703c', lit - 0.2)}" stroke-width="1.8" d="M0 0V-122${ribs.join('')}"/>`,
  ];
  return seed(`${id}-l${level}`, enlarged(drawn.join(''), blade, 0.01));
}

/** One whorl, 110 wide: dark bracts, and tubes that reach out and up with open lips. */
function whorl({ tone, id }: Pen): string {
  const tube = (turn: number, color: string, lit: number, size: number) =>
    `<g transform="rotate(${turn})${size < 1 ? `scale(${size})` : ''}"><path fill="${tone(color, lit)}" d="M-4 0C-4-24-6-38-9-46-14-54-8-64 0-58 4-66 12-66 12-60 18-58 17-48 11-44 7-36 5-20 4 0Z"/><path fill="${tone('#ff9ac4', lit + 0.2)}" d="M-3-8C-3-24-6-38-9-46-14-54-8-63-2-58-5-44-2-24-1-8Z"/></g>`;
  const drawn = [
    tube(-84, '#e0408c', 0.1, 0.95),
    tube(84, '#b92a70', -0.1, 0.95),
    tube(-54, '#ea4f98', 0.15, 1),
    tube(54, '#c93279', -0.05, 1),
    tube(-22, '#f062a6', 0.2, 0.86),
    tube(26, '#d83f88', 0.05, 0.86),
    `<path fill="${tone('#6e2846', -0.25)}" d="M-30 2C-34-10-20-20 0-20S34-10 30 2C22 0 20 10 12 6 8 14-8 14-12 6-20 10-22 0-30 2"/>`,
    `<path fill="${tone('#a54468', 0.05)}" d="M-28 0C-30-10-20-16-15-18-9-10-10 0-17 6ZM-10 6C-13-6-6-16 0-19 7-14 11-4 8 6L0 13Z"/>`,
  ];
  return seed(`${id}-w`, enlarged(drawn.join(''), ring, 0.01));
}

type Place = readonly [x: number, y: number, turn: number, size: number, level: number];

/** The leaves behind the spikes and before them. */
const back: readonly Place[] = [
  [-4, -2, -46, 0.25, 0],
  [6, -2, 44, 0.25, 0],
  [0, -2, 12, 0.26, 0],
  [-3, -2, -16, 0.26, 0],
];
const fore: readonly Place[] = [
  [-2, -6, -70, 0.23, 2],
  [3, -6, 68, 0.23, 1],
  [-2, -2, -44, 0.23, 2],
  [2, -2, 42, 0.23, 1],
  [-1, 0, -16, 0.2, 2],
  [1, 0, 20, 0.19, 1],
  [0, 0.5, -54, 0.15, 2],
  [1, 0.5, 52, 0.15, 1],
  [0, 2, -4, 0.15, 2],
];

/** The spikes, the farthest first: where each one starts, its lean, its height, the size of its lowest whorl. */
const spikes = [
  [3, 17, 50, 0.14],
  [-2, -19, 54, 0.15],
  [1, 1, 66, 0.17],
] as const;

/** Smaller plants along the bank: how far each one stands from the large one, and its size. */
const others = [
  [-0.22, 0.34],
  [-0.27, 0.26],
  [-0.6, 0.36],
  [0.24, 0.36],
] as const;

export const hummingbirdSage: DrawMotif = (pen) => {
  const { rng, tone, id } = pen;
  const leaves = (list: readonly Place[]) =>
    sow(list.map(([x, y, turn, size, level]) => ({ id: `${id}-l${level}`, x, y, turn, size: size / blade })));
  const drawn = spikes.map(([x, lean, tall, size]) => {
    const line = stalk([x, 0], [x + lean * 0.5, -tall * 0.5], [x + lean, -tall]);
    const whorls = [0, 0.25, 0.47, 0.66, 0.82, 0.94].map((up) => {
      const spot = line.at(0.4 + 0.6 * up);
      return { ...spot, id: `${id}-w`, turn: spot.turn + between(rng, -5, 5), size: (size * (1 - 0.66 * up)) / ring };
    });
    const { turn, ...low } = line.at(0.27);
    const pair = [-1, 1].map((side) => ({
      ...low,
      id: `${id}-l${side < 0 ? 2 : 0}`,
      turn: turn + side * 58,
      size: (size * 0.8) / blade,
    }));
    return { line, pair, whorls };
  });
  // The two that lean aside do not meet, so they are drawn as one.
  const lots = [drawn.slice(0, 2), drawn.slice(2)].map(
    (lot) =>
      `<path fill="none" stroke="${tone('#7d4a55', -0.2)}" stroke-width="1.1" d="${lot.map(({ line }) => line.d).join('')}"/>${sow(lot.flatMap(({ pair }) => pair))}${sow(lot.flatMap(({ whorls }) => whorls))}`,
  );
  return {
    front: [
      `<defs>${leaf(pen, 0, -0.45)}${leaf(pen, 1, -0.1)}${leaf(pen, 2, 0.2)}${whorl(pen)}</defs>`,
      planted(pen, [leaves(back), ...lots, leaves(fore)].join(''), others, 0),
    ].join(''),
  };
};
