import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-root';

/**
 * Runs an npm command in a folder, its output shown.
 * @throws when it fails
 */
export function npm(folder: string, command: string, variables: NodeJS.ProcessEnv = {}): void {
  console.log(`> npm ${command} (in ${relative(projectRoot, folder) || '.'})`);
  const { status } = spawnSync(`npm ${command}`, {
    cwd: folder,
    // On Windows npm is a command file, which only a shell can start.
    shell: true,
    // Were NODE_ENV `production`, npm would leave out what a build needs.
    env: { ...process.env, NODE_ENV: undefined, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm ${command} failed in ${folder}`);
}

/** Installs what a folder's lock file names, unless that was done since the lock file last changed. */
export function ensureInstalled(folder = join(projectRoot, 'tools/bench')): void {
  // npm writes this list last.
  const installed = join(folder, 'node_modules/.package-lock.json');
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (!isCurrent) npm(folder, 'ci --ignore-scripts --no-audit --no-fund');
}
