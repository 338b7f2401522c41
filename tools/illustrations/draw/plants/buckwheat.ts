/** California buckwheat: thin forking stems over tufts of narrow leaves, with flat-topped pompoms from cream to rust. */
import { fanned } from '../outline';
import { rows } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { type Spot, type Sprout, seed, sow } from '../stamp';
import { grass } from './bunchgrass';
import { crosses, planted, stalk, touches } from './stalk';

/** The pompom, a dome 7 wide that sits on 0, 0, in one of its three ages; and a tuft of leaves. */
function parts({ rng, tone, id }: Pen): string {
  // Rows of florets from the foot up: how many, and half their width.
  const dome = rows('3 1.5, 5 2.6, 5 2.7, 4 2, 2 0.8').flatMap(([count, half], row) =>
    Array.from({ length: count }, (_, i): [number, number] => {
      const side = (2 * i) / (count - 1) - 1;
      return [side * half + between(rng, -0.2, 0.2), -0.4 - row + 0.4 * side * side + between(rng, -0.2, 0.2)];
    }),
  );
  const ages = [
    ['#d08f78', '#f8ddcc', '#fffaf0'],
    ['#a9604e', '#e3a594', '#fbdccb'],
    ['#6e3322', '#a9553a', '#d68c62'],
  ] as const;
  const pompom = ([shade, body, light]: (typeof ages)[number], i: number) =>
    seed(
      `${id}-p${i}`,
      [
        `<path stroke="${tone(shade, -0.1)}" stroke-width="1.9" d="${touches(dome)}"/>`,
        `<path stroke="${tone(body)}" stroke-width="1.4" d="${touches(dome.slice(3).map(([x, y]) => [x - 0.2, y - 0.2]))}"/>`,
        `<path stroke="${tone(light, 0.3)}" stroke-width=".4" d="${crosses(dome.slice(3).map(([x, y]) => [x - 0.5, y - 0.5]))}"/>`,
      ].join(''),
      ' fill="none" stroke-linecap="round"',
    );
  const blades = (turns: readonly number[], color: string) =>
    `<path d="${fanned('M0 0C-.5-1.4-.6-4 0-4.4 .6-4 .5-1.4 0 0', turns)}" fill="${color}"/>`;
  const tuft = (i: number, lit: number) =>
    seed(
      `${id}-t${i}`,
      blades([-44, 40, 14], tone('#5f7a50', lit - 0.2)) + blades([-26, 24, -6], tone('#9cb080', lit)),
    );
  return `${tuft(0, -0.4)}${tuft(1, 0.1)}${ages.map(pompom).join('')}`;
}

/** Smaller plants along the bank: how far each one stands from the large one, and its size. */
const others = [
  [-0.56, 0.36],
  [0.24, 0.36],
] as const;

export const buckwheat: DrawMotif = (pen) => {
  const { rng, tone, id, recipe } = pen;
  const twigs: string[] = [];
  const leaves: Sprout[] = [];
  const heads: Sprout[] = [];
  const head = (spot: Spot, size: number) => {
    const chance = rng();
    const age = chance < 0.5 ? 0 : chance < 0.8 ? 1 : 2;
    heads.push({ ...spot, id: `${id}-p${age}`, turn: spot.turn * 0.3, size });
  };
  // Each stem: where it forks, and how wide its flat top spreads.
  const stems = rows('-20 -38 9, 19 -42 9, -11 -49 11, 10 -55 11, -26 -25 7, 23 -27 7, 2 -38 9, 14 -32 7, -13 -28 7');
  for (const [x, y, spread] of stems) {
    const lean = x + recipe.wind * -y * 0.14;
    const line = stalk([x * 0.06, 0], [x * 0.45, y * 0.6], [lean, y]);
    twigs.push(line.d);
    const fork = line.at(1);
    const rays = spread > 8 ? 5 : 4;
    for (let i = 0; i < rays; i++) {
      const side = (2 * i) / (rays - 1) - 1;
      const tip: [number, number] = [
        fork.x + side * spread + between(rng, -1, 1),
        fork.y - 9 + side * side * 3 + between(rng, -1, 1),
      ];
      const ray = stalk([fork.x, fork.y], [fork.x + side * spread * 0.75, fork.y - 3], tip);
      twigs.push(ray.d);
      head(ray.at(1), between(rng, 0.8, 1.05) * (spread > 8 ? 1 : 0.85));
    }
    for (let i = 0; i < 8; i++) {
      const spot = line.at(0.06 + i * 0.08);
      const turn = spot.turn + (i % 2 ? 1 : -1) * between(rng, 5, 55);
      leaves.push({ ...spot, id: `${id}-t${x < 4 ? 1 : 0}`, turn, size: between(rng, 0.8, 1.2) });
    }
  }
  return {
    front: [
      grass(pen, recipe.at - 0.3, 5, 16),
      `<defs>${parts(pen)}</defs>`,
      planted(
        pen,
        [
          `<path fill="none" stroke="${tone('#8a5a3c', -0.25)}" stroke-width=".6" d="${twigs.join('')}"/>`,
          sow(leaves),
          sow(heads),
        ].join(''),
        others,
        -6,
      ),
    ].join(''),
  };
};
