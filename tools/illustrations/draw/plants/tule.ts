/** Tule: tall round reeds with brown drooping tufts below their tips, on the bank and out in the shallows. */
import { n } from '../frame';
import { moved } from '../outline';
import { fill } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { mirrored, type Spot, seed, sow } from '../stamp';
import { stalk } from './stalk';

/** A reed's outline and its lit left edge, both tapering to the tip, and where its tuft hangs. */
function reed(
  x: number,
  y: number,
  lean: number,
  tall: number,
  wide: number,
): { body: string; edge: string; tuft: Spot } {
  const line = stalk([x, y], [x + lean * 0.25, y - tall * 0.6], [x + lean, y - tall]);
  const foot = wide * 0.7;
  const bend = (shift: number) => `${n(x + lean * 0.25 + shift)} ${n(y - tall * 0.6)}`;
  const tip = `${n(x + lean)} ${n(y - tall)}`;
  return {
    body: `M${n(x - foot)} ${n(y)}Q${bend(-wide)} ${tip} ${bend(wide)} ${n(x + foot)} ${n(y)}`,
    edge: `M${n(x - foot)} ${n(y)}Q${bend(-wide)} ${tip} ${bend(-wide * 0.1)} ${n(x)} ${n(y)}`,
    tuft: line.at(0.92),
  };
}

/** The tuft, 8 long: seed heads that hang on short threads to the right; and the same to the left. */
function tuft({ tone, id }: Pen, level: number, far: number): string {
  const heads = [
    [1.5, 0.4, 100],
    [3.3, 0.6, 122],
    [4.5, 2.2, 142],
    [2.6, 2.4, 152],
    [3.9, 4.2, 166],
    [1.6, 3.6, 176],
    [0.5, 1.6, 186],
  ] as const;
  const threads = heads.map(([x, y]) => `M0 0Q${n(x * 0.7)} ${n(y - 2.2)} ${x} ${y}`).join('');
  const grains = (odd: number) =>
    heads
      .filter((_, i) => i % 2 === odd)
      .map(([x, y, turn]) => moved('M0 0C-.9-.6-.8-2 0-2.8 .8-2 .9-.6 0 0', { x, y, turn }))
      .join('');
  const drawn = [
    `<path fill="none" stroke="${tone('#8a6a3a', 0, far)}" stroke-width=".4" d="${threads}"/>`,
    fill(tone('#7f4a20', -0.1, far), grains(1)),
    fill(tone('#b5793c', 0.15, far), grains(0)),
  ].join('');
  return seed(`${id}-t${level}`, drawn) + seed(`${id}-u${level}`, mirrored(drawn));
}

/** A stand of reeds around 0, 0: how many, how far they reach to either side, how tall, how thick, and how far away. */
interface Stand {
  readonly count: number;
  readonly span: number;
  readonly tall: number;
  readonly wide: number;
  readonly far: number;
}

/** The stand's reeds in three layers, from the shaded ones at the back to the sunlit ones before. */
function stand({ rng, recipe, tone, id }: Pen, { count, span, tall, wide, far }: Stand, level: number): string {
  const layers = [0, 1, 2].map((layer) => {
    const reeds = Array.from({ length: Math.round(count / 3) }, (_, i) => {
      const side = (2 * (i + layer / 3)) / (count / 3 - 0.4) - 1;
      // The stand's foot is an oval: its front reeds root lower, and so do those in its middle.
      const y = (layer - 2) * 1.3 + between(rng, -0.6, 0.6) - 1.6 * side * side;
      // Now and then a young reed, without a tuft, fills the foot.
      const young = i % 4 === 1 ? 0.5 : 1;
      const lean = side * tall * 0.17 * young + recipe.wind * 6 + between(rng, -3, 3);
      const rise = tall * young * (1 - 0.3 * side * side) * between(rng, 0.76, 1);
      return { ...reed(side * span + between(rng, -1, 1), y, lean, rise, wide), young: young < 1 };
    });
    const lit = layer * 0.32 - 0.55;
    const tufts = reeds
      .filter(({ young }) => !young)
      .map(({ tuft: spot }, i) => ({
        ...spot,
        id: `${id}-${(i + layer) % 2 ? 't' : 'u'}${level}`,
        turn: spot.turn * 0.6,
        size: 0.88,
      }));
    return [
      `<path fill="${tone('#4f8446', lit, far)}" d="${reeds.map(({ body }) => body).join('')}"/>`,
      `<path fill="${tone('#a9c56c', lit + 0.2, far)}" d="${reeds.map(({ edge }) => edge).join('')}"/>`,
      sow(tufts),
    ].join('');
  });
  return layers.join('');
}

export const tule: DrawMotif = (pen) => {
  const { id, recipe, across, ground } = pen;
  const shallow = `${id}-s`;
  // The stands out in the water: one drawing, each time with a short mirror image below it.
  const wading = (
    [
      [0.13, 17, 0.75],
      [-0.18, 11, 1],
    ] as const
  ).map(([aside, up, size]) => {
    const [x, y] = [across(recipe.at + aside), ground(recipe.at + aside) - up];
    return `<g transform="translate(${n(x)} ${n(y)})scale(${size})"><use href="#${shallow}" transform="scale(1 -.4)" opacity=".35"/><use href="#${shallow}"/></g>`;
  });
  const far = stand(pen, { count: 18, span: 9, tall: 34, wide: 0.5, far: 0.22 }, 0);
  const near = stand(pen, { count: 48, span: 17, tall: 70, wide: 0.95, far: 0 }, 1);
  const bank = stand(pen, { count: 15, span: 7, tall: 40, wide: 0.9, far: 0 }, 1);
  return {
    behind: [
      `<defs>${tuft(pen, 0, 0.22)}${tuft(pen, 1, 0)}`,
      `<g id="${shallow}">${far}</g></defs>`,
      ...wading,
      // The great stand roots just beyond the bank, which hides its feet.
      `<g transform="translate(${n(across(recipe.at))} ${n(ground(recipe.at) + 5)})">${near}</g>`,
    ].join(''),
    front: `<g transform="translate(${n(across(recipe.at) + 12)} ${n(ground(recipe.at) + 4)})">${bank}</g>`,
  };
};
