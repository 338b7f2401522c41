/** Outlines moved by arithmetic, so that several shapes make one path. */
import { n } from './frame';

/** The turn and scale of a copy, and where it lies. */
interface Move {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  /** Larger or smaller; two numbers for width and height, of which a negative width mirrors. */
  readonly size?: number | readonly [wide: number, high: number];
}

/** The `d` of an outline, turned, scaled and moved. It may hold the commands M, L, C, S, Q, T and Z, with capitals only. */
export function moved(d: string, { x = 0, y = 0, turn = 0, size = 1 }: Move): string {
  const [wide, high] = typeof size === 'number' ? [size, size] : size;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return d.replace(/([^A-Z]*\d)/g, (numbers) => {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const pairs = values.flatMap((value, i) => (i % 2 ? [] : [[value * wide, (values[i + 1] ?? 0) * high] as const]));
    return pairs.map(([px, py]) => `${n(x + px * cos - py * sin)} ${n(y + px * sin + py * cos)}`).join(' ');
  });
}

/** The `d` of one outline many times over, turned around 0, 0. */
export const fanned = (d: string, turns: readonly number[]): string => turns.map((turn) => moved(d, { turn })).join('');
