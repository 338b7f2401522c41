import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { familyPages } from '../../tests/support/families';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';
import { buildSite, ensureInstalled, readArguments } from './command';
import { comparisonPaths } from './comparison';
import { measureTap, measureVisit } from './navigation';
import { measureLoad } from './page-load';
import { markdown, provenance } from './report';
import { allTaps, type Figures, type Measured, verdictsOf } from './targets';
import { serveVariants, type Variant } from './variants';

/**
 * `npm run bench`: builds the site and measures its speed, compared with the site without scripts and with the same
 * pages built with other frameworks. Prints a report; a complete run writes it to docs/performance.md. Exits with 1
 * when a target is missed. `-- --runs 9` changes the number of runs; `-- /contact` measures first visits to one page,
 * `-- navigation` taps only.
 */
const { runs, only } = readArguments('5');
const parts: readonly string[] = only.length > 0 ? only : [...Object.values(familyPages), 'navigation'];
const paths = parts.filter((part) => part !== 'navigation');

/** The links that are followed in each build: the second page of a visit. */
const links = [
  { from: '/', to: '/contact' },
  { from: '/contact', to: '/' },
  { from: '/depression', to: '/contact' },
];
const frameworks = ['next', 'astro'] as const;

ensureInstalled();
const buildSeconds = buildSite();
const origins = await serveVariants();
process.env.CHROMIUM_PATH = ensureBrowser();
const browser = await chromium.launch(chromiumLaunch());
const about = provenance(`Chromium ${browser.version()}`);

/** Measures variants by turns, so that whatever slows the machine slows all of them; every second turn is in reverse. */
async function byTurns(where: string, variants: readonly Variant[], measure: (origin: string) => Promise<Figures>) {
  const results: { [Name in Variant]?: Figures[] } = {};
  for (let run = 0; run < runs; run += 1) {
    for (const variant of run % 2 === 0 ? variants : variants.toReversed()) {
      const figures = await measure(origins[variant]);
      results[variant] = [...(results[variant] ?? []), figures];
      console.log(where, variant, figures);
    }
  }
  return { where, runs: results };
}

const pages: Measured[] = [];
// Warms up the browser and the servers, whose first responses are slower.
for (const origin of Object.values(origins)) await measureLoad(browser, origin);
for (const path of paths) {
  const variants = ['site', 'baseline', ...(comparisonPaths.includes(path) ? frameworks : [])] as const;
  pages.push(await byTurns(path, variants, (origin) => measureLoad(browser, origin + path)));
}

const taps: Measured[] = [];
const visit = new Map<string, Figures[]>();
if (parts.includes('navigation')) {
  for (const { from, to } of links) {
    // The baseline's links are as Astro's.
    const measure = async (origin: string) => ({ tap: await measureTap(browser, origin + from, to) });
    taps.push(await byTurns(`${from} to ${to}`, ['site', ...frameworks], measure));
  }
  for (let run = 0; run < runs; run += 1) {
    for (const [to, tap] of await measureVisit(browser, origins.site)) {
      for (const where of [allTaps, to]) visit.set(where, [...(visit.get(where) ?? []), { tap }]);
    }
  }
}
await browser.close();

const results = { pages, taps, visit: [...visit].map(([where, site]) => ({ where, runs: { site } })) };
const text = markdown(results, about, buildSeconds);
console.log(`\n${text}`);
if (only.length === 0) writeFileSync(join(projectRoot, 'docs/performance.md'), text);
// Exits, although the servers still run.
process.exit(verdictsOf(results).every(({ met }) => met) ? 0 : 1);
