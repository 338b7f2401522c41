import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../tools/demo-service';

const folder = join(projectRoot, 'bench');
/** The list of what is installed, which npm writes last. */
const installedList = join(folder, 'node_modules/.package-lock.json');

function isInstalled(): boolean {
  return (
    existsSync(installedList) && statSync(installedList).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
  );
}

/**
 * Installs the tools that only measurements need, when they are not there yet or their versions changed.
 * @throws when npm fails
 */
export function ensureBenchTools(): void {
  if (isInstalled()) return;
  console.log('> npm ci (in bench/)');
  // None of them needs a script of its own to be installed, and none gets to run one.
  const { status } = spawnSync('npm ci --ignore-scripts --no-audit --no-fund', {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The tools of bench/ could not be installed');
}

/** The file of a tool's command, to be run by Node. */
export function benchTool(file: string): string {
  return join(folder, 'node_modules', file);
}
