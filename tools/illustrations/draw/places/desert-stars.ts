/** Night desert: rounded boulders and soft-leaved desert lavender below a rich field of stars and the Milky Way. */
import { n } from '../frame';
import { mix } from '../palette';
import { fill, type Point, points, ribbon, rows, thick } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import type { Rng } from '../rng';
import { copy, put, type Sprout, seed, sow, strew, uprightSeed } from '../stamp';

/** The Milky Way's course over the sky, from above the picture down to the hills. */
const course: readonly Point[] = points('-38 -8, -25 6, -11 18, 3 29, 17 40, 32 50, 50 60, 76 74');

/** A chance that crowds around 0 and thins out towards -1 and 1. */
const near = (rng: Rng) => rng() + rng() + rng() - 1.5;

function milkyWay({ rng, palette, id }: Pen): string {
  const band = (half: number, color: string, shown: number) => {
    const ragged = course.map(([x, y], i): Point => [x + (i % 2 ? 1 : -1) * half * 0.1, y]);
    return fill(color, ribbon(thick(ragged, (t) => half * (0.8 + 0.26 * Math.sin(t * 11 + half)))), shown);
  };
  // One swarm of stars, sown along the course and leaning by chance: no eye finds the same stars again.
  const swarm = [
    [26, 0.22, 0.75, palette.light],
    [11, 0.36, 0.9, '#fff3d6'],
    [4, 0.5, 0.9, '#d9d4ff'],
    [2, 0.72, 1, palette.light],
  ].map(([count = 0, size, shown, color], level) => {
    const wide = [12, 15, 20, 34][level] ?? 0;
    const some = Array.from({ length: Number(count) }, () => `M${n(near(rng) * wide)} ${n(near(rng) * wide)}h0`);
    return `<path d="${some.join('')}" stroke="${color}" stroke-width="${size}" stroke-opacity="${shown}"/>`;
  });
  const swarms = course.flatMap(([x, y], i): Sprout[] => {
    const [toX, toY] = course[i + 1] ?? [x, y];
    const half = { id: `${id}-swarm`, x: (x + toX) / 2 + near(rng) * 5, y: (y + toY) / 2, turn: 47 * i + 180, size: 1 };
    return [{ ...half, x: x + near(rng) * 5, y, turn: 47 * i }, half];
  });
  return [
    band(19, '#5f7fa8', 0.14),
    band(13, '#8b8cc0', 0.18),
    band(7.5, '#b9b2de', 0.2),
    band(3.6, '#f3dfc8', 0.16),
    // The dust lanes, where the band is torn.
    fill(
      '#0b2836',
      'M-22 7C-17 9-14 14-8 17.4C-3 20-1 24 4 28C-2 27-5 22-9 20.4C-15 17-19 12-22 7zM0 27C6 29 9 34 15 37C20 40 24 44 31 48C24 47 19 43 14 40.4C8 38 3 33 0 27zM-34-5C-30-2-27 2-23 6C-28 4-32 0-34-5z',
      0.4,
    ),
    `<defs>${seed(`${id}-swarm`, swarm.join(''), ' stroke-linecap="round"')}</defs>${sow(swarms)}`,
  ].join('');
}

/** Desert lavender: stems with soft round leaves and violet spikes, fanned into a bush rooted at 0, 0. */
function lavender({ id, tone }: Pen): string {
  const leaves = [3, 5.4, 7.8, 10].map((y, i) => {
    const long = 2.3 - i * 0.25;
    return `M0-${y}q${n(long * 0.6)}-1.5 ${n(long)}-.9q-.1 1.4-${n(long)} .9zq${n(-long * 0.6)}-1.5 ${n(-long)}-.9q.1 1.4 ${n(long)} .9z`;
  });
  const buds = [0, 1, 2, 3, 4, 5].map((i) => `M${i % 2 ? 0.35 : -0.35}-${n(12 + i * 0.85)}h0`);
  const sprig = (name: string, leaf: string, bud: string) =>
    seed(
      `${id}-${name}`,
      `<path d="M0 0V-15" stroke="${leaf}" stroke-width=".35"/>${fill(leaf, leaves.join(''))}<path d="${buds.join('')}" stroke="${bud}" stroke-width="1.3" stroke-linecap="round"/>`,
    );
  const fan = [-58, -44, -31, -19, -8, 4, 15, 27, 40, 54].map((turn, i): Sprout => {
    const size = 0.8 + 0.35 * Math.cos((turn * Math.PI) / 110) + (i % 3) * 0.06;
    return { id: `${id}-${turn < -5 || i % 3 === 0 ? 'lit' : 'dim'}`, x: 0, y: 0, turn, size };
  });
  return `${sprig('lit', tone('#c3d6c6', 0.25), tone('#b49cf0', 0.4))}${sprig('dim', tone('#7d9a8c', 0), tone('#7d68c8', 0.1))}${uprightSeed(`${id}-bush`, sow(fan))}`;
}

/** A boulder's outline, its moonlit side and the touch of light at its top, rooted at 0, 0, about 20 wide. */
const boulder = [
  'M-10 1C-11.4-3-10.6-8-7.6-10.4C-5-13-.4-13.6 3-12C7.4-10.6 10.4-6.6 10.4-2.6C10.6-.6 10.2.6 10 1z',
  'M-10 1C-11.4-3-10.6-8-7.6-10.4C-5-13-.4-13.6 3-12C-.6-11-3-9-3.6-6.4C-5.2-4.6-5.8-2-5.4 1z',
  'M-9.8-6C-9.2-8-8.4-9.8-7.6-10.4C-5-13-.4-13.6 3-12C-.8-12-4-10.6-5.8-8.4C-7.4-8-8.8-7-9.8-6z',
] as const;

export const desertStars: DrawMotif = (pen) => {
  const { id, tone, across, recipe, palette } = pen;
  const x = across(recipe.at);
  const tones = [tone('#6d6a72', -0.35), tone('#8f93a0', 0.05), mix(tone('#c9cdd0', 0.3), palette.glow, 0.2)];
  const rock = boulder.map((d, i) => fill(tones[i] ?? '', d)).join('');
  const cracks = `<path d="M1-12.2C0-8 2.6-6 1.8-2.4M6.4-9.4C5.4-7 6.6-5 6-3" fill="none" stroke="${tone('#2b2f3a', -0.7)}" stroke-width=".4"/>`;
  const rocks = rows(
    '34 88 1.5 1.5 4, 2 86 1.25 1.75 -6, 19 72 1.15 1.1 8, 20 90 1.3 1.55 3, 6 66 0.85 0.75 -8, -9 92 1 1.1 -4, 60 92 1.4 1.2 2, 74 96 1.6 1.5 -3, 8 95 0.8 0.75 0, -84 96 0.8 0.6 0, -120 97 1.2 1 3, -134 97 0.9 0.7 -2',
  ).map(([rx, ry, wide, high, turn]) => copy(`${id}-rock`, rx, ry, [wide, high], turn));
  const bushes = strew(
    `${id}-bush`,
    '-22 95 1, 30 98 1.15, -38 97 0.7, -70 98 0.8, -104 99 1.1, 50 99 1, -146 99 0.9, 12 100 0.7',
  );
  return {
    sky: put(x, 0, milkyWay(pen)),
    behind: put(x, 0, `<defs><g id="${id}-rock">${rock}${cracks}</g></defs>${rocks.slice(0, 6).join('')}`),
    front: put(x, 0, `<defs>${lavender(pen)}</defs>${rocks.slice(5).join('')}${bushes}`),
  };
};
