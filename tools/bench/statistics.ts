/**
 * The median; of an even number of values, the mean of the two in the middle.
 * @throws if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (lower + upper) / 2;
}

/**
 * The median of the ratios of paired runs. The runs of a pair follow each other, so that a temporary slowdown affects
 * both.
 * @throws if the numbers of values differ, or there are none
 */
export function pairedRatio(values: readonly number[], others: readonly number[]): number {
  if (values.length !== others.length) throw new Error(`${values.length} values have no pairs in ${others.length}`);
  return median(values.map((value, index) => value / (others[index] ?? Number.NaN)));
}
