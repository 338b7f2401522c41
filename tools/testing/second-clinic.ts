import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { createSandbox, deleteSandboxes } from '../trace/prove/sandbox';

/**
 * Adopts the site for another clinic, in a copy of the project: replaces `src/site.ts`, adds the clinic's files and
 * variables, makes its icons, lints, checks types, approves the texts, builds, runs the unit tests, and crawls, on a phone and on
 * a wide screen, the pages that differ most between clinics. Exits with 1 if anything fails. Tests of rules that the clinic waives are
 * skipped.
 */
const clinic = join(projectRoot, 'tests/second-clinic');
const pages = ['/', '/insurance', '/privacy', '/crisis-intervention'];
const steps = [
  ['tsx', 'tools/assets/rasterize.ts', 'icons'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['tsc', '--noEmit'],
  ['tsx', 'tools/approved-text/approve.ts'],
  ['vite', 'build', '--mode', 'mock', '--logLevel', 'warn'],
  ['vitest', 'run', '--project', 'unit*', '--reporter', 'dot'],
  [
    'playwright',
    'test',
    '--project=crawl',
    `--grep=(${pages.join('|')}) on a phone and on a wide screen: `,
    '--reporter=dot',
  ],
];
const { folder, port } = await createSandbox(projectRoot, 'second-clinic');
try {
  const site = readFileSync(join(clinic, 'site.ts'), 'utf8').replaceAll("'../../src/", "'./");
  writeFileSync(join(folder, 'src/site.ts'), site);
  // Step 5 of docs/adopting.md sets these variables. No test may depend on their values.
  cpSync(join(clinic, 'variables.env'), join(folder, '.env'));
  cpSync(join(clinic, 'public'), join(folder, 'public'), { recursive: true });
  const env = { ...process.env, E2E_PORT: String(port) };
  const failed = steps.filter(([program = '', ...args]) => {
    const command = join(folder, 'node_modules/.bin', program);
    // Hide the output of the scripts, because approve.ts prints a fingerprint of each page.
    const stdout = program === 'tsx' ? 'ignore' : 'inherit';
    return spawnSync(command, args, { cwd: folder, env, stdio: ['ignore', stdout, 'inherit'] }).status !== 0;
  });
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  deleteSandboxes(projectRoot);
}
