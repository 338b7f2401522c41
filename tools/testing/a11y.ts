import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../build/build';
import { configureDemoService } from '../mail/demo-service';
import { projectRoot } from '../project-root';
import { grepOf } from './a11y-report/route-word';
import { paths, writeA11yTable } from './a11y-table';
import { ensureBrowser } from './browser';

/**
 * `npm run a11y`: builds the site, runs the tests of accessibility in the browser, and prints what they found route by
 * route. `npm run a11y -- --route /contact` runs the tests of one route. Playwright's report, with a picture of each
 * page that failed, is reports/a11y/index.html; the table is reports/a11y.html. Exits 1 when anything failed.
 */
const { values } = parseArgs({ options: { route: { type: 'string', multiple: true } } });
const wanted = values.route ?? [];
const unknown = wanted.filter((route) => !paths.includes(route));
if (unknown.length > 0) throw new Error(`There is no route ${unknown.join(' ')}. There are:\n${paths.join('\n')}`);

process.env.CHROMIUM_PATH = ensureBrowser();
configureDemoService();
await buildSite();

const report = 'a11y.json';
rmSync(join(projectRoot, 'reports', report), { force: true });
const filter = wanted.length > 0 ? ['--grep', grepOf(wanted)] : [];
const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/a11y/', ...filter, '--reporter=dot,html,json'], {
  cwd: projectRoot,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    // As `npm start` has it; what the build set for React is not Playwright's concern.
    NODE_ENV: undefined,
    PLAYWRIGHT_HTML_OUTPUT_DIR: 'reports/a11y',
    PLAYWRIGHT_HTML_OPEN: 'never',
    PLAYWRIGHT_JSON_OUTPUT_FILE: `reports/${report}`,
  },
});
writeA11yTable(report, wanted.length > 0 ? wanted : paths);
console.log('reports/a11y/index.html');
process.exitCode = status === 0 ? 0 : 1;
