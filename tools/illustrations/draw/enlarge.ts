/** Drawings made larger by arithmetic instead of a transform, so that their numbers are whole pixels: they pack best. */
import type { Point } from './paper';

/** How many numbers each command of a path takes. */
const counts: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7, Z: 0 };

/** The attributes that hold lengths. */
const lengths = / (d|transform|x|y|c[xy]|r[xy]?|width|height|stroke-width)="([^"]*)"/g;

/** The commands of a path's `d`, one for each stretch, with absolute numbers. */
function stretches(d: string): (readonly [command: string, numbers: readonly number[]])[] {
  const all: (readonly [string, readonly number[]])[] = [];
  let [x, y]: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [, letter = 'M', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = counts[command] ?? 0;
    for (let from = 0; from === 0 || from < numbers.length; from += count || 1) {
      const some = numbers.slice(from, from + count).map((value, i) => {
        if (!relative || (command === 'A' && i < 5)) return value;
        const upright = command === 'V' || (command === 'A' ? i === 6 : i % 2 === 1);
        return value + (upright ? y : x);
      });
      const end = some.slice(-2);
      if (command === 'H') x = end[0] ?? x;
      else if (command === 'V') y = end[0] ?? y;
      else if (command === 'Z') [x, y] = start;
      else [x, y] = [end[0] ?? x, end[1] ?? y];
      if (command === 'M' && from === 0) start = [x, y];
      // What follows a place to start from are lines to further places.
      all.push([command === 'M' && from > 0 ? 'L' : command, some]);
    }
  }
  return all;
}

/**
 * SVG elements made larger, as `scale` would, with every length a multiple of `grain`.
 * @param elements with lengths as numbers; sown paths keep their width, which is the size of what is sown on them
 */
export function enlarged(elements: string, factor: number, grain = 1): string {
  const snap = (value: number, step: number) => Number((Math.round((value * factor) / step) * step).toFixed(3));
  /** Numbers of a path; of an arc's seven, the turn and the two choices are no lengths. */
  const snapAll = (command: string, numbers: readonly number[]) =>
    numbers.map((value, i) => (command === 'A' && i > 1 && i < 5 ? value : snap(value, grain))).join(' ');
  const path = (d: string) => stretches(d).map(([command, numbers]) => command + snapAll(command, numbers));
  // Of a transform only the way that it moves things is a length: a translation's two numbers, a matrix' last two.
  const moves = /(translate\(|matrix\((?:\S+ ){4})(\S+) ([^)]+)/g;
  const transform = (text: string) =>
    text.replace(
      moves,
      (_, before: string, x: string, y: string) => `${before}${snap(Number(x), grain)} ${snap(Number(y), grain)}`,
    );
  return elements.replace(/<[a-zA-Z]+ [^>]*>/g, (tag) =>
    tag.replace(lengths, (whole, name: string, value: string) => {
      if (name === 'd') return ` d="${path(value).join('')}"`;
      if (name === 'transform') return ` transform="${transform(value)}"`;
      if (name === 'stroke-width' && tag.includes('marker-mid')) return whole;
      return ` ${name}="${snap(Number(value), grain / 10)}"`;
    }),
  );
}
