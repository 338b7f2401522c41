import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './config';
import type { RunStamp } from './records';

/** Reads a JSON file; undefined if it does not exist. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** An object as JSON with a line for each entry, sorted by key, so that a change of one entry changes one line. */
export function jsonLines(entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.keys(entries)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(entries[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The SHA-256 of a content, in hexadecimal digits. */
export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Runs a program in a folder. @returns its output @throws if it fails */
export const run = (folder: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' }).trim();

/** Runs Git. */
export const git = (folder: string, ...args: string[]) => run(folder, 'git', ...args);

/** Makes a Git repository of a folder with all its files. @returns the commit */
export function commitAll(folder: string): string {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=trace', '-c', 'user.email=trace@localhost'];
  git(folder, ...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'All files');
  return git(folder, 'rev-parse', 'HEAD');
}

/** Every file of the project (or of a copy of it) that is not ignored, as a relative path. @throws without git */
export function projectFiles(root: string): readonly string[] {
  const files = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0');
  return files.filter((file) => file && existsSync(join(root, file)));
}

/** The contents of a symbolic link are its target, as in git. */
function contentsOf(path: string): Buffer {
  return lstatSync(path).isSymbolicLink() ? Buffer.from(readlinkSync(path)) : readFileSync(path);
}

/**
 * The current commit and a hash of the path and contents of every file that is not ignored, except the record of proofs,
 * on which no test rests.
 */
export function projectState({ root, files }: Pick<Project, 'root' | 'files'>): Pick<RunStamp, 'commit' | 'tree'> {
  const sum = createHash('sha256');
  for (const file of projectFiles(root)
    .filter((name) => name !== files.record)
    .sort()) {
    const bytes = contentsOf(join(root, file));
    sum.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return { commit: git(root, 'rev-parse', 'HEAD'), tree: sum.digest('hex') };
}

/** The reports of the test runners, relative to the project. */
export function reportsOf({ layers }: Pick<Project, 'layers'>): readonly string[] {
  return [...new Set(Object.values(layers).map(({ runner }) => runner.report))];
}

/** A hash of each report that exists, by path. */
export function reportHashes(project: Pick<Project, 'layers' | 'root'>): RunStamp['reports'] {
  const present = reportsOf(project).filter((name) => existsSync(join(project.root, name)));
  return Object.fromEntries(present.map((name) => [name, sha256(readFileSync(join(project.root, name)))]));
}

/** Whether the working tree equals the current commit. */
export function isCommitted(root: string): boolean {
  return git(root, 'status', '--porcelain') === '';
}
