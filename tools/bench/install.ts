import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-root';

/**
 * Runs an npm command in a folder and shows its output.
 * @throws if it fails
 */
export function npm(folder: string, command: string, variables: NodeJS.ProcessEnv = {}): void {
  console.log(`> npm ${command} (in ${relative(projectRoot, folder) || '.'})`);
  const { status } = spawnSync(`npm ${command}`, {
    cwd: folder,
    // On Windows npm is a command file, which only a shell can start.
    shell: true,
    // With NODE_ENV `production`, npm would not install development dependencies.
    env: { ...process.env, NODE_ENV: undefined, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm ${command} failed in ${folder}`);
}

/** Installs a folder's packages, unless they were installed since its lock file last changed. */
export function ensureInstalled(folder = join(projectRoot, 'tools/bench')): void {
  // npm writes this file last.
  const installed = join(folder, 'node_modules/.package-lock.json');
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (!isCurrent) npm(folder, 'ci --ignore-scripts --no-audit --no-fund');
}
