/** A tideline: scalloped foam on wet sand under one straight horizon; off a headland's shore stand stacks of rock. */
import { n } from '../frame';
import { mix } from '../palette';
import { along, below, fill, rows } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { fade } from '../sky';
import { put } from '../stamp';
import { foamy } from './scallops';

/** Rock stacks in the sea, each with its lit side and a girdle of foam. */
function stacks({ tone }: Pen): string {
  const rocks = [
    fill(
      tone('#54506a', -0.2, 0.25),
      'M18 64C19 58 22 57 23 51C25 46 27 48 29 45C32 44 34 48 35 52C37 55 38 60 40 64zM46 64C47 60 49 60 50 57C52 56 54 59 55 64z',
    ),
    fill(
      tone('#a98f95', 0.3, 0.2),
      'M18 64C19 58 22 57 23 51C25 46 27 48 29 45C29 50 26 53 26 57C24 60 25 62 24 64zM46 64C47 60 49 60 50 57C50 60 49 62 49 64z',
    ),
    fill(
      tone('#403c57', -0.35),
      'M-20 68C-19 60-16 58-15 50C-13 44-12 36-8 33C-5 29-2 31 0 30C4 31 5 36 6 41C9 46 8 50 11 54C13 59 14 64 17 68zM-34 68C-33 64-31 63-30 60C-28 58-25 60-24 64L-22 68z',
    ),
    fill(
      tone('#b98f88', 0.35),
      'M-20 68C-19 60-16 58-15 50C-13 44-12 36-8 33C-5 29-2 31 0 30C-3 34-6 38-6 43C-8 47-6 51-9 55C-8 60-12 63-11 68zM-34 68C-33 64-31 63-30 60C-29 59-28 59-28 60C-29 63-30 66-29 68z',
    ),
    fill(
      tone('#6f6076', 0),
      'M-6 43C-3 46-2 42 0 46C2 52 0 56 3 60C4 64 3 66 4 68H-11C-12 63-8 60-9 55C-6 51-8 47-6 43z',
      0.6,
    ),
  ].join('');
  const girdle = fill(
    tone('#ffffff', 0.4),
    'M-37 68.4q6-2.2 9-1t8-.4q8-2 14-.4t12-.6 14 1q4 .6 5 1.6-16 1.4-34 .8t-28-1zM15 64.3q6-1.6 12-.6t16 .8q8 0 16 .2-12 1-22 .6t-22-1z',
    0.85,
  );
  return `${rocks}${girdle}`;
}

/** Sanderlings at the water's edge, each with its likeness in the wet sand. */
function sanderlings({ id, tone }: Pen): string {
  const bird = `<g id="${id}-bird"><path d="M-.6-2.6L-1-.1M.7-2.6L1.1 0" stroke="${tone('#2d2a33', -0.4)}" stroke-width=".35"/>${fill(tone('#6d5a52', -0.1), 'M-4-3.8C-2.4-5.4 0-6 1.6-5.8C2-7.2 3.4-7.8 4.4-7.2C5-6.8 5-6.4 5-6.2L7.2-5.6L4.8-5.4C4-3.6 2.6-2.2.6-2.2C-1.4-2.2-2.6-2.8-4-3.8z')}${fill(tone('#fff6ea', 0.3), 'M-2-2.9C0-3.2 2.6-4 4.8-5.4C4-3.6 2.6-2.2.6-2.2C-.6-2.2-1.4-2.4-2-2.9z')}</g>`;
  const flock = rows('-8 92.4 1.1, 5 90.6 0.9, 15 94 1.2, -24 91 -0.85, 58 93 1.1, 66 91.6 0.9, -80 92.6 0.8').map(
    ([x, y, size]) => {
      const up = Math.abs(size);
      return `<use href="#${id}-bird" transform="matrix(${size} 0 0 ${-up * 0.8} ${x} ${y})" opacity=".28"/><use href="#${id}-bird" transform="matrix(${size} 0 0 ${up} ${x} ${y})"/>`;
    },
  );
  return `<defs>${bird}</defs>${flock.join('')}`;
}

