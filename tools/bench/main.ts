import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { familyPages } from '../../tests/support/families';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';
import { buildSite, ensureInstalled, readArguments } from './command';
import { ways } from './floor';
import { measureTap } from './navigation';
import { measureLoad } from './page-load';
import { markdown, provenance } from './report';
import { type Figures, type Measured, verdictsOf } from './targets';
import { serveVariants, type Variant } from './variants';

/**
 * `npm run bench`: builds the site and measures its speed, compared with the site without scripts and with the floor. Prints a report; a complete run writes it to docs/performance.md. Exits with 1
 * when a target is missed. `-- --runs 9` changes the number of runs, `-- --before folder` adds a former build;
 * `-- /contact` measures first visits to one page, `-- navigation` taps only.
 */
const { runs, before, only } = readArguments('5');
const parts: readonly string[] = only.length > 0 ? only : [...Object.values(familyPages), 'navigation'];
const paths = parts.filter((part) => part !== 'navigation');
/** The builds of the site itself. */
const builds = ['site', ...(before ? (['before'] as const) : [])] as const;

ensureInstalled();
const buildSeconds = buildSite();
const origins = await serveVariants(before);
process.env.CHROMIUM_PATH = ensureBrowser();
const browser = await chromium.launch(chromiumLaunch());
const about = provenance(`Chromium ${browser.version()}`);

/** Measures variants by turns, so that whatever slows the machine slows all of them; every second turn is in reverse. */
async function byTurns(
  where: string,
  variants: readonly Variant[],
  measure: (origin: string, variant: Variant) => Promise<Figures>,
) {
  const results: { [Name in Variant]?: Figures[] } = {};
  for (let run = 0; run < runs; run += 1) {
    for (const variant of run % 2 === 0 ? variants : variants.toReversed()) {
      const figures = await measure(origins[variant] ?? '', variant);
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
  pages.push(await byTurns(path, [...builds, 'baseline'], (origin) => measureLoad(browser, origin + path)));
}

const taps: Measured[] = [];
for (const { from, to } of parts.includes('navigation') ? ways : []) {
  const measure = (origin: string, variant: Variant) =>
    measureTap(browser, origin + from, to, variant === 'site' || variant === 'before');
  taps.push(await byTurns(`${from} to ${to}`, [...builds, 'floor'], measure));
}
await browser.close();

const results = { pages, taps };
const text = markdown(results, about, buildSeconds);
console.log(`\n${text}`);
if (only.length === 0) writeFileSync(join(projectRoot, 'docs/performance.md'), text);
// Exits, although the servers still run.
process.exit(verdictsOf(results).every(({ met }) => met) ? 0 : 1);
