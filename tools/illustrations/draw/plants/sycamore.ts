/** Western sycamore: a leaning trunk patched in white, cream and grey, broad five-pointed leaves, and strings of seed balls. */
import { n } from '../frame';
import { moved } from '../outline';
import { points, rows } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { type Sprout, seed, sow, uprightSeed } from '../stamp';
import { grass } from './bunchgrass';
import { foot, limb, litSide, spotAt, spread, wood } from './limb';
import { touches } from './stalk';

/** The leaning trunk, then the boughs. */
const limbs = [
  '20 5 18, 17 -3 13, 10 -14 11.4, 2 -25 10, -4 -35 8, -6 -46 5.6, -12 -56 3.6, -14 -65 1.6',
  '5 -20 7, 13 -29 6, 14 -38 5, 21 -46 3.8, 20 -57 2',
  '-2 -32 6, -11 -37 5, -17 -46 3.8, -27 -48 2.6, -35 -44 1.2',
  '14 -34 4, 22 -36 3, 28 -32 2, 34 -34 1',
  '-6 -44 3.6, 0 -52 2.8, 2 -62 1.6',
].map(limb);

/** Where leaves crowd: middle, half width, half height, number of leaves. */
const crowns = rows('28 -33 7 6 9, -21 -40 7 4 5, -32 -48 11 8 15, 22 -54 12 8 17, 5 -62 13 8 17, -16 -61 13 8 19');

/** A leaf 10 high, its stalk's foot at 0, 0: five pointed lobes; this is its right half. */
const half =
  'M0 0C1.4 -.9 3 -.3 4.6 -.6C4.3 -1.6 3.8 -2.3 3.3 -2.9C4.7 -3.6 6 -4.8 6.9 -6.6C5.3 -6.9 4.1 -6.6 2.8 -6.1C2.9 -7.7 1.5 -9.2 0 -11';

/** A leaf of one color, its left half in the light. */
function leaf({ tone }: Pen, name: string, color: string): string {
  const left = `${moved(half, { size: [-1, 1] })}z`;
  const light = `<path d="${left}" fill="${tone('#fffbd8', 0.5)}" fill-opacity=".32"/>`;
  return seed(name, `<path d="${half}z${left}" fill="${color}"/>${light}`);
}

/** Two patches of old bark, long upwards. */
const patches = [
  'M-2 -3C-.6 -5 1.2 -3.6 2 -2C3 0 1.2 .6 1.6 2.4C1.4 4.6-1 4.4-1.6 2.6C-2.2 .8-3.2 -1-2 -3z',
  'M-1 -4C1 -4.4 2.6 -2 1.4 -.4C.6 .8 2.4 2 1 3.4C-.4 4.8-2.6 2.6-2 .8C-1.4 -.8-2.8 -3-1 -4z',
];

/** A string of seed balls. */
function string({ id, tone }: Pen): string {
  const balls = points('0 5, -0.6 9.4, 0.4 13.6');
  const drawn = [
    `<path d="M0 -3Q.8 5-.6 9.4T.4 13.6" stroke="${tone('#5d4a30')}" stroke-width=".5"/>`,
    `<path d="${touches(balls)}" stroke="${tone('#6b4f28', -0.2)}" stroke-width="3.6"/>`,
    `<path d="${touches(balls.map(([x, y]) => [x - 0.4, y - 0.4]))}" stroke="${tone('#b5833c')}" stroke-width="2.2"/>`,
  ];
  return uprightSeed(`${id}-b`, drawn.join(''), ' fill="none" stroke-linecap="round"');
}

/** Old bark in `count` patches up the trunk and the two great boughs; `side` is -0.5 at their left edge, 0.5 at their right. */
function bark({ rng }: Pen, name: string, count: number, color: string, side: number): string {
  const shapes = limbs.slice(0, 3).flatMap((one, i) => {
    const many = i ? Math.ceil(count / 2.5) : count;
    return Array.from({ length: many }, (_, j): Sprout => {
      const t = (j + between(rng, 0.1, 0.9)) / many;
      const { x, y, turn } = spotAt(one, t);
      const wide = 2 * (one[Math.round(t * (one.length - 1))] ?? [0, 0, 1.5])[2];
      const shift = (side + between(rng, -0.25, 0.25)) * wide;
      const turned = turn + between(rng, -30, 30);
      const size = wide * (rng() < 0.5 ? 0.06 : 0.08);
      return { id: `${name}${j % 2}`, x: x + shift, y, turn: turned, size };
    });
  });
  const seeds = patches.map((d, i) => seed(`${name}${i}`, `<path d="${d}" fill="${color}"/>`));
  return `<defs>${seeds.join('')}</defs>${sow(shapes)}`;
}

export const sycamore: DrawMotif = (pen) => {
  const { rng, tone, id, across, ground, recipe } = pen;
  const outline = wood(limbs);
  const colors = ['#4f7a45', '#6f9644', '#9db04a', '#d9a63c', '#c98a34'];
  const leaves = (share: number, behind: boolean) =>
    sow(
      crowns
        .flatMap(([x, y, rx, ry, count]) =>
          spread(Math.round(count * share)).map(([dx, dy]): Sprout => {
            // The crown turns gold from its lit side.
            const kind = Math.max(0, Math.min(4, Math.floor(1.6 - 1.2 * dy - dx + between(rng, -1.2, 2.2))));
            const turn = dx * 80 + between(rng, -30, 30) + (dy > 0.3 ? 100 * Math.sign(dx || 1) : 0);
            return { id: `${id}-l${behind ? '' : kind}`, x: x + dx * rx, y: y + dy * ry + 2, turn, size: 0.88 };
          }),
        )
        .toSorted((one, other) => one.id.localeCompare(other.id)),
    );
  const strings = points('-28 -41, -5 -54, 10 -54, 27 -46, -38 -42, 32 -30');
  return {
    front: [
      `<defs>${leaf(pen, `${id}-l`, tone('#3d6340', -0.4))}${colors.map((color, i) => leaf(pen, `${id}-l${i}`, tone(color, 0.05))).join('')}${string(pen)}<clipPath id="${id}-c"><path d="${outline}"/></clipPath></defs>`,
      `<g transform="translate(${n(across(recipe.at) - (pen.width < 200 ? 9 : 4))} ${n(ground(recipe.at) + 2)})">`,
      leaves(1, true),
      `<path d="${outline}" fill="${tone('#8f8371', -0.15)}"/>`,
      `<g clip-path="url(#${id}-c)">`,
      `<path d="${litSide(limbs, 0.8)}" fill="${tone('#ded2ba', 0.3)}"/>`,
      `<path d="${litSide(limbs, 0.45)}" fill="${tone('#fffaf0', 0.9)}"/>`,
      bark(pen, `${id}-p`, 14, tone('#6f6a58', -0.2), 0.3),
      bark(pen, `${id}-q`, 13, tone('#b49a6c'), 0),
      bark(pen, `${id}-r`, 12, tone('#fffdf6', 1), 0.12),
      bark(pen, `${id}-s`, 9, tone('#8d9479'), -0.25),
      '</g>',
      sow(strings.map(([x, y], i) => ({ id: `${id}-b`, x, y, size: i % 2 ? 0.85 : 1 }))),
      leaves(0.8, false),
      `<g transform="translate(19 0)">${foot(pen, 26)}</g>`,
      '</g>',
      grass(pen, recipe.at - 0.22, 4, 12),
    ].join(''),
  };
};