export const tideline: DrawMotif = (pen) => {
  const { id, tone, rng, across, recipe, palette, light, horizon } = pen;
  const x = across(recipe.at);
  const rocky = recipe.land === 'headland';
  const foam = mix(mix('#ffffff', palette.light, 0.5), palette.haze, rocky ? 0.35 : 0.15);
  const lagging = mix(palette.water[0], palette.water[1], 6 / (100 - horizon));
  const sea = mix(palette.water[1], palette.water[0], 0.25);
  const sand = [tone('#d6b98c', 0.2), mix(tone('#b39673'), palette.sky[2], 0.45)] as const;
  // The shore runs aslant, so that sea and sand share the lower picture.
  const tilt = rocky ? -0.05 : 0.05;
  const tide = (base: number) => (t: number) => base + tilt * t + 1.6 * Math.sin(t / 21 + base) + 0.9 * Math.sin(t / 9);
  /** A thin sheet of water with its foam: the foam's shadow, its white edge, the water, and a lace of older foam. */
  const sheet = (base: number, wide: number, thick: number, water: string) => {
    const edge = foamy(rng, -180 - between(rng, 0, 9), 96, wide, 0.2, tide(base));
    const shape = `${edge}V${n(base > 70 ? base - 14 : horizon + 6 + thick)}H-195z`;
    const name = `${id}-s${base}`;
    return `<defs><path id="${name}" d="${shape}"/></defs><use href="#${name}" y="${n(thick * 0.7)}" fill="${tone('#5d4a48', -0.3)}" opacity=".3"/><use href="#${name}" fill="${foam}"/><use href="#${name}" x="${n(-wide * 0.07)}" y="${n(-thick)}" fill="${water}"/><g fill="none" stroke="${foam}"><path d="${edge}" transform="translate(${n(wide * 0.35)} ${n(-thick * 2.1)})" stroke-width="${n(thick * 0.22)}" opacity=".55"/></g>`;
  };
  const lace = Array.from({ length: 26 }, () => {
    const [lx, ly] = [between(rng, -170, 90), between(rng, 68, 80)];
    const long = between(rng, 4, 12);
    return `M${n(lx)} ${n(ly + tilt * lx)}q${n(long / 2)} ${n(1.6)} ${n(long)} 0t${n(long)} .3`;
  });
  const glint = Array.from({ length: 9 }, (_, i) => {
    const half = between(rng, 3, 9) * (0.6 + i / 9);
    return `M${n(light.x - x - half + between(rng, -3, 3))} ${n(84 + i * 1.9)}h${n(half * 2)}`;
  });
  const front = [
    `<defs>${fade(`${id}-wet`, [mix(palette.sky[2], palette.light, 0.2), mix(palette.sky[1], tone('#8a6f5f'), 0.4)])}</defs>`,
    fill(`url(#${id}-wet)`, `M-180 70H96V101H-180z`),
    `<path d="${glint.join('')}" stroke="${palette.light}" stroke-width="1" stroke-linecap="round" opacity=".6"/>`,
    fill(sand[1], below(along(-180, 96, 9, (t) => 97.4 - tilt * t * 0.8 + 1.2 * Math.sin(t / 15)))),
    fill(sand[0], below(along(-180, 96, 9, (t) => 99.4 - tilt * t * 1.1 + Math.sin(t / 18)))),
    sheet(84, 19, 2, mix(sea, palette.sky[2], 0.55)),
    sheet(77, 14, 1.5, mix(sea, palette.sky[1], 0.3)),
    `<defs>${fade(`${id}-sea`, [lagging, sea])}</defs>`,
    sheet(70, 9, 0.9, `url(#${id}-sea)`),
    rocky ? stacks(pen) : '',
    `<path d="${lace.join('')}" fill="none" stroke="${foam}" stroke-width=".5" stroke-linecap="round" opacity=".6"/>`,
    rocky ? '' : sanderlings(pen),
  ];
  return { front: put(x, 0, front.join('')) };
};
