import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root';
import { createSandbox, deleteSandboxes } from '../trace/prove/sandbox';

/**
 * `npm run test:clinic`: does in a copy of the project what a clinic does. It replaces `src/site.ts` by that of another clinic
 * (tests/second-clinic/site.ts, or the file that is named) and adds the clinic's files from `public/` beside it, approves the
 * texts, checks types, builds, runs the unit tests, and looks on a phone at the pages that differ most between clinics. Exits
 * with 1 if anything fails; rules of the specification that the clinic has left are listed, and do not count.
 */
const source = process.argv[2] ?? 'tests/second-clinic/site.ts';
const pages = ['/', '/insurance', '/privacy', '/crisis-intervention'];
const steps = [
  ['tsc', '--noEmit'],
  ['tsx', 'tools/approved-text/approve.ts'],
  ['vite', 'build', '--mode', 'mock', '--logLevel', 'warn'],
  ['vitest', 'run', '--project', 'unit', '--project', 'unit: pages', '--reporter', 'dot'],
  ['playwright', 'test', '--project=crawl-phone', `--grep=(${pages.join('|')}) `, '--reporter=dot'],
  ['tsx', 'tests/list-left-rules.ts'],
];
const { folder, port } = await createSandbox(projectRoot, 'second-clinic');
try {
  const site = readFileSync(join(projectRoot, source), 'utf8').replaceAll("'../../src/", "'./");
  writeFileSync(join(folder, 'src/site.ts'), site);
  const files = join(projectRoot, dirname(source), 'public');
  if (existsSync(files)) cpSync(files, join(folder, 'public'), { recursive: true });
  const failed = steps.filter(([program = '', ...args]) => {
    const quiet = program === 'tsx' && args[0]?.includes('approve');
    const command = join(folder, 'node_modules/.bin', program);
    const env = { ...process.env, E2E_PORT: String(port) };
    const { status } = spawnSync(command, args, { cwd: folder, env, stdio: quiet ? 'ignore' : 'inherit' });
    return status !== 0;
  });
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  deleteSandboxes(projectRoot);
}
