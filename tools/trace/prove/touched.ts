import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import type { Fault } from '../declarations';
import { git, projectFiles } from '../files';
import type { ProofRecord } from '../records';
import { fileIn } from './notice';

/** What has changed in the working tree since a commit. */
interface Changes {
  readonly files: ReadonlySet<string>;
  /** Whether lines of a file changed, from the first to the one before the last. */
  inLines(file: string, from: number, to: number): boolean;
}

const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/** Line numbers that a diff without context changes in its new files; for a deletion, the line before it. */
function changedLines(diff: string): ReadonlyMap<string, readonly number[]> {
  const files = diff.split(/^\+\+\+ b\//m).slice(1);
  return new Map(
    files.map((own) => {
      const [file = '', ...lines] = own.split('\n');
      const numbers = lines.flatMap((line) => {
        const [, start, count = '1'] = hunk.exec(line) ?? [];
        return start ? Array.from({ length: Math.max(1, Number(count)) }, (_, index) => Number(start) + index) : [];
      });
      return [file, numbers];
    }),
  );
}

/** @returns undefined if Git does not know the commit, as after a rebase */
function changesSince({ root, files }: Project, commit: string): Changes | undefined {
  try {
    const list = (...args: string[]) => git(root, ...args, '-z').split('\0');
    const changed = list('diff', '--name-only', '--no-renames', commit);
    const added = list('ls-files', '--others', '--exclude-standard');
    const lines = changedLines(git(root, 'diff', '--no-renames', '--unified=0', commit, '--', files.faults));
    return {
      files: new Set([...changed, ...added]),
      inLines: (file, from, to) =>
        added.includes(file) || Boolean(lines.get(file)?.some((at) => at >= from && at < to)),
    };
  } catch {
    return undefined;
  }
}

/** Where each fault is written: from the line with its id to the line with the next one. */
function placesOf({ root, files, faults }: Project) {
  const ids = new Set(faults.map(({ id }) => id));
  const written = projectFiles(root).filter((file) => file === files.faults || file.startsWith(`${files.faults}/`));
  return new Map(
    written.flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      const starts = lines.flatMap((line, index) => {
        const id = [...line.matchAll(/['"]([^'"]+)['"]/g)].map(([, text = '']) => text).find((text) => ids.has(text));
        return id ? [{ id, from: index + 1 }] : [];
      });
      return starts.map(
        ({ id, from }, at) => [id, { file, from, to: starts[at + 1]?.from ?? lines.length + 1 }] as const,
      );
    }),
  );
}

/**
 * The faults that a change touches, by Git alone: those of which a rule has no line in the record; and those whose file, row,
 * or noticing test's file has changed since the commit in the record.
 */
export function touchedFaults(project: Project, record: ProofRecord): readonly Fault[] {
  const commits = new Map<string, Changes | undefined>();
  const since = (commit: string) => {
    if (!commits.has(commit)) commits.set(commit, changesSince(project, commit));
    return commits.get(commit);
  };
  const places = placesOf(project);
  return project.faults.filter(({ id, file, rules }) => {
    const proof = record[id];
    if (!proof || !rules.every((tag) => proof.noticed[tag])) return true;
    const changes = since(proof.commit);
    if (!changes) return true;
    const tests = rules.map((tag) => fileIn(proof.noticed[tag] ?? ''));
    const place = places.get(id);
    return (
      [file, ...tests].some((one) => changes.files.has(one)) ||
      !place ||
      changes.inLines(place.file, place.from, place.to)
    );
  });
}
