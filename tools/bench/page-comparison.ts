import { families } from '../../e2e/support/families';
import type { BareChromium } from './bare-chromium';
import type { RivalName } from './comparison/build';
import { isRivalPath } from './comparison/paths';
import { measureLoad, type PageLoad } from './page-load';
import { median, spread } from './statistics';

/** Our site, the same without scripts, and the same pages made with other frameworks. */
export type Variant = 'site' | 'twin' | RivalName;

/** A page in each of its variants. The runs of all variants are in the order in which they were made. */
export interface PageComparison {
  readonly path: string;
  readonly loads: ReadonlyMap<Variant, readonly PageLoad[]>;
}

function line(path: string, variant: Variant, loads: readonly PageLoad[]): string {
  const figures = (['lcp', 'fcp', 'tbt'] as const).map((name) => {
    const values = loads.map((load) => load[name]);
    const { low, high } = spread(values);
    return `${name.toUpperCase()} ${median(values).toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;
  });
  return `${path} ${variant}: ${figures.join(', ')} ms`;
}

async function comparePage(browser: BareChromium, path: string, origins: ReadonlyMap<Variant, string>, runs: number) {
  const variants = [...origins.keys()].filter((name) => name === 'site' || name === 'twin' || isRivalPath(path));
  const loads = new Map<Variant, PageLoad[]>(variants.map((variant) => [variant, []]));
  const load = (variant: Variant) => measureLoad(browser, `${origins.get(variant)}${path}`);
  // The first time the server compresses the files; that is nobody's time.
  for (const variant of variants) await load(variant);
  for (let run = 0; run < runs; run += 1) {
    // Forth and back, so that each goes first as often as last.
    for (const variant of run % 2 === 0 ? variants : variants.toReversed()) {
      loads.get(variant)?.push(await load(variant));
    }
  }
  for (const [variant, measured] of loads) console.log(line(path, variant, measured));
  return { path, loads };
}

/**
 * Loads a page of each family in all its variants, by turns. Prints each page's figures with their spread.
 * @param origins where each variant is served, without a slash at the end
 */
export async function comparePages(
  browser: BareChromium,
  origins: ReadonlyMap<Variant, string>,
  runs: number,
): Promise<readonly PageComparison[]> {
  const comparisons: PageComparison[] = [];
  for (const { path } of families) comparisons.push(await comparePage(browser, path, origins, runs));
  return comparisons;
}
