import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import type { RunStamp } from './model';
import { projectFiles } from './project-files';

/** The reports that the trace reads. */
const reportNames = ['vitest.json', 'e2e.json'];

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

/** The contents of a symbolic link are its target, as in git. */
function contentsOf(path: string): Buffer {
  return lstatSync(path).isSymbolicLink() ? Buffer.from(readlinkSync(path)) : readFileSync(path);
}

/** The current commit and a hash of the path and contents of every file that is not ignored. */
export function projectState(): Pick<RunStamp, 'commit' | 'tree'> {
  const sum = createHash('sha256');
  for (const file of [...projectFiles()].sort()) {
    const bytes = contentsOf(join(projectRoot, file));
    sum.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return { commit: git('rev-parse', 'HEAD'), tree: sum.digest('hex') };
}

/** A hash of each report that exists, by file name. */
export function reportHashes(): RunStamp['reports'] {
  const files = reportNames.map((name) => [name, join(projectRoot, 'reports', name)] as const);
  const present = files.filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    present.map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Whether the working tree equals the current commit. */
export function isCommitted(): boolean {
  return git('status', '--porcelain') === '';
}
