import type { Project } from '../config';
import type { Fault } from '../declarations';
import { git, sha256 } from '../files';
import type { ProofRecord } from '../model';

/** Identifies the edit of a fault. */
export const editOf = ({ file, find, replace }: Fault) => sha256(JSON.stringify([file, find, replace])).slice(0, 8);

/**
 * Returns the faults to prove. A fault is proved if it lacks a proof for one of its rules, if its edit is not the one on record, or if
 * its edited file or the file of a test that detected it has changed since the commit `base`.
 */
export function touchedFaults({ root, faults }: Project, record: ProofRecord, base: string): readonly Fault[] {
  const list = (...args: string[]) => {
    try {
      return git(root, ...args).split('\0');
    } catch {
      throw new Error(`Git knows no ${base} here. Name the faults to prove, another \`--base\`, or \`--all\`.`);
    }
  };
  const changed = new Set([
    ...list('diff', '--name-only', '--no-renames', '-z', base),
    ...list('ls-files', '-o', '--exclude-standard', '-z'),
  ]);
  return faults.filter((fault) => {
    const { edit, ...proof } = record[fault.id] ?? {};
    if (edit !== editOf(fault) || !fault.rules.every((rule) => proof[rule])) return true;
    return [fault.file, ...Object.values(proof)].some((file) => changed.has(file));
  });
}
