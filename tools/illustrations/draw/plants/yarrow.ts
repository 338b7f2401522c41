/** Yarrow: tall stems with flat, cream-white umbels over feathery leaves. */
import { n } from '../frame';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { mirrored, seed, sow } from '../stamp';
import { grass } from './bunchgrass';
import { planted, stalk, touches } from './stalk';

/** Feathery leaves 26 long: one in shade that bends over to the right, one in the light to the left. */
function feathers({ tone, id }: Pen): string {
  const rib = stalk([0, 0], [-1, -15], [8, -25]);
  const barbs = Array.from({ length: 13 }, (_, i) => {
    const t = 0.16 + i * 0.065;
    const { x, y, turn } = rib.at(t);
    const long = 3.6 * Math.sin(Math.PI * (0.2 + 0.76 * t)) + 0.5;
    return [-1, 1].map((side) => {
      const lean = ((turn + side * 58) * Math.PI) / 180;
      const [dx, dy] = [Math.sin(lean) * long, -Math.cos(lean) * long];
      // Each barb forks once, which makes the leaf look like fern.
      const fork = lean - side * 0.75;
      const [fx, fy] = [Math.sin(fork) * long * 0.45, -Math.cos(fork) * long * 0.45];
      return `M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}m${n(-dx / 2)} ${n(-dy / 2)}l${n(fx)} ${n(fy)}`;
    });
  });
  const leaf = (lit: number) =>
    `<path d="${rib.d}${barbs.flat().join('')}" fill="none" stroke-linecap="round" stroke="${tone('#6d9a5c', lit)}" stroke-width=".6"/>`;
  return seed(`${id}-l0`, leaf(-0.35)) + seed(`${id}-l1`, mirrored(leaf(0.25)));
}

/** The umbel, 30 wide, on 0, 0: rays, then rows of florets from the shade beneath to the light on top. */
function umbel({ rng, tone, id }: Pen): string {
  const rays = [-1, -0.7, -0.4, -0.12, 0.16, 0.44, 0.72, 1].map(
    (side) => stalk([0, 0], [side * 6, -2], [side * 12, -6 + side * side * 1.4]).d,
  );
  const row = (count: number, half: number, y: number, sag: number): [number, number][] =>
    Array.from({ length: count }, (_, i) => {
      const side = (2 * i) / (count - 1) - 1;
      return [side * half + between(rng, -0.4, 0.4), y + side * side * sag + between(rng, -0.45, 0.45)];
    });
  const under = [...row(11, 14, -5.6, 1.6), ...row(8, 10, -4.4, 1)];
  const body = [...row(12, 14.6, -7, 1.9), ...row(11, 12.8, -8.4, 1.9), ...row(8, 8.8, -9.7, 1.2)];
  const lit = [...row(10, 13, -8.2, 1.9), ...row(8, 9.2, -9.8, 1.3), ...row(4, 4.4, -10.9, 0.4)];
  const drawn = [
    `<path stroke="${tone('#6f9462', -0.2)}" stroke-width=".7" d="${rays.join('')}"/>`,
    `<path stroke="${tone('#9fa67c', -0.2)}" stroke-width="2.6" d="${touches(under)}"/>`,
    `<path stroke="${tone('#e9dfc0')}" stroke-width="2.8" d="${touches(body)}"/>`,
    `<path stroke="${tone('#fffaf0', 0.7)}" stroke-width="2" d="${touches(lit)}"/>`,
    `<path stroke="${tone('#cfa945')}" stroke-width=".6" d="${touches([...body, ...lit])}"/>`,
  ];
  return seed(`${id}-u`, drawn.join(''), ' fill="none" stroke-linecap="round"');
}

/** Each stem, the farthest first: where its umbel sits, and the umbel's size. */
const stems = [
  { x: 15, y: -29, size: 0.6 },
  { x: -23, y: -31, size: 0.62 },
  { x: 17, y: -47, size: 0.85 },
  { x: -19, y: -41, size: 0.88 },
  { x: -3, y: -58, size: 1.12 },
] as const;

/** Smaller plants along the bank: how far each one stands from the large one, and its size. */
const others = [
  [-0.24, 0.34],
  [-0.6, 0.34],
  [0.24, 0.36],
] as const;

export const yarrow: DrawMotif = (pen) => {
  const { rng, tone, id, recipe } = pen;
  const drawn = stems.map(({ x, y, size }, i) => {
    const line = stalk([x * 0.2, 1], [x * 0.35 + (x > -5 ? 2 : 0), y * 0.6], [x + recipe.wind * 3, y]);
    const leaves = [0.22, 0.36, 0.5, 0.66].map((t, k) => {
      const right = (k + i) % 2 === 0;
      return { ...line.at(t), id: `${id}-l${right ? 0 : 1}`, turn: right ? 24 : -24, size: 0.72 - 0.4 * t };
    });
    return [
      `<path fill="none" stroke="${tone('#54794a', i % 2 ? 0 : -0.25)}" stroke-width="1.1" d="${line.d}"/>`,
      sow(leaves),
      sow([{ ...line.at(1), id: `${id}-u`, turn: x * 0.3, size }]),
    ].join('');
  });
  const base = Array.from({ length: 11 }, (_, i) => {
    const side = ((i * 4) % 11) / 5 - 1;
    const turn = side * 66 + between(rng, -7, 7);
    return { id: `${id}-l${side < 0 ? 1 : 0}`, x: side * 7, y: 1, turn, size: 0.92 };
  });
  return {
    front: [
      grass(pen, recipe.at - 0.3, 5, 16),
      `<defs>${feathers(pen)}${umbel(pen)}</defs>`,
      planted(pen, [...drawn, sow(base)].join(''), others, 0),
    ].join(''),
  };
};
