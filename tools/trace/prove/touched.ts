import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Project } from '../config';
import type { Fault } from '../declarations';
import { git, run } from '../files';
import { fileIn, type ProofRecord } from '../records';

/** Returns the commit to compare with by default: the last tag on `main`, or else `main`, or else the current commit. */
export function defaultBase(root: string): string {
  const answers = (...args: string[]) => {
    try {
      return git(root, ...args);
    } catch {
      return undefined;
    }
  };
  return answers('describe', '--tags', '--abbrev=0', 'main') ?? answers('rev-parse', '--verify', 'main') ?? 'HEAD';
}

/** Returns the files of the working tree that have changed since a commit. @throws if Git does not know the commit */
function changedSince(root: string, base: string): ReadonlySet<string> {
  const changed = git(root, 'diff', '--name-only', '--no-renames', '-z', base);
  return new Set([...changed.split('\0'), ...git(root, 'ls-files', '-o', '--exclude-standard', '-z').split('\0')]);
}

/**
 * Reads the faults at a commit. From other folders, their files may import only types, because only their own folder is
 * extracted. Returns an empty list if the faults cannot be read, for example because they had another form at that commit.
 */
async function faultsAt({ root, files }: Project, base: string): Promise<readonly Fault[]> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  try {
    const archive = join(folder, 'faults.tar');
    git(root, 'archive', `--output=${archive}`, base, files.faults);
    run(folder, 'tar', '-xf', archive);
    const { faults } = await import(pathToFileURL(join(folder, files.faults, 'all.ts')).href);
    return faults;
  } catch {
    return [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the faults to prove. A fault is proved if it lacks a proof for one of its rules, or if its edited file, its row, or the
 * file of a test that detected it has changed since `base`.
 */
export async function touchedFaults(project: Project, record: ProofRecord, base: string): Promise<readonly Fault[]> {
  const changed = changedSince(project.root, base);
  const before = new Map((await faultsAt(project, base)).map((fault) => [fault.id, fault]));
  return project.faults.filter((fault) => {
    const proof = record[fault.id];
    if (!proof || !fault.rules.every((rule) => proof[rule])) return true;
    if ([fault.file, ...Object.values(proof).map(fileIn)].some((file) => changed.has(file))) return true;
    return !isDeepStrictEqual(fault, before.get(fault.id));
  });
}
