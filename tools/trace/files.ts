import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Project } from './config';
import type { ProjectState } from './model';

/** Reads a JSON file. Returns undefined if it does not exist. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
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

/**
 * Lists the files of the project, or of a copy, that Git does not ignore, as relative paths. If Git is missing, refuses or ignores the
 * folder, lists all files but packages and those in hidden folders.
 */
export function projectFiles(root: string): readonly string[] {
  try {
    const files = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0');
    const present = files.filter((file) => file && existsSync(join(root, file)));
    if (present.length > 0) return present;
  } catch {
    // `projectState` says why.
  }
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? relative(root, join(entry.parentPath, entry.name)) : []))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)(?:\.[^/]*|node_modules)\//.test(file));
}

/**
 * Returns the current commit, and a hash of the paths and contents of all files that Git does not ignore. The hash omits the folder of
 * faults and proofs, because no test depends on it. Without Git, returns only the reason.
 */
export function projectState({ root, files }: Pick<Project, 'root' | 'files'>): ProjectState {
  try {
    const commit = git(root, 'rev-parse', 'HEAD');
    // Git answers for any repository around the folder.
    if (git(root, 'ls-files') === '')
      return { withoutGit: 'the Git repository around this folder has none of its files' };
    const tested = projectFiles(root).filter((name) => !name.startsWith(`${files.faults}/`));
    const hashes = git(root, 'hash-object', '--no-filters', '--', ...tested);
    return { commit, tree: sha256(tested.join() + hashes), committed: git(root, 'status', '--porcelain') === '' };
  } catch (error) {
    const { stderr, message } = error as Error & { readonly stderr?: string };
    return { withoutGit: (stderr || message).split('\n')[0] };
  }
}
