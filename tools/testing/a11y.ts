import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../build/build';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { grepOf } from './a11y-report/route-word';
import { paths, writeA11yTable } from './a11y-table';
import { ensureBrowser } from './browser';

/**
 * `npm run a11y`: builds the site, runs the accessibility tests in the browser, and prints the results route by route.
 * `npm run a11y -- --route /contact` runs the tests of one route. The table is reports/a11y.html; Playwright's report,
 * with screenshots of failures, is reports/a11y/index.html. Exits 1 when anything failed.
 */
const { values } = parseArgs({ options: { route: { type: 'string', multiple: true } } });
const wanted = values.route ?? [];
const unknown = wanted.filter((route) => !paths.includes(route));
if (unknown.length > 0) {
  console.error(`There is no route ${unknown.join(' ')}. The routes are:\n${paths.join('\n')}`);
  process.exit(1);
}

process.env.CHROMIUM_PATH = ensureBrowser();
configureMockService();
await buildSite();

const report = 'a11y.json';
rmSync(join(projectRoot, 'reports', report), { force: true });
const filter = wanted.length > 0 ? ['--grep', grepOf(wanted)] : [];
const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/a11y/', ...filter, '--reporter=dot,html,json'], {
  cwd: projectRoot,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    // The build set it to `production` for React; `npm test` runs Playwright without it.
    NODE_ENV: undefined,
    PLAYWRIGHT_HTML_OUTPUT_DIR: 'reports/a11y',
    PLAYWRIGHT_HTML_OPEN: 'never',
    PLAYWRIGHT_JSON_OUTPUT_FILE: `reports/${report}`,
  },
});
writeA11yTable(report, wanted.length > 0 ? wanted : paths);
console.log('reports/a11y/index.html');
process.exitCode = status === 0 ? 0 : 1;
