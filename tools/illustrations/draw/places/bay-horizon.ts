/** The far side of the home page's bay: islands, a boat under sail, a headland. Lengths as in pen.ts. */
import { n } from '../frame';
import { amid, below, fill, type Point, points, stroke } from '../paper';
import type { Pen } from '../pen';
import { copy, put } from '../stamp';
import { cypress } from './cypress';

/** Two islands, blue with distance, on the horizon at `x`. */
export function islands({ tone, horizon }: Pen, x: number): string {
  const range = (crest: string, far: number) => {
    const high = points(crest).map(([dx, up]): Point => [x + dx, horizon - up]);
    return fill(tone('#5d7f93', 0, far), below(high, horizon + 0.4));
  };
  const long = range('-26 0, -19 2.4, -12 3.2, -6 6, 1 4.6, 8 7.4, 15 4.2, 24 2.2, 33 0', 0.55);
  return long + range('16 0, 18 2.2, 22 2.8, 25 2.2, 27 3.4, 30 2.2, 34 0', 0.36);
}

/** A small boat under sail at `x`, with its image in the water. */
export function sail({ tone, horizon }: Pen, x: number): string {
  const y = horizon + 4;
  return put(
    x,
    y,
    fill(tone('#fbf1dc', 0.7), 'M.3-6.6Q3-3.6 3.2-.9L.3-.7z') +
      fill(tone('#e9d9bd', -0.1), 'M-.2-5.6Q-2-3-2.2-.9L-.2-.8z') +
      fill(tone('#3c4a52', -0.3), 'M-2.8-.5H3.6L2.6.7H-1.9z') +
      stroke(tone('#fbf1dc', 0.5), 0.35, 'M-1.8 1.7H2.4M-.8 2.9H1.6M0 4.1H1', 0.55),
  );
}

/** The headland, its beach beginning about `x`: three sheets of bluff, the lit one pale, sand at its foot and cypresses on top. */
export function headland(pen: Pen, x: number): string {
  const { tone, horizon: h, id } = pen;
  const from = (text: string) => points(text).map(([dx, dy]): Point => [x + dx, h + dy]);
  const sheet = (text: string, foot: number) => below(from(text), h + foot);
  const back = sheet('-8 1,2 -2,12 -9.5,22 -14,36 -17,60 -19,150 -22', 1);
  const bluff = sheet('-1 6,5 3.6,10 -2,16 -5.5,26 -6.5,36 -10.5,60 -12,150 -14', 6);
  const face = sheet('1 7,7 4.2,11 .5,16 -1.8,23 .8,28 -1.2,36 1.5,46 1,60 3,150 3', 7);
  const brow = sheet('10 7.4,19 2.8,27 4,35 5,50 5.8,150 7', 7.4);
  const beach = amid(from('-26 9.6,-6 7,4 5.8,16 6.4,60 6,150 6'), from('-26 9.8,-4 10.4,14 12.4,40 13.4,150 15'));
  const trees = [
    [27, -6.2, 0.3],
    [33, -8.8, 0.42],
    [41, -10.6, 0.36],
    [54, -11.6, -0.4],
  ] as const;
  return [
    `<defs>${cypress(pen, 0.3, 0.22)}</defs>`,
    fill(tone('#6f8f86', 0.1, 0.46), back),
    ...trees.map(([dx, dy, size]) => copy(`${id}-cypress`, x + dx, h + dy, size)),
    fill(tone('#5f7f5c', 0.15, 0.16), bluff),
    fill(tone('#c9a678', 0.35, 0.16), face),
    fill(tone('#8f8a63', -0.1, 0.1), brow),
    fill(tone('#f0dcb4', 0.4, 0.08), beach),
    stroke(tone('#ffffff', 0.6), 0.7, `M${n(x - 12)} ${n(h + 9.2)}q8-2.4 15-1.4t16 2t18 .8t26 1.2`, 0.85),
    stroke(tone('#ffffff', 0.5), 0.4, `M${n(x - 20)} ${n(h + 11.8)}q10-2.2 20-1t22 2.2t40 1.8`, 0.5),
  ].join('');
}
