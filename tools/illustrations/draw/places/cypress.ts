/** A Monterey cypress: a bent trunk that carries flat, wind-combed pads of foliage. */
import { fill } from '../paper';
import type { Pen } from '../pen';
import { seed, sow } from '../stamp';

const pad =
  'M-10.4 1C-11-1.2-8.6-2.8-6.6-2.4C-6.2-4.4-3.6-5.2-2.2-4.2C-.8-6 2.2-5.6 3-4C5-5 7.2-3.6 7-2.4C9.4-2.6 11-.8 10.2.8C7 2.2 4 1.4 0 2.4C-4 3-8 2.8-10.4 1z';
const crown =
  'M-10 .2C-10.4-1.4-8.4-2.8-6.6-2.4C-6.2-4.4-3.6-5.2-2.2-4.2C-.8-6 2.2-5.6 3-4C1-4.2-.2-3.2-.8-2C-2.6-3-4.4-2-5-.6C-7-1.4-9-.9-10 .2z';
const under = 'M-9.6 1.4C-6 .4-2 1.4 1 .4C4-.2 8 .6 10.2.8C7 2.2 4 1.4 0 2.4C-4 3-8 2.8-9.6 1.4z';
const wood =
  'M-4.4 1.2C-2.6 0-2-3-2-5C-2-8-1.4-10.6 .2-13C1.6-16 3.4-19 6-22L7.2-21.4C5.2-18 4-15.6 3.4-13C6-14.6 9.6-15.4 13.4-18.6L14-17.8C11-14.4 6.4-12 3.2-9.4C2-6 2-2 4.4 1.2C2 .8-1.6 .6-4.4 1.2zM-.6-10.4C-2.4-13-5-14-8-14.6L-7.6-15.6C-4-15.2-1.4-14 .6-12z';

/** Where the pads lie, from the back to the front: across, up, size. */
const pads = [
  [15, -24.5, 0.85],
  [3, -24, 0.85],
  [9, -28.5, 0.85],
  [-8, -16, 0.65],
  [19, -19.5, 1],
  [8, -23, 1],
  [0, -18.5, 0.85],
  [13, -17.5, 0.85],
] as const;

/**
 * The tree for `<defs>`, to be set down with `copy`: rooted at 0, 0, about 33 high, combed to the right; its id is the
 * drawing's own and `-cypress`.
 * @param lit how much light lies on it, as in pen.ts
 * @param far 0 near by, 1 lost in the haze
 */
export function cypress({ id, tone }: Pen, lit = 0, far = 0): string {
  const shade = (color: string, more: number) => tone(color, more, far);
  const one = [
    fill(shade('#2c5344', lit * 0.1 - 0.1), pad),
    fill(shade('#1d3a34', -0.45), under),
    fill(shade('#5d8256', lit), crown),
  ];
  const foliage = (some: readonly (typeof pads)[number][]) =>
    sow(some.map(([x, y, size]) => ({ id: `${id}-pad`, x, y, turn: -7, size })));
  return `${seed(`${id}-pad`, one.join(''))}<g id="${id}-cypress"><path d="${wood}" fill="${shade('#4a3a33', -0.35)}"/><path d="M-4.4 1.2C-2.6 0-2-3-2-5C-2-8-1.4-10.6 .2-13C1-11-.6-7-.6-4C-.6-2-1.4 0-2 .9z" fill="${shade('#a58d74', lit)}"/>${foliage(pads.slice(0, 6))}${foliage(pads.slice(6))}</g>`;
}
