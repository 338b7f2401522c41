/** Ceanothus: a mounded shrub of small glossy leaves, thick with blue-violet panicles. */
import { enlarged } from '../enlarge';
import type { DrawMotif, Pen } from '../pen';
import { between, type Rng } from '../rng';
import { type Sprout, seed, sow } from '../stamp';
import { crosses, planted, stalk } from './stalk';

/** The florets of a panicle that stands on 0, 0, 13 high: a frothy plume of tiny crosses, wider at its foot. */
function florets(rng: Rng, count: number, shift: number): string {
  const points = Array.from({ length: count }, (_, i): [number, number] => {
    const up = i / (count - 1);
    const wide = 3.3 * (1 - up) ** 0.6 * Math.min(1, 0.55 + 2 * up);
    return [between(rng, -1, 1) * wide + shift, -1.4 - 10.8 * up + between(rng, -0.5, 0.5)];
  });
  return crosses(points);
}

/** The shade within a panicle. */
const plume = 'M-1 0C-3.4-1-3.4-4.5-2.4-7.5-1.6-10-.6-11.4 0-12.4 .6-11.4 1.6-10 2.4-7.5 3.4-4.5 3.4-1 1 0';

/** How much light lies on a bough at each of three levels: far side, body, sunny side. */
const lights = [-0.5, -0.1, 0.3];

/** A level's leaf, its leafy sprig about 12 wide, its panicle, and its bough of both. */
function bough({ tone, id }: Pen, froth: readonly string[], level: number): string {
  const lit = lights[level] ?? 0;
  const leaf = `${id}-l${level}`;
  const flower = `${id}-f${level}`;
  const leaves = [-128, 124, -92, 88, -58, 54, -24, 26].map(
    (turn, i): Sprout => ({ id: leaf, x: turn / 50, y: -2 - (i % 3) * 1.5, turn, size: 1 }),
  );
  const heads: Sprout[] = [
    { id: flower, x: 2.2, y: -2, turn: 44, size: 0.6 },
    { id: flower, x: -0.4, y: -3, turn: -6, size: 1 },
  ];
  return [
    seed(
      leaf,
      enlarged(
        `<path fill="${tone('#3f7048', lit)}" d="M0 0C-16-8-16-30 0-38 16-30 16-8 0 0"/><path fill="${tone('#a9cf9a', lit + 0.1)}" d="M-3-5C-12-12-11-28-1-34-6-24-6-14-3-5"/>`,
        0.15,
        0.01,
      ),
    ),
    seed(
      flower,
      [
        `<path fill="${tone('#473cb0', lit - 0.15)}" d="${plume}"/>`,
        `<path stroke="${tone('#5a52d6', lit)}" stroke-width=".9" d="${froth[0]}"/>`,
        `<path stroke="${tone('#8583ff', lit + 0.1)}" stroke-width=".6" d="${froth[1]}"/>`,
        `<path stroke="${tone('#cfd0ff', lit + 0.2)}" stroke-width=".4" d="${froth[2]}"/>`,
      ].join(''),
      ' fill="none" stroke-linecap="round"',
    ),
    seed(`${id}-s${level}`, sow(leaves)),
    seed(`${id}-b${level}`, sow([...leaves, ...heads])),
  ].join('');
}

/** Rows of boughs from the crown down: how high, how wide, how many. Each covers the feet of the one above. */
const rows = [
  [-47, 6, 2],
  [-41, 15, 4],
  [-33, 21, 5],
  [-25, 25, 6],
  [-17, 25, 7],
  [-9, 23, 6],
  [-4, 18, 6],
] as const;

/** Smaller plants along the bank: how far each one stands from the large one, and its size. */
const others = [
  [-0.26, 0.3],
  [-0.62, 0.36],
  [0.24, 0.36],
] as const;

export const ceanothus: DrawMotif = (pen) => {
  const { rng, tone, id } = pen;
  const froth = [florets(rng, 44, 0), florets(rng, 36, -0.4), florets(rng, 20, -0.8)];
  const mound = rows.map(([y, half, count], row) =>
    Array.from({ length: count }, (_, i): Sprout => {
      const side = (2 * i) / (count - 1) - 1;
      const x = side * half + between(rng, -1.5, 1.5);
      // Side light: a bough is as bright as its place on the mound, from the left edge to the right.
      const shade = x + between(rng, -5, 5);
      const level = shade < -5 ? 2 : shade > 10 ? 0 : 1;
      // The lowest row is all leaves, and here and there leaves show between the flowers.
      const kind = row === 6 || (i + row * 2) % 6 === 2 ? 's' : 'b';
      return {
        id: `${id}-${kind}${level}`,
        x,
        y: y + 5 * side * side * (1 - row / 6) + between(rng, -1, 1),
        turn: side * (row === 6 ? 14 : 34 + row * 3),
        size: 1,
      };
    }),
  );
  const limbs = [-15, -6, 3, 13].map((x) => stalk([x / 14, 0], [x * 0.4, -6], [x, -20]).d);
  return {
    front: [
      `<defs>${lights.map((_, level) => bough(pen, froth, level)).join('')}</defs>`,
      planted(
        pen,
        [
          `<path d="${limbs.join('')}" fill="none" stroke="${tone('#6b4f40', -0.2)}" stroke-width="1.4"/>`,
          `<path fill="${tone('#2f5a40', -0.45)}" d="M-18-6C-27-16-22-38-9-46 7-51 21-39 23-22 24-12 20-8 13-6 4-4-9-4-18-6"/>`,
          ...mound.map(sow),
        ].join(''),
        others,
        -2,
      ),
    ].join(''),
  };
};
