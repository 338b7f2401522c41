/**
 * The number in the middle; of an even count, halfway between the two in the middle.
 * @throws when there is none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (lower + upper) / 2;
}

/**
 * How many times as great one thing is as another. Each pair was measured one right after the other, so what slowed the
 * machine for a while slowed both; the ratio of each pair is taken first, the median then.
 * @throws when there are not as many of the one as of the other, or none
 */
export function pairedRatio(values: readonly number[], others: readonly number[]): number {
  if (values.length !== others.length) throw new Error(`${values.length} values have no pairs in ${others.length}`);
  return median(values.map((value, index) => value / (others[index] ?? Number.NaN)));
}

/**
 * The lowest and the highest of some numbers.
 * @throws when there is none
 */
export function spread(values: readonly number[]): { readonly low: number; readonly high: number } {
  if (values.length === 0) throw new Error('There is no spread of nothing');
  return { low: Math.min(...values), high: Math.max(...values) };
}
