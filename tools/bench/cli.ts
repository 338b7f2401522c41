import { execSync, spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { templatePages } from '../../tests/support/template-pages';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';
import { tappedLinks, writeFloor } from './floor';
import { measureLoad } from './page-load';
import { serve } from './server';
import { type Measured, tableOf } from './table';
import { measureTap } from './taps';

/** `npm run bench` builds the site, measures it, and prints what docs/performance.md shows. `-- --runs 9` sets the rounds. */
const { runs } = parseArgs({ options: { runs: { type: 'string', default: '5' } } }).values;
if (!(Number(runs) >= 1)) throw new Error(`--runs is "${runs}". Set it to a whole number above 0, such as 5.`);

execSync('npx vite build --mode mock --logLevel warn', { cwd: projectRoot });
const [dist, floorFolder] = [join(projectRoot, 'dist-mock'), join(projectRoot, '.build/floor')];
await writeFloor(dist, floorFolder);
const [site, floor] = [await serve(dist), await serve(floorFolder)];
process.env.CHROMIUM_PATH = ensureBrowser();
const browser = await chromium.launch(chromiumLaunch(true));
// The first responses of the browser and the servers are slow.
for (const origin of [site, floor]) await measureLoad(browser, origin);

/** Measures the site and what it is compared with in turns, so that a temporary slowdown affects both. */
async function inTurns<Figures>(measure: () => Promise<Figures>, compared: () => Promise<Figures>) {
  const rounds: (readonly [site: Figures, compared: Figures])[] = [];
  while (rounds.length < Number(runs)) rounds.push([await measure(), await compared()]);
  return rounds;
}

const visits: Measured[] = [];
for (const path of Object.values(templatePages)) {
  const visit = (withScripts: boolean) => () => measureLoad(browser, site + path, withScripts);
  const rounds = await inTurns(visit(true), visit(false));
  const times = rounds.map(([{ lcp }, compared]) => [lcp, compared.lcp] as const);
  visits.push({ where: path, times, loads: rounds.map(([load]) => load) });
}
const taps: Measured[] = [];
for (const { from, to } of tappedLinks) {
  const tap = (origin: string) => () => measureTap(browser, origin + from, to);
  taps.push({ where: `${from} to ${to}`, times: await inTurns(tap(site), tap(floor)), loads: [] });
}

// A copy of the project may lack Git.
const git = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: projectRoot, encoding: 'utf8' });
const commit = git.stdout?.trim() || '(unknown)';
const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`;
const day = new Date().toISOString().slice(0, 10);
console.log(`Measured on ${day} at commit ${commit}, Chromium ${browser.version()}, ${machine}. Medians of ${runs} rounds.

${tableOf([visits, taps])}`);
// The open servers would keep the process running.
process.exit();
