import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import type { RunStamp } from './model';
import { projectFiles } from './prove/project-files';

/** The reports that the trace reads. */
export const reportNames = ['vitest.json', 'e2e.json'] as const;

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

/** A link is what it points at, as for git. */
function contentsOf(path: string): Buffer {
  return lstatSync(path).isSymbolicLink() ? Buffer.from(readlinkSync(path)) : readFileSync(path);
}

/** The commit that is checked out, and a hash of every file that is not ignored: its path and its bytes. */
export function projectState(): Pick<RunStamp, 'commit' | 'tree'> {
  const sum = createHash('sha256');
  for (const file of [...projectFiles()].sort()) {
    const bytes = contentsOf(join(projectRoot, file));
    sum.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return { commit: git('rev-parse', 'HEAD'), tree: sum.digest('hex') };
}

/** A hash of each report that is there, by its file name. */
export function reportHashes(): RunStamp['reports'] {
  const files = reportNames.map((name) => [name, join(projectRoot, 'reports', name)] as const);
  const present = files.filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    present.map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Whether nothing differs from the commit that is checked out. */
export function isCommitted(): boolean {
  return git('status', '--porcelain') === '';
}
