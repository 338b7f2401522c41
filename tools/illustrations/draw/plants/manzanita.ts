/** Manzanita: smooth, twisted mahogany limbs, round grey-green leaves held upright, and sprays of tiny pink urn-shaped bells. */
import { n } from '../frame';
import { rows } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { type Sprout, seed, sow } from '../stamp';
import { grass } from './bunchgrass';
import { foot, limb, litSide, spread, wood } from './limb';

/** The limbs, thick ones first; the root is at 0, 0. */
const limbs = [
  '3 6 12, 1 -5 8, -5 -11 6.4, -7 -19 5.6, -2 -27 5, -5 -36 4, -13 -42 3, -15 -52 1.6',
  '4 6 11, 7 -6 7.4, 6 -14 6, 12 -21 5, 19 -25 4, 20 -33 3, 26 -40 2.2, 27 -48 1.2',
  '-6 -12 5, -15 -16 4.2, -20 -23 3.6, -29 -25 2.8, -33 -32 2, -40 -35 1.1',
  '-3 -27 4.2, 4 -34 3.6, 4 -43 2.8, 10 -51 2, 9 -59 1.1',
  '13 -21 3.6, 20 -18 2.8, 26 -21 2, 31 -27 1',
  '-20 -23 3, -22 -31 2.4, -28 -38 1.6, -28 -45 1',
  '-14 -43 2.4, -21 -47 1.8, -25 -55 1',
].map(limb);

/** Crowns of leaves at the limbs' ends, the far ones first: middle, half width, half height, number of tufts. */
const crowns = rows(
  '-30 -43 9 5 6, 18 -40 8 4 4, -3 -50 9 5 5, 30 -31 6 4 5, -38 -34 8 4 6, -19 -55 10 5 8, 25 -47 9 5 7, 8 -58 9 5 8',
);

/** One bell, hung from 0, 0: a small urn with a narrow, flared mouth. */
const urn = 'M0 0C-1.3 0-2.2 .9-2.1 2C-2 3.3-.9 3.6-.8 4.3L-1.3 5H1.3L.8 4.3C.9 3.6 2 3.3 2.1 2C2.2 .9 1.3 0 0 0z';

/** A tuft of leaves of one color. */
function tuft({ tone }: Pen, name: string, color: string): string {
  const round = 'M0 0C-1 -.8-2.4 -1.8-2.3 -3.6C-2.2 -5-1 -5.8 0 -6.2C1 -5.8 2.2 -5 2.3 -3.6C2.4 -1.8 1 -.8 0 0z';
  const leaf = `<path d="${round}"/><path d="M0 0C-1 -.8-2.4 -1.8-2.3 -3.6C-2.2 -5-1 -5.8 0 -6.2z" fill="${tone('#f4fbe8', 0.6)}" fill-opacity=".3"/>`;
  const leaves = rows('0 2 -70, 0 2 70, 0 0 -38, 0 0 40, 0 -3 0, -1.5 -3.5 -50, 1.5 -4 50');
  return (
    seed(`${name}l`, leaf, ` fill="${color}"`) +
    seed(name, sow(leaves.map(([x, y, turn]) => ({ id: `${name}l`, x, y, turn, size: 1 }))))
  );
}

/** A drooping spray: bells by turns left and right down a short stalk. */
function spray({ id, tone }: Pen): string {
  const bell = [
    `<path d="${urn}" fill="${tone('#f6b3c1', 0.25)}"/>`,
    `<path d="M1 .2C2.3 .6 2.2 1.7 2 2.5C1.8 3.4 .9 3.7 .8 4.3H-.2C1 3 1.6 2 1 .2z" fill="${tone('#de7f9b', 0.05)}"/>`,
    `<path d="M-1.3 .9C-1.7 1.6-1.5 2.4-1 3C-1.2 2.2-1 1.4-.6 .8z" fill="${tone('#ffffff', 0.8)}"/>`,
    `<path d="M-1.2 5L-.8 4.3H.8L1.2 5z" fill="${tone('#c9486f')}"/>`,
  ].join('');
  const hung = rows('-2.4 -1 24, 2.4 -0.4 -24, -1.7 1.5 12, 1.8 2.2 -12, -0.2 3.8 0');
  const stalks = `M0 -5Q.6 -1-.2 4${hung.map(([x, y]) => `M0 ${n(y - 1)}L${n(x)} ${n(y + 0.3)}`).join('')}`;
  const stalk = `<path d="${stalks}" fill="none" stroke="${tone('#b5606a')}" stroke-width=".4"/>`;
  const bells = hung.map(([x, y, turn]): Sprout => ({ id: `${id}-u`, x, y, turn, size: 0.72 }));
  return seed(`${id}-u`, bell) + seed(`${id}-b`, stalk + sow(bells));
}

export const manzanita: DrawMotif = (pen) => {
  const { rng, tone, id, across, ground, recipe } = pen;
  const tufts = new Map<string, string>();
  // Tufts from shade to light, and from the back of each crown to its front.
  const leafy = (some: typeof crowns, colors: readonly string[]) => {
    const set = some.flatMap(([x, y, rx, ry, count]) =>
      spread(count)
        .toSorted(([, a], [, b]) => a - b)
        .map(([dx, dy], i) => {
          const shade = colors[i % colors.length] ?? '';
          const light = Math.round((-dy * 0.35 - dx * 0.25) * 4);
          const turn = dx * 40 + between(rng, -15, 15) + x * 0.5;
          const name = `${id}-${shade.slice(1)}${light}`;
          tufts.set(name, tuft(pen, name, tone(shade, light / 4)));
          return { id: name, x: x + dx * rx, y: y + dy * ry, turn, size: 0.85, light };
        }),
    );
    return sow(set.toSorted((one, other) => one.light - other.light).map(({ light: _, ...sprout }) => sprout));
  };
  const far = leafy(crowns.slice(0, 4), ['#48675a']);
  const near = leafy(crowns.slice(4), ['#6b8c76', '#89a98c', '#577866']);
  const bells = crowns.flatMap(([x, y, rx, ry], i) =>
    [-0.75, 0.05, 0.8].slice(i < 4 ? 1 : 0).map((dx): Sprout => {
      const down = ry * between(rng, -0.2, 1);
      const turn = between(rng, -10, 10);
      return { id: `${id}-b`, x: x + dx * rx, y: y + down, turn, size: 0.8 };
    }),
  );
  return {
    front: [
      `<defs>${[...tufts.values()].join('')}${spray(pen)}</defs>`,
      `<g transform="translate(${n(across(recipe.at) - (pen.width < 200 ? 9 : 2))} ${n(ground(recipe.at) + 2)})">`,
      far,
      `<path d="${wood(limbs)}" fill="${tone('#5a1f1a', -0.15)}"/>`,
      `<path d="${litSide(limbs, 0.66)}" fill="${tone('#8e3524')}"/>`,
      `<path d="${litSide(limbs, 0.26)}" fill="${tone('#cf6a45', 0.1)}"/>`,
      near,
      sow(bells),
      `<g transform="translate(3 0)">${foot(pen, 20)}</g>`,
      '</g>',
      grass(pen, recipe.at - 0.24, 4, 11),
    ].join(''),
  };
};
