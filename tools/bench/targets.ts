import type { Variant } from './variants';

/**
 * What is measured: a page's figures, which the README explains; a tap, until the new heading is painted and until the
 * page is complete; and the same if the page's script is not there yet.
 */
export type Figure =
  | ('lcp' | 'fcp' | 'tbt' | 'cls' | 'interactive' | 'scriptBytes' | 'bytes' | 'requests')
  | ('tap' | 'complete' | 'lateTap' | 'lateComplete');
export type Figures = { readonly [Name in Figure]?: number };

/** The figures of each run on one page or link, by variant, in the order of the runs. */
export interface Measured {
  readonly where: string;
  readonly runs: { readonly [Name in Variant]?: readonly Figures[] };
}

/** First visits to pages, and first taps of visits. */
export type Results = Readonly<Record<'pages' | 'taps', readonly Measured[]>>;

/** The median; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

/** The median of the ratios of paired runs, which follow each other, so that a temporary slowdown affects both. */
export function pairedRatio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, index) => value / (others[index] ?? Number.NaN)));
}

/** The values of one figure, one for each run; none if the variant was not measured. */
export function valuesOf({ runs }: Measured, variant: Variant, figure: Figure): readonly number[] {
  return (runs[variant] ?? []).map((run) => run[figure] ?? Number.NaN);
}

type Values = readonly { readonly value: number; readonly where: string }[];

function medians(measured: readonly Measured[], figure: Figure): Values {
  return measured.map((one) => ({ where: one.where, value: median(valuesOf(one, 'site', figure)) }));
}

/** The site's figures as ratios to those of another variant; NaN where that was not measured. */
function ratios(measured: readonly Measured[], figure: Figure, other: Variant): Values {
  const ratio = (one: Measured) => pairedRatio(valuesOf(one, 'site', figure), valuesOf(one, other, figure));
  return measured.map((one) => ({ where: one.where, value: ratio(one) }));
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function mean(values: Values): Values {
  return [{ where: 'mean of all', value: average(values.map(({ value }) => value)) }];
}

/** The geometric mean over all links of a variant's paired ratios to another; NaN where one was not measured. */
export function meanRatio(links: readonly Measured[], figure: Figure, variant: Variant, other: Variant): number {
  const ratio = (one: Measured) => pairedRatio(valuesOf(one, variant, figure), valuesOf(one, other, figure));
  return Math.exp(average(links.map((one) => Math.log(ratio(one)))));
}

const times = (value: number) => `${value.toFixed(3)} ×`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const shift = (value: number) => value.toFixed(4);

type Target = readonly [what: string, limit: number, format: (value: number) => string, Values];

/** The targets for speed: each value must be at most the limit. */
function targets({ pages, taps }: Results): readonly Target[] {
  const home = pages.filter(({ where }) => where === '/');
  const others = pages.filter(({ where }) => where !== '/');
  const tapRatio = (figure: Figure, other: Variant): Values => [
    { where: 'mean of all', value: meanRatio(taps, figure, 'site', other) },
  ];
  const blocking = (variant: Variant) => average(pages.map((page) => median(valuesOf(page, variant, 'tbt'))));
  return [
    ['LCP of each family at most 1.10 × the baseline', 1.1, times, ratios(pages, 'lcp', 'baseline')],
    ['LCP in the mean at most 1.02 × the baseline', 1.02, times, mean(ratios(pages, 'lcp', 'baseline'))],
    [
      'TBT in the mean at most that of the build before (aim: 100 ms on each page)',
      1,
      times,
      [{ where: 'mean of all', value: blocking('site') / blocking('before') }],
    ],
    ['CLS at most 0.05 (aim: 0.02)', 0.05, shift, medians(pages, 'cls')],
    ['Scripts until interactive at most 97 kB', 97_000, kilobytes, medians(pages, 'scriptBytes')],
    ['The home page at most 200 kB in all', 200_000, kilobytes, medians(home, 'bytes')],
    ['Any other page at most 148 kB in all', 148_000, kilobytes, medians(others, 'bytes')],
    ['Tap to painted heading at most 1.35 × the floor', 1.35, times, tapRatio('tap', 'floor')],
    ['Tap to complete page at most 4/3 of the build before', 4 / 3, times, tapRatio('complete', 'before')],
  ];
}

/** What each target that was measured came to, where it was worst, and whether it is met. */
export function verdictsOf(results: Results) {
  return targets(results).flatMap(([what, limit, format, values]) => {
    const [worst] = values.filter(({ value }) => !Number.isNaN(value)).toSorted((a, b) => b.value - a.value);
    return worst ? [{ what, measured: format(worst.value), where: worst.where, met: worst.value <= limit }] : [];
  });
}
