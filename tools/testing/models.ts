import { spawnSync } from 'node:child_process';
import { projectRoot } from '../project-root';
import { ensureBrowser } from './browser';

/**
 * `npm run models`: compares the form, the header and the navigation with their models in 100 random sequences each, from
 * a new seed that a failure prints. `FC_RUNS=1000` takes longer. Exits 1 when one differs. Leaves the reports of
 * `npm test` alone.
 */
const runs = process.env.FC_RUNS ?? '100';
console.log(`FC_RUNS=${runs}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'component', '--reporter=default', 'model.test'], {
  cwd: projectRoot,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), FC_RUNS: runs },
});
process.exitCode = status === 0 ? 0 : 1;
