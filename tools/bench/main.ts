import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';
import { launchBareChromium } from './bare-chromium';
import { measureBuilds } from './build-time';
import { measureNavigation, type NavigationRun } from './navigation';
import { comparePages, type PageComparison } from './page-comparison';
import { provenance } from './provenance';
import { markdown, type Results, verdictsOf } from './report';
import { serveVariants } from './served-variants';

/**
 * `npm run bench`: builds the site and measures how fast it is, beside itself without scripts and beside the same pages
 * made with other frameworks. Prints a report; a whole run writes it to docs/performance.md. Exits 1 when a target is
 * missed. `--only families`, `navigation` or `build` measures one part, `--no-rivals` leaves the frameworks out,
 * `--runs 9` loads each page so often instead of five times. Navigation and builds, which vary less, take half as many.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, 'no-rivals': { type: 'boolean' } },
});
const parts = ['families', 'navigation', 'build'];
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 up');
if (values.only && !parts.includes(values.only)) throw new Error(`--only takes one of: ${parts.join(', ')}`);
const fewer = Math.ceil(runs / 2);
const wanted = (part: string) => values.only === undefined || values.only === part;

/** What is measured in a browser, of the parts that are wanted. */
async function measureInBrowser(browser: Browser): Promise<Pick<Results, 'pages' | 'navigation'>> {
  const served = await serveVariants(wanted('families') && !values['no-rivals'] ? ['next', 'astro'] : []);
  const site = served.origins.get('site');
  const navigation: NavigationRun[] = [];
  let pages: readonly PageComparison[] = [];
  if (wanted('families')) {
    const bare = await launchBareChromium();
    pages = await comparePages(bare, served.origins, runs);
    await bare.close();
  }
  if (wanted('navigation') && site) {
    for (let run = 0; run < fewer; run += 1) navigation.push(...(await measureNavigation(browser, site)));
  }
  await served.close();
  return { pages, navigation };
}

process.env.CHROMIUM_PATH = ensureBrowser();
const browser = await chromium.launch(chromiumLaunch());
const about = provenance(browser.version());
const inBrowser = values.only === 'build' ? { pages: [], navigation: [] } : await measureInBrowser(browser);
await browser.close();
const builds = wanted('build') ? await measureBuilds(fewer) : [];

const results: Results = { provenance: about, ...inBrowser, builds };
const text = markdown(results);
console.log(`\n${text}`);
if (values.only === undefined && !values['no-rivals']) {
  writeFileSync(join(projectRoot, 'docs/performance.md'), text);
  console.log('docs/performance.md');
}
process.exitCode = verdictsOf(results).every(({ met }) => met) ? 0 : 1;
