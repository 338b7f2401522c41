import { spawnSync } from 'node:child_process';
import { buildSite } from '../build/build';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { ensureBrowser } from './browser';

/**
 * `npm run monkey`: builds the site and lets the monkey loose on it for 3 minutes, from a seed of its own that it
 * prints. `MONKEY_MINUTES=30` lasts longer; `MONKEY_SEED` and `MONKEY_PATH`, which a failure prints, show it again.
 * Exits 1 when something was found.
 */
const seed = process.env.MONKEY_SEED ?? String(Math.floor(Math.random() * 0x7fffffff));
// One visit to see again needs no search.
const minutes = process.env.MONKEY_PATH ? {} : { MONKEY_MINUTES: process.env.MONKEY_MINUTES ?? '3' };

process.env.CHROMIUM_PATH = ensureBrowser();
configureMockService();
await buildSite();

console.log(`MONKEY_SEED=${seed}`);
const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/monkey.spec.ts', '--workers=1', '--reporter=line'], {
  cwd: projectRoot,
  stdio: ['ignore', 'inherit', 'inherit'],
  // What the build set for React is not Playwright's concern.
  env: { ...process.env, NODE_ENV: undefined, ...minutes, MONKEY_SEED: seed },
});
process.exitCode = status === 0 ? 0 : 1;
