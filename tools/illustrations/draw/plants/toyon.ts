/** Toyon, the Christmas berry: an evergreen shrub of toothed, leathery leaves with broad, loose heads of red berries. */
import { n } from '../frame';
import { type Point, rows } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { type Sprout, seed, sow } from '../stamp';
import { grass } from './bunchgrass';
import { foot, limb, litSide, spread, wood } from './limb';
import { touches } from './stalk';

/** One side of a leaf, from its root at 0, 0 to its tip 9 above: a long oval with small teeth. */
function edge(side: 1 | -1): string {
  const teeth = Array.from({ length: 8 }, (_, i) => {
    const t = (i + 1) / 9;
    const half = 1.75 * Math.sin(Math.PI * t) ** 0.6;
    return `L${n(side * half)} ${n(-9 * t - 0.4)}L${n(side * half * 0.86)} ${n(-9 * t - 0.4)}`;
  });
  return `${teeth.join('')}L0 -9.2`;
}

const stems = [
  '-2 2 3, -7 -8 2.4, -15 -18 1.8, -24 -32 1',
  '-1 2 3.2, -3 -14 2.6, -8 -30 2, -10 -54 1',
  '1 2 3.2, 4 -12 2.6, 6 -30 2, 8 -54 1',
  '2 2 3, 8 -8 2.4, 17 -20 1.8, 25 -34 1',
].map(limb);

/** Heads of berries: where each stands, how far it leans, how large it is. */
const heads = rows(
  '-23 -35 -30 0.9, -9 -58 -10 1, 11 -55 10 0.95, 25 -38 28 0.85, 1 -41 2 1.15, -15 -22 -18 0.9, 15 -26 14 1',
);

/** A leafy shoot 14 high in one color: leaves by turns left and right up a twig, longer below than above. */
function shoot({ tone }: Pen, name: string, color: string): string {
  const leaf = `<path d="M0 0${edge(-1)}L0 0${edge(1)}z"/><path d="M0 0${edge(-1)}z" fill="${tone('#f0f2b8', 0.5)}" fill-opacity=".24"/>`;
  const leaves = rows('0 0 -62 1, 0 -1.5 58 1, 0 -4 -50 0.85, 0 -6 46 0.85, 0 -8 -32 0.75, 0 -9 8 0.75').map(
    ([x, y, turn, size]): Sprout => ({ id: `${name}l`, x, y, turn, size }),
  );
  const paint = ` fill="${color}"`;
  return seed(`${name}l`, leaf, paint) + seed(name, `<path d="M-.3 4h.6V-10h-.6z"/>${sow(leaves)}`, paint);
}

/** A head of berries about 15 wide, its stalk's foot at 0, 0: dark berries behind, bright ones before, each with a spot of light. */
function head({ id, rng, tone }: Pen): string {
  const berries = spread(38)
    .map(
      ([x, y]) => [x * 8.6 + between(rng, -0.5, 0.5), y * 3.6 - 7.5 + x * x * 2.6 + between(rng, -0.5, 0.5)] as const,
    )
    .sort(([, a], [, b]) => a - b);
  const dots = (some: readonly Point[], by = 0) => touches(some.map(([x, y]) => [x + by, y + by]));
  const stalks = berries.filter((_, i) => i % 4 === 0).map(([x, y]) => `M0 1Q${n(x * 0.25)} -3 ${n(x)} ${n(y)}`);
  const near = berries.filter((_, i) => i % 3 > 0);
  const drawn = [
    `<path d="${stalks.join('')}" stroke="${tone('#7d3a26', 0.1)}" stroke-width=".5"/>`,
    `<path d="${dots(berries, 0.3)}" stroke="${tone('#9c1520', -0.15)}" stroke-width="2.3"/>`,
    `<path d="${dots(near)}" stroke="${tone('#d8231f')}" stroke-width="2"/>`,
    `<path d="${dots(near.slice(0, 17), -0.2)}" stroke="${tone('#ff4a2e', 0.15)}" stroke-width="1.4"/>`,
    `<path d="${dots(near, -0.5)}" stroke="${tone('#ffd9bd', 0.6)}" stroke-width=".5"/>`,
  ];
  return seed(`${id}-b`, drawn.join(''), ' fill="none" stroke-linecap="round"');
}

export const toyon: DrawMotif = (pen) => {
  const { rng, tone, id, across, ground, recipe } = pen;
  const shoots = new Map<string, string>();
  // Shoots over the round of the shrub, each turned away from its middle; later layers lie nearer and lighter.
  const layer = (count: number, reach: number, lit: number, color: string) => {
    const set = spread(count)
      .map(([x, y]) => {
        const atX = x * reach * 28 + between(rng, -2, 2);
        const atY = y * reach * 26 - 33 + between(rng, -2, 2);
        const turn = (Math.atan2(atX, 30 - atY * 0.6) * 180) / Math.PI;
        // What faces the light is lighter, what lies low or away from it is in shade.
        const shade = Math.round((lit - 0.3 * x - 0.25 * y) * 4);
        const name = `${id}-${color.slice(1)}${shade}`;
        shoots.set(name, shoot(pen, name, tone(color, shade / 4)));
        return { id: name, x: atX, y: atY, turn: turn * 1.2, size: 0.9, shade };
      })
      .toSorted((one, other) => one.shade - other.shade);
    return sow(set.map(({ shade: _, ...sprout }) => sprout));
  };
  const layers = [layer(46, 1, -0.6, '#1f4a34'), layer(30, 0.95, -0.1, '#2f6b3f'), layer(16, 0.9, 0.2, '#4c8746')];
  const at = pen.width < 200 ? across(recipe.at) - 3 : across(recipe.at);
  return {
    front: [
      `<defs>${[...shoots.values()].join('')}${head(pen)}</defs>`,
      `<g transform="translate(${n(at)} ${n(ground(recipe.at) + 2)})">`,
      `<path d="${wood(stems)}" fill="${tone('#5b4437', -0.3)}"/>`,
      `<path d="${litSide(stems)}" fill="${tone('#b08a6c', 0.1)}"/>`,
      ...layers,
      sow(heads.map(([x, y, turn, size]) => ({ id: `${id}-b`, x, y, turn, size }))),
      foot(pen, 15),
      '</g>',
      grass(pen, recipe.at - 0.24, 4, 13),
    ].join(''),
  };
};
