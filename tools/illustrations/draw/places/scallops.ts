/** Scalloped edges, of foliage and of foam. Lengths are hundredths of the picture's height. */
import { n } from '../frame';
import { between, type Rng } from '../rng';

/** The `d` of a leafy mass: an ellipse around 0, 0, `wide` and `high` to either side, with `count` round lobes. */
export function leafy(rng: Rng, wide: number, high: number, count: number): string {
  const edge = Array.from({ length: count }, (_, i) => {
    const turn = ((i + between(rng, -0.22, 0.22)) / count) * 2 * Math.PI;
    const reach = between(rng, 0.88, 1.06);
    return [Math.cos(turn) * wide * reach, Math.sin(turn) * high * reach] as const;
  });
  const arcs = edge.map(([x, y], i) => {
    const [toX, toY] = edge[(i + 1) % count] ?? [x, y];
    const r = n(0.58 * Math.hypot(toX - x, toY - y));
    return `a${r} ${r} 0 0 1 ${n(toX - x)} ${n(toY - y)}`;
  });
  return `M${n(edge[0]?.[0] ?? 0)} ${n(edge[0]?.[1] ?? 0)}${arcs.join('')}z`;
}

/**
 * The `d` of the edge that a thin sheet of water leaves on sand: round lobes that hang down, with cusps between them.
 * Lobes are `wide` across and a share `deep` of that in depth; the cusps stand on `height`.
 */
export function foamy(
  rng: Rng,
  from: number,
  to: number,
  wide: number,
  deep: number,
  height: (x: number) => number,
): string {
  let x = from;
  let d = `M${n(x)} ${n(height(x))}`;
  while (x < to) {
    const width = wide * between(rng, 0.6, 1.5);
    const drop = width * deep * between(rng, 0.7, 1.2);
    const [y, end] = [height(x), height(x + width)];
    d += `C${n(x + width * 0.12)} ${n(y + drop * 0.9)} ${n(x + width * 0.3)} ${n((y + end) / 2 + drop * 1.2)} ${n(x + width * 0.55)} ${n((y + end) / 2 + drop)}S${n(x + width * 0.93)} ${n(end + drop * 0.6)} ${n(x + width)} ${n(end)}`;
    x += width;
  }
  return d;
}
