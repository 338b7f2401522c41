import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import type { Fault } from '../declarations';
import { git, projectFiles } from '../files';
import type { ProofRecord } from '../records';
import { fileIn } from './notice';

/** @returns what Git prints, or undefined if it does not know the commit, as after a rebase, or the file */
function printed(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, ...args);
  } catch {
    return undefined;
  }
}

/** The files that have changed in the working tree since a commit; undefined if Git does not know it. */
function changedSince(root: string, commit: string): ReadonlySet<string> | undefined {
  const changed = printed(root, 'diff', '--name-only', '--no-renames', '-z', commit);
  if (changed === undefined) return undefined;
  return new Set([...changed.split('\0'), ...git(root, 'ls-files', '-o', '--exclude-standard', '-z').split('\0')]);
}

/** The row of each fault by its id: its file, and its text from the line with the id to the line with the next one. */
function rowsOf({ root, files, faults }: Project) {
  const ids = new Set(faults.map(({ id }) => id));
  const idIn = (line: string) => [...line.matchAll(/['"]([^'"]+)['"]/g)].find(([, text = '']) => ids.has(text))?.[1];
  const holdsRows = (file: string) => file === files.faults || file.startsWith(`${files.faults}/`);
  // The record lies beside the rows and names the same ids.
  const written = projectFiles(root).filter((file) => holdsRows(file) && file !== files.record);
  return new Map(
    written.flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      const starts = [...lines.keys()].filter((at) => idIn(lines[at] ?? '') !== undefined);
      return starts.map((from, index) => {
        const text = lines.slice(from, starts[index + 1]).join('\n');
        return [idIn(text), { file, text }] as const;
      });
    }),
  );
}

/**
 * The faults that a change touches, by Git alone: those of which a rule has no line in the record; and those whose file, row,
 * or noticing test's file has changed since the commit in the record.
 */
export function touchedFaults(project: Project, record: ProofRecord): readonly Fault[] {
  const { root, faults } = project;
  const commits = new Set(Object.values(record).map(({ commit }) => commit));
  const changes = new Map([...commits].map((commit) => [commit, changedSince(root, commit)]));
  const rows = rowsOf(project);
  return faults.filter(({ id, file, rules }) => {
    const proof = record[id];
    const row = rows.get(id);
    const changed = proof && changes.get(proof.commit);
    if (!changed || !row || !rules.every((tag) => proof.noticed[tag])) return true;
    const tests = Object.values(proof.noticed).map(fileIn);
    if ([file, ...tests].some((one) => changed.has(one))) return true;
    return changed.has(row.file) && !printed(root, 'show', `${proof.commit}:./${row.file}`)?.includes(row.text);
  });
}
