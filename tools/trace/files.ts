import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './config';
import type { RunStamp } from './records';

/** Reads a JSON file. Returns undefined if it does not exist. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Formats an object as JSON with one line for each entry, sorted by key, so that a changed entry changes one line. */
export function jsonLines(entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.keys(entries)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(entries[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Returns the SHA-256 of content in hexadecimal digits. */
export const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

/** Runs Git in a folder. @returns its output @throws if it fails */
export const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' }).trim();

/** Makes a folder a Git repository and commits the files that Git does not ignore. */
export function commitAll(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=trace', '-c', 'user.email=trace@localhost'];
  git(folder, ...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'All files');
}

/** Lists the files of the project, or of a copy, that Git does not ignore, as relative paths. @throws if Git fails */
export function projectFiles(root: string): readonly string[] {
  const files = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0');
  return files.filter((file) => file && existsSync(join(root, file)));
}

/**
 * Returns the current commit, and a hash of the paths and contents of all files that Git does not ignore. The hash omits the folder of
 * faults and proofs, because no test depends on it.
 */
export function projectState({ root, files }: Pick<Project, 'root' | 'files'>): Pick<RunStamp, 'commit' | 'tree'> {
  const tested = projectFiles(root).filter((name) => !name.startsWith(`${files.faults}/`));
  const hashes = git(root, 'hash-object', '--no-filters', '--', ...tested);
  return { commit: git(root, 'rev-parse', 'HEAD'), tree: sha256(tested.join() + hashes) };
}
