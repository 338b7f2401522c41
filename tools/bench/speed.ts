import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { templatePages } from '../../tests/support/template-pages';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';
import { tappedLinks } from './floor';
import { measureLoad } from './page-load';
import { provenance, table } from './report';
import { measureTap } from './taps';
import { type Figures, type Measured, meanRatio, median, valuesOf, verdictsOf } from './targets';
import { serveVariants, type Variant } from './variants';

/** Makes a table of medians, lowest and highest values: a row for each page or link in each variant, a column for each figure. */
function figures(measured: readonly Measured[], names: readonly (keyof Figures)[]): string {
  const spread = (values: readonly number[]) =>
    [median(values), Math.min(...values), Math.max(...values)].map((value) => Number(value.toPrecision(3)));
  const rows = measured.flatMap(({ where, runs }) =>
    Object.keys(runs).map((variant) => [
      where.replace(/\/\S*/g, '`$&`'),
      variant,
      ...names.map((name) => {
        const [middle, low, high] = spread(valuesOf({ where, runs }, variant as Variant, name));
        return `${middle} (${low} to ${high})`;
      }),
    ]),
  );
  return table(['Where', 'Variant', ...names], 2, rows);
}

/**
 * Builds the site, measures its speed and prints a report. Writes docs/performance.md if `only` is empty.
 * @param only the paths of pages, or `taps`; everything if empty
 * @returns whether all measured targets are met
 */
export async function measure(runs: number, only: readonly string[]): Promise<boolean> {
  const parts: readonly string[] = only.length > 0 ? only : [...Object.values(templatePages), 'taps'];
  execSync('npx vite build --mode mock --logLevel warn', { cwd: projectRoot, stdio: 'inherit' });
  const origins = await serveVariants();
  process.env.CHROMIUM_PATH = ensureBrowser();
  const browser = await chromium.launch(chromiumLaunch());
  // Warm up the browser and the servers, because their first responses are slow.
  for (const origin of Object.values(origins)) await measureLoad(browser, origin);

  /** Measures variants in turn, so that a temporary slowdown affects all of them. Every second round is in reverse order. */
  async function inTurns(where: string, variants: readonly Variant[], once: (origin: string) => Promise<Figures>) {
    const results: { [Name in Variant]?: Figures[] } = {};
    for (let run = 0; run < runs; run += 1) {
      for (const variant of run % 2 === 0 ? variants : variants.toReversed()) {
        const found = await once(origins[variant]);
        results[variant] = [...(results[variant] ?? []), found];
        console.log(where, variant, found);
      }
    }
    return { where, runs: results };
  }

  const pages: Measured[] = [];
  for (const path of parts.filter((part) => part !== 'taps'))
    pages.push(await inTurns(path, ['site', 'baseline'], (origin) => measureLoad(browser, origin + path)));
  const taps: Measured[] = [];
  for (const { from, to } of parts.includes('taps') ? tappedLinks : [])
    taps.push(await inTurns(`${from} to ${to}`, ['site', 'floor'], (origin) => measureTap(browser, origin + from, to)));
  const about = provenance(`Chromium ${browser.version()}`);
  await browser.close();

  const verdicts = verdictsOf({ pages, taps });
  const targets = verdicts.map(({ met, ...cells }) => [...Object.values(cells), met ? 'yes' : '**no**']);
  const text = `# Performance

Written by \`npm run bench\`. \`tools/bench/README.md\` describes how it measures.
${about}
Figures are medians, with the lowest and the highest in parentheses. All except \`cls\` are in ms.

## Targets

${table(['Target', 'Measured', 'Worst at', 'Met'], 1, targets)}

## First visits

${figures(pages, ['lcp', 'fcp', 'tbt', 'cls'])}

## Taps

From lifting the finger to the frame with the new heading. The geometric mean is ${meanRatio(taps, 'tap', 'floor').toFixed(2)} × the floor.

${figures(taps, ['tap'])}
`;
  console.log(`\n${text}`);
  if (only.length === 0) writeFileSync(join(projectRoot, 'docs/performance.md'), text);
  return verdicts.every(({ met }) => met);
}
