import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-root';

const bench = join(projectRoot, 'tools/bench');

function isInstalled(folder: string): boolean {
  // The list of what is installed, which npm writes last.
  const list = join(folder, 'node_modules/.package-lock.json');
  return existsSync(list) && statSync(list).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
}

/**
 * Installs what a folder's lock file names, unless that was done since it last changed.
 * @throws when npm fails
 */
export function ensureInstalled(folder: string): void {
  if (isInstalled(folder)) return;
  console.log(`> npm ci (in ${relative(projectRoot, folder)})`);
  // None of the packages needs a script of its own to be installed, and none gets to run one.
  const { status } = spawnSync('npm ci --ignore-scripts --no-audit --no-fund', {
    cwd: folder,
    shell: true,
    // Were it `production`, npm would leave out what a build needs.
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
}

/** Installs the tools that only measurements need, when they are not there yet or their versions changed. */
export function ensureBenchTools(): void {
  ensureInstalled(bench);
}

/** The file of a tool's command, to be run by Node. */
export function benchTool(file: string): string {
  return join(bench, 'node_modules', file);
}
