import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { familyPages } from '../../tests/support/families';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';
import { comparisonPaths } from './comparison/paths';
import { type HeadingFont, visitForFonts } from './fonts';
import { ensureInstalled } from './install';
import { measureNavigation, type Navigation } from './navigation';
import { measureLoad, type PageLoad } from './page-load';
import { markdown, provenance } from './report';
import { type PageResults, verdictsOf } from './targets';
import { buildSite, serveVariants, type Variant } from './variants';

/**
 * `npm run bench`: builds the site and measures its speed, compared with the site without scripts and with the same
 * pages built with other frameworks. Prints a report; a complete run writes it to docs/performance.md. Exits with 1
 * when a target is missed. `--runs 9` sets the number of runs; `--only pages`, `navigation` or `fonts` measures one
 * part, `--path /contact` one page (may be repeated); `--no-comparison` leaves out the frameworks.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    path: { type: 'string', multiple: true },
    'no-comparison': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const parts = ['pages', 'navigation', 'fonts'];
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 up');
if (values.only && !parts.includes(values.only)) throw new Error(`--only takes one of: ${parts.join(', ')}`);
const wanted = (part: string) => values.only === undefined || values.only === part;
const compares = wanted('pages') && !values['no-comparison'];

/** Loads a page in all its variants, run by run; every second run is in reverse order. */
async function measurePage(
  browser: Browser,
  origins: ReadonlyMap<Variant, string>,
  path: string,
): Promise<PageResults> {
  const hasPage = (variant: Variant) => variant === 'site' || variant === 'baseline' || comparisonPaths.includes(path);
  const variants = [...origins].filter(([variant]) => hasPage(variant));
  const loads = new Map<Variant, PageLoad[]>(variants.map(([variant]) => [variant, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [variant, origin] of run % 2 === 0 ? variants : variants.toReversed()) {
      const load = await measureLoad(browser, origin + path);
      loads.get(variant)?.push(load);
      console.log(`${path} ${variant}: LCP ${load.lcp.toFixed(0)} ms, TBT ${load.tbt.toFixed(0)} ms`);
    }
  }
  return { path, loads };
}

ensureInstalled();
const buildSeconds = buildSite();
const { origins, close } = await serveVariants(compares);
const site = origins.get('site') ?? '';
process.env.CHROMIUM_PATH = ensureBrowser();
const browser = await chromium.launch(chromiumLaunch());
const about = provenance(`Chromium ${browser.version()}`);

const pages: PageResults[] = [];
const navigations: Navigation[] = [];
const fonts: HeadingFont[] = [];
if (wanted('pages')) {
  // Warms up the browser and the servers, whose first responses are slower.
  for (const origin of origins.values()) await measureLoad(browser, origin);
  for (const path of values.path ?? Object.values(familyPages)) pages.push(await measurePage(browser, origins, path));
}
for (let run = 0; run < runs; run += 1) {
  if (wanted('navigation')) navigations.push(...(await measureNavigation(browser, site)));
  if (wanted('fonts')) fonts.push(await visitForFonts(browser, site));
}
await browser.close();
await close();

const results = { pages, navigations, fonts };
const verdicts = verdictsOf(results);
const text = markdown(results, verdicts, about, buildSeconds);
console.log(`\n${text}`);
if (compares && !values.only && !values.path) {
  writeFileSync(join(projectRoot, 'docs/performance.md'), text);
  console.log('docs/performance.md');
}
process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;
