import { spawnSync } from 'node:child_process';
import { buildSite } from '../build/build';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { ensureBrowser } from './browser';

/**
 * `npm run fuzz`: builds the site and makes random visits to it for 3 minutes, from a new seed that it prints.
 * `FUZZ_MINUTES=30` searches longer; `FUZZ_SEED` and `FUZZ_PATH`, which a failure prints, repeat the failed visit.
 * Exits with 1 when a fault was found.
 */
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 0x7fffffff));
// Repeating a visit needs no search.
const minutes = process.env.FUZZ_PATH ? {} : { FUZZ_MINUTES: process.env.FUZZ_MINUTES ?? '3' };

process.env.CHROMIUM_PATH = ensureBrowser();
configureMockService();
await buildSite();

console.log(`FUZZ_SEED=${seed}`);
const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/fuzz/fuzz.spec.ts', '--workers=1', '--reporter=line'], {
  cwd: projectRoot,
  stdio: ['ignore', 'inherit', 'inherit'],
  // The build set it to `production` for React; `npm test` runs Playwright without it.
  env: { ...process.env, NODE_ENV: undefined, ...minutes, FUZZ_SEED: seed },
});
process.exitCode = status === 0 ? 0 : 1;
