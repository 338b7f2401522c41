/**
 * The middle value; of an even count, halfway between the two in the middle.
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
 * The median of the ratios of paired runs. The runs of a pair follow each other, so that what slows the machine for a
 * while slows both.
 * @throws when there are not as many of the one as of the other, or none
 */
export function pairedRatio(values: readonly number[], others: readonly number[]): number {
  if (values.length !== others.length) throw new Error(`${values.length} values have no pairs in ${others.length}`);
  return median(values.map((value, index) => value / (others[index] ?? Number.NaN)));
}
