import type { Variant } from './variants';

/** The figures of a first visit (LCP, FCP, TBT, CLS), or of a tap: the time until the new heading is painted. */
export type Figures = { readonly [Name in 'lcp' | 'fcp' | 'tbt' | 'cls' | 'tap']?: number };

/** The figures of each run on one page or link, by variant, in the order of the runs. */
export interface Measured {
  readonly where: string;
  readonly runs: { readonly [Name in Variant]?: readonly Figures[] };
}

/** Returns the median. For an even number of values, it is the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

/** Returns the values of a figure, one for each run, or none if the variant was not measured. */
export const valuesOf = ({ runs }: Measured, variant: Variant, figure: keyof Figures): readonly number[] =>
  (runs[variant] ?? []).map((run) => run[figure] ?? Number.NaN);

/**
 * Divides the site's figure by that of another variant in each round, and returns the median of these ratios. The two runs of
 * a round follow each other, so that a temporary slowdown affects both.
 */
function ratio(one: Measured, figure: keyof Figures, other: Variant): number {
  const others = valuesOf(one, other, figure);
  return median(valuesOf(one, 'site', figure).map((value, index) => value / (others[index] ?? Number.NaN)));
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the geometric mean of `ratio` over all pages or links. */
export const meanRatio = (all: readonly Measured[], figure: keyof Figures, other: Variant): number =>
  Math.exp(average(all.map((one) => Math.log(ratio(one, figure, other)))));

const times = (value: number) => `${value.toFixed(3)} ×`;

/** Returns the worst figure of each measured target, where it was measured, and whether the target is met. */
export function verdictsOf({ pages, taps }: Readonly<Record<'pages' | 'taps', readonly Measured[]>>) {
  const site = (figure: keyof Figures) =>
    pages.map((page) => ({ where: page.where, value: median(valuesOf(page, 'site', figure)) }));
  const mean = (value: number) => [{ where: 'mean of all', value }];
  const targets = [
    {
      what: 'LCP of each template at most 1.10 × the baseline',
      limit: 1.1,
      format: times,
      values: pages.map((page) => ({ where: page.where, value: ratio(page, 'lcp', 'baseline') })),
    },
    {
      what: 'Mean LCP at most 1.02 × the baseline',
      limit: 1.02,
      format: times,
      values: mean(meanRatio(pages, 'lcp', 'baseline')),
    },
    {
      what: 'TBT at most 100 ms',
      limit: 100,
      format: (value: number) => `${value.toFixed(0)} ms`,
      values: site('tbt'),
    },
    {
      what: 'CLS at most 0.05 (aim: 0.02)',
      limit: 0.05,
      format: (value: number) => value.toFixed(4),
      values: site('cls'),
    },
    {
      what: 'Tap to painted heading at most 1.35 × the floor',
      limit: 1.35,
      format: times,
      values: mean(meanRatio(taps, 'tap', 'floor')),
    },
  ];
  return targets.flatMap(({ what, limit, format, values }) => {
    const [worst] = values.filter(({ value }) => !Number.isNaN(value)).toSorted((a, b) => b.value - a.value);
    return worst ? [{ what, measured: format(worst.value), where: worst.where, met: worst.value <= limit }] : [];
  });
}
