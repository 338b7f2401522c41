import type { NavigationRun } from './navigation';
import type { PageComparison, Variant } from './page-comparison';
import type { PageLoad } from './page-load';
import { median, pairedRatio } from './statistics';

/** Whether the site is as fast as it is meant to be in one respect. */
export interface Verdict {
  readonly target: string;
  /** The measured value that counts: that of the page that does worst. */
  readonly measured: string;
  readonly where: string;
  readonly met: boolean;
}

type Figure = Exclude<keyof PageLoad, 'alive'>;

/**
 * A page's values of one figure, run by run.
 * @throws when the page was not measured in that variant
 */
export function valuesOf({ path, loads }: PageComparison, variant: Variant, figure: Figure): readonly number[] {
  const measured = loads.get(variant);
  if (!measured) throw new Error(`${path} was not measured as ${variant}`);
  return measured.map((load) => load[figure]);
}

/** How many times the twin's a page's figure is, pair by pair. */
export function toTwin(page: PageComparison, variant: Variant, figure: Figure): number {
  return pairedRatio(valuesOf(page, variant, figure), valuesOf(page, 'twin', figure));
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

type Measure = (page: PageComparison) => number;

function worst(
  target: string,
  pages: readonly PageComparison[],
  measure: Measure,
  most: number,
  text: (value: number) => string,
) {
  const values = pages.map((page) => ({ where: page.path, value: measure(page) }));
  return values
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 1)
    .map(({ where, value }): Verdict => ({ target, measured: text(value), where, met: value <= most }));
}

/** How the site stands beside the same pages made with other frameworks. */
function rivalVerdicts(pages: readonly PageComparison[]): readonly Verdict[] {
  const beside = (rival: Variant) => pages.filter(({ loads }) => loads.has(rival));
  const ratio = (rival: Variant, figure: Figure) => (page: PageComparison) =>
    pairedRatio(valuesOf(page, 'site', figure), valuesOf(page, rival, figure));
  const percent = (value: number) => `${(value * 100).toFixed(0)} %`;
  return [
    ...worst(
      "Script bytes at most two thirds of Next.js's",
      beside('next'),
      ratio('next', 'scriptBytes'),
      2 / 3,
      percent,
    ),
    ...worst("FCP no later than Astro's", beside('astro'), ratio('astro', 'fcp'), 1, (value) => value.toFixed(3)),
  ];
}

/** What the pages were meant to reach, and whether they did. */
export function pageVerdicts(pages: readonly PageComparison[]): readonly Verdict[] {
  const middle = (figure: Figure) => (page: PageComparison) => median(valuesOf(page, 'site', figure));
  const home = pages.filter(({ path }) => path === '/');
  const others = pages.filter(({ path }) => path !== '/');
  return [
    worst(
      'LCP at most 1.05 times that of the page without scripts',
      pages,
      (page) => toTwin(page, 'site', 'lcp'),
      1.05,
      (value) => value.toFixed(3),
    ),
    worst('TBT at most 50 ms', pages, middle('tbt'), 50, (value) => `${value.toFixed(0)} ms`),
    worst('CLS 0', pages, middle('cls'), 0, (value) => value.toFixed(4)),
    // The document, and what is named in it.
    worst(
      'No request waits for another than the document',
      pages,
      middle('chain'),
      2,
      (value) => `a chain of ${value}`,
    ),
    worst('Scripts at most 85 kB', pages, middle('scriptBytes'), 85_000, kilobytes),
    worst('The home page at most 200 kB in all', home, middle('bytes'), 200_000, kilobytes),
    worst('Any other page at most 130 kB in all', others, middle('bytes'), 130_000, kilobytes),
    rivalVerdicts(pages),
  ].flat();
}

/** What going from page to page was meant to reach, and whether it did. */
export function navigationVerdicts(runs: readonly NavigationRun[]): readonly Verdict[] {
  const time = median(runs.map((run) => run.time));
  const most = runs.toSorted((a, b) => b.requests - a.requests).slice(0, 1);
  const usual = median(runs.map(({ requests }) => requests));
  return [
    {
      target: 'From click to painted heading at most 100 ms, its chunk fetched before',
      measured: `${time.toFixed(0)} ms`,
      where: 'median of all',
      met: time <= 100,
    },
    ...most.map(({ path, requests }) => ({
      target: 'At most one request from click to painted heading',
      measured: `${requests}, median ${usual}`,
      where: path,
      met: requests <= 1,
    })),
  ];
}
