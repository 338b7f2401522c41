import type { HeadingFont } from './fonts';
import type { Navigation } from './navigation';
import type { PageLoad } from './page-load';
import { median, pairedRatio } from './statistics';
import type { Variant } from './variants';

/** The first visits to a page in each of its variants, in the order in which they were made. */
export interface PageResults {
  readonly path: string;
  readonly loads: ReadonlyMap<Variant, readonly PageLoad[]>;
}

/** Everything that a run measured; parts that it left out are empty. */
export interface Results {
  readonly pages: readonly PageResults[];
  readonly navigations: readonly Navigation[];
  readonly fonts: readonly HeadingFont[];
}

/** A measured value, and its page. */
interface Measured {
  readonly value: number;
  readonly where: string;
}

interface Target {
  readonly what: string;
  readonly limit: number;
  /** @returns undefined if the run did not measure it */
  measure(results: Results): Measured | undefined;
  format(value: number): string;
}

/** Whether a target is met. */
export interface Verdict {
  readonly what: string;
  readonly measured: string;
  readonly where: string;
  readonly met: boolean;
}

/**
 * The values of one figure of a page, one for each run.
 * @throws if the page was not measured in that variant
 */
export function valuesOf({ path, loads }: PageResults, variant: Variant, figure: keyof PageLoad): readonly number[] {
  const measured = loads.get(variant);
  if (!measured) throw new Error(`${path} was not measured as ${variant}`);
  return measured.map((load) => load[figure]);
}

/** The ratio of the site's figure to that of another variant. */
const ratioTo = (variant: Variant, figure: keyof PageLoad) => (page: PageResults) =>
  pairedRatio(valuesOf(page, 'site', figure), valuesOf(page, variant, figure));
const middle = (figure: keyof PageLoad) => (page: PageResults) => median(valuesOf(page, 'site', figure));

/** The page with the highest value, of the pages that a target applies to. */
const worst =
  (value: (page: PageResults) => number, applies: (page: PageResults) => boolean = () => true) =>
  ({ pages }: Results): Measured | undefined =>
    pages
      .filter(applies)
      .map((page) => ({ value: value(page), where: page.path }))
      .sort((a, b) => b.value - a.value)[0];
const has = (variant: Variant) => (page: PageResults) => page.loads.has(variant);
const isHome = ({ path }: PageResults) => path === '/';

function meanToBaseline({ pages }: Results): Measured | undefined {
  const ratios = pages.map(ratioTo('baseline', 'lcp'));
  if (ratios.length === 0) return undefined;
  return { value: ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length, where: 'mean of all' };
}

function tapToHeading({ navigations }: Results): Measured | undefined {
  if (navigations.length === 0) return undefined;
  return { value: median(navigations.map(({ time }) => time)), where: 'median of all' };
}

function visitsWithoutFonts({ fonts }: Results): Measured | undefined {
  if (fonts.length === 0) return undefined;
  return { value: fonts.filter(({ own }) => !own).length, where: `${fonts.length} visits` };
}

const times = (value: number) => `${value.toFixed(3)} ×`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const count = (value: number) => value.toFixed(0);

/** The targets for speed: each value must be at most its limit. */
const targets: readonly Target[] = [
  {
    what: 'LCP of each family at most 1.10 × the baseline',
    limit: 1.1,
    measure: worst(ratioTo('baseline', 'lcp')),
    format: times,
  },
  { what: 'LCP in the mean at most 1.02 × the baseline', limit: 1.02, measure: meanToBaseline, format: times },
  {
    what: 'LCP earlier than Next.js on each page',
    limit: 0.999,
    measure: worst(ratioTo('next', 'lcp'), has('next')),
    format: times,
  },
  {
    what: 'LCP earlier than Astro on each page',
    limit: 0.999,
    measure: worst(ratioTo('astro', 'lcp'), has('astro')),
    format: times,
  },
  { what: 'TBT at most 50 ms', limit: 50, measure: worst(middle('tbt')), format: milliseconds },
  {
    what: 'CLS at most 0.05 (aim: 0.02)',
    limit: 0.05,
    measure: worst(middle('cls')),
    format: (value) => value.toFixed(4),
  },
  {
    what: 'Scripts until interactive at most 90 kB',
    limit: 90_000,
    measure: worst(middle('scriptBytes')),
    format: kilobytes,
  },
  {
    what: "Scripts until interactive at most 3/4 of Next.js's",
    limit: 0.75,
    measure: worst(ratioTo('next', 'scriptBytes'), has('next')),
    format: times,
  },
  {
    what: 'The home page at most 200 kB in all',
    limit: 200_000,
    measure: worst(middle('bytes'), isHome),
    format: kilobytes,
  },
  {
    what: 'Any other page at most 140 kB in all',
    limit: 140_000,
    measure: worst(middle('bytes'), (page) => !isHome(page)),
    format: kilobytes,
  },
  { what: 'Tap to painted heading at most 200 ms (aim: 100)', limit: 200, measure: tapToHeading, format: milliseconds },
  { what: 'No visit without own fonts on its first page', limit: 0, measure: visitsWithoutFonts, format: count },
];

/** The minimum Lighthouse scores of every route, with mobile settings, as medians of three runs. */
export const lighthouseTargets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Whether each target that was measured is met. */
export function verdictsOf(results: Results): readonly Verdict[] {
  return targets.flatMap(({ what, limit, measure, format }) => {
    const measured = measure(results);
    if (!measured) return [];
    const { value, where } = measured;
    return [{ what, measured: format(value), where, met: value <= limit }];
  });
}
