import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '../../../spec/routes';
import { buildSite } from '../../build/build';
import { configureMockService } from '../../mail/mock-settings';
import { freePort, listen } from '../../preview/listen';
import { createSiteServer } from '../../preview/site-server';
import { projectRoot } from '../../project-root';
import { ensureBrowser } from '../../testing/browser';
import { ensureBenchTools } from '../install';
import { machine } from '../machine';
import type { RouteResult } from './model';
import { readReport } from './read-report';
import { lighthouse } from './run';
import { plainText } from './table';
import { isSound, medianRun } from './verdict';

/**
 * `npm run lighthouse`: builds the site, serves it, and runs Lighthouse on every page as on a telephone. Prints the
 * scores, the lowest of each, and what costs points; the same is in reports/lighthouse.json. Exits 1 when a page is
 * below 100 in anything. `--route /contact` runs one route (may be repeated), `--runs 3`
 * takes of so many runs the one whose performance is in the middle.
 */
const { values } = parseArgs({
  options: { route: { type: 'string', multiple: true }, runs: { type: 'string', default: '1' } },
});
const paths: readonly string[] = routes.map(({ path }) => path);
const wanted = values.route ?? paths;
const unknown = wanted.filter((route) => !paths.includes(route));
if (unknown.length > 0) throw new Error(`There is no route ${unknown.join(' ')}. There are:\n${paths.join('\n')}`);

ensureBenchTools();
const browser = ensureBrowser();
const port = await freePort();
configureMockService();
// The pages name the address at which they are looked at, as those of a real site do.
process.env.VITE_SITE_URL = `http://localhost:${port}`;
await buildSite();
const server = createSiteServer(join(projectRoot, 'dist'));
const origin = await listen(server, port);

async function measure(route: string): Promise<RouteResult> {
  const runs: RouteResult[] = [];
  while (runs.length < Number(values.runs))
    runs.push(readReport(route, await lighthouse(`${origin}${route}`, browser)));
  const result = medianRun(runs);
  if (!result) throw new Error('--runs takes a number from 1 up');
  return result;
}

const results: RouteResult[] = [];
for (const route of wanted) {
  const result = await measure(route);
  results.push(result);
  console.log(`${results.length}/${wanted.length} ${route}: ${Object.values(result.scores).join(' ')}`);
}
server.close();
server.closeAllConnections();

const folder = join(projectRoot, 'reports');
mkdirSync(folder, { recursive: true });
const report = { date: new Date().toISOString(), machine: machine(), runs: Number(values.runs), results };
writeFileSync(join(folder, 'lighthouse.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(`\n${plainText(results)}\n\nreports/lighthouse.json`);
process.exitCode = results.every(isSound) ? 0 : 1;
