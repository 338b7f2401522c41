import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import type { Layer, RunStamp } from './model';

/** The reports that the trace reads. */
const reportNames = ['vitest.json', 'e2e.json'];

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

/** Test files of each layer, by their paths relative to the project. */
export const isTestOf: Readonly<Record<Layer, RegExp>> = {
  unit: /^tests\/unit\/.*\.test\.tsx?$/,
  component: /^tests\/component\/.*\.test\.tsx?$/,
  e2e: /^e2e\/.*\.spec\.ts$/,
};

/** Every file of the project (or of a copy of it) that is not ignored, as a relative path. @throws without git */
export function projectFiles(root: string = projectRoot): readonly string[] {
  const files = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0');
  return files.filter((file) => file && existsSync(join(root, file)));
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
  return { commit: git(projectRoot, 'rev-parse', 'HEAD'), tree: sum.digest('hex') };
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
  return git(projectRoot, 'status', '--porcelain') === '';
}
