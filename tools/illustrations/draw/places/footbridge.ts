/** An arched wooden footbridge over a creek; the path leads on up the meadow. */
import { n } from '../frame';
import { below, fill, stroke, trail } from '../paper';
import type { DrawMotif } from '../pen';
import { grass } from '../plants/bunchgrass';
import { put, strew, uprightSeed } from '../stamp';

/** Half of the bridge's length, and how high its arch rises. */
const half = 34;
const rise = 11;

export const footbridge: DrawMotif = (pen) => {
  const { id, tone, across, recipe } = pen;
  const x = across(recipe.at) - 14;
  /** Height of the arch at `t`, -1 to 1 along the bridge. */
  const arch = (t: number) => -rise * (1 - t * t);
  /** An arc along the bridge, `up` above the deck. */
  const arc = (up: number) => `M${-half} ${-up}q${half} ${-2 * rise} ${2 * half} 0`;
  const posts = (color: string, width: number) =>
    stroke(
      color,
      width,
      [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((t) => `M${n(half * t)} ${n(arch(t) + 2)}v-16`).join(''),
    );
  const rails = (color: string) => stroke(color, 1.5, arc(13.4)) + stroke(color, 1, arc(7.4));
  const planks = Array.from({ length: 23 }, (_, i) => (i - 11) / 11.5)
    .map((t) => `M${n(half * t)} ${n(arch(t))}l3.4-4.6`)
    .join('');
  const wood = '#a9764a';
  const bridge = [
    // The far railing stands a deck's width behind the near one.
    put(3.6, -5, posts(tone(wood, -0.6), 1.3) + rails(tone(wood, -0.5))),
    fill(tone('#d9ae78', 0.45), `${arc(0)}l3.6-5q${-half} ${-2 * rise} ${-2 * half} 0z`),
    stroke(tone(wood, -0.2), 0.45, planks),
    fill(tone(wood, -0.5), `${arc(0)}v3.4q${-half} ${-2 * rise + 3} ${-2 * half} 0z`),
    stroke(tone('#e8c491', 0.5), 0.6, arc(-0.2)),
    posts(tone(wood, 0.05), 2),
    stroke(
      tone('#ecc793', 0.5),
      0.5,
      [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((t) => `M${n(half * t - 0.7)} ${n(arch(t) + 1)}v-14.6`).join(''),
    ),
    rails(tone(wood, 0.12)),
    stroke(tone('#f2d3a4', 0.6), 0.5, arc(13.9)),
  ].join('');
  const creek = trail('-34 64 0.6, -22 66.5 1.2, -20 70 2.4, -4 75 6, 0 82 12, -8 92 17, -22 104 26', 0.5);
  const glints = 'M-8 78h9M-2 82h10M-14 85h9M-10 89h14M-22 93h12M-6 96h13M-30 98h10';
  const pale = tone('#f3e2b8', 0.3);
  const stone = `${id}-s`;
  // Stones along the banks: where, and how large.
  const stones = '-14 84 0.8, -22 91 1.2, -30 97 1.52, 12 80 0.72, 13 87 1.04, 6 95 1.36, -17 78.6 0.56, -2 90 0.64';
  return {
    behind: put(
      x,
      0,
      [
        `<defs>${uprightSeed(
          stone,
          `${fill(tone('#6f7f7c', -0.5), 'M-3 1q-.6-3 2.4-3.2t3.8 2.6q-3 1.4-6.2.6z')}${fill(tone('#b9bdae', 0.25), 'M-2.4.2q0-2.2 1.8-2.2t2.2 1.4q-2 1-4 .8z')}`,
        )}</defs>`,
        fill(
          tone('#86a56a', 0.1, 0.42),
          below('-190 60, -130 62, -80 66, -36 64.5, 0 65, 30 57, 54 49, 80 45, 130 42'),
        ),
        fill(
          tone('#a9c07c', 0.3, 0.4),
          'M0 65C14 60 22 59.4 30 57C40 54 46 51 54 49C48 56 34 60 24 63C12 66.4 6 66.4 0 65z',
        ),
        fill(
          tone('#f3e2b8', 0.3, 0.25),
          trail('30 70 1.6, 44 64.4 1.3, 47 61 1, 36 58.4 0.8, 38 55.4 0.6, 50 51.6 0.4, 54 49 0.3'),
        ),
        fill(
          tone('#6f9655', 0.1, 0.15),
          below('-190 70, -130 71, -80 75, -40 74, -10 72, 20 71, 44 66.6, 80 63, 130 60'),
        ),
        fill(
          tone('#93b269', 0.3, 0.12),
          'M-10 72C0 71.4 10 71.6 20 71C30 69 36 67.6 44 66.6C60 64 72 63.8 80 63C66 67 54 70 40 72C22 75 2 74-10 72z',
        ),
        fill(pale, trail('30 81 4, 42 77.4 3.3, 45 74 2.6, 34 71.4 2, 30 69.4 1.6, 38 67.6 1.3')),
      ].join(''),
    ),
    front:
      put(
        x,
        0,
        [
          fill(tone('#4f7c47', -0.1), below('-190 84, -120 82, -70 80, -36 80, -10 83, 20 82, 36 80, 70 78, 130 76')),
          fill(
            tone('#729a55', 0.2),
            'M-190 84C-160 83-140 82.6-120 82C-100 81-90 80.4-70 80C-60 79.8-44 79.8-36 80C-60 83-90 86-120 87S-170 88-190 87zM36 80C50 79 60 78.4 70 78C90 77 110 76.4 130 76V79C100 81 70 82 36 80z',
          ),
          fill(tone('#2c5a54', -0.4), trail('-10 73 8, 0 82 14.5, -8 92 20, -22 104 29', 0.5)),
          fill(tone('#7fb4b3', 0.2), creek),
          fill(tone('#3f7f84', -0.2), 'M-12 76C-6 79 4 79 12 76.6C13 79 13 80 13 82C2 84-8 83-12 80z', 0.55),
          stroke(tone('#ffffff', 0.4), 0.6, glints, 0.8),
          strew(stone, stones),
          fill(pale, trail('-90 104 9, -62 92 6, -44 84 4.4, -34 79.4 3.6')),
          put(0, 80, bridge),
        ].join(''),
      ) + grass(pen, recipe.at - 0.36, 5, 16),
  };
};
