import { createHash } from 'node:crypto';
import type { Rule } from './declarations';
import type { RuleLock } from './records';

/** A difference between the rules and the lock. */
export interface LockProblem {
  readonly id: string;
  readonly message: string;
  /** Writing the lock would hide the difference: the rule needs a new revision first. */
  readonly refused: boolean;
}

/**
 * Hash of a rule's contents, in 16 hexadecimal digits, without its id, revision and source: the id is the key of the
 * lock's entry, the revision must rise when the hash changes, and a sentence may move without changing the rule's meaning.
 */
export function hashOf({ section, layers, fixture, origin, reason, statement }: Rule): string {
  const text = JSON.stringify([section, layers, fixture, origin, reason, statement]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The lock of the given rules. */
export function lockOf(rules: readonly Rule[]): RuleLock {
  return Object.fromEntries(rules.map((rule) => [rule.id, { rev: rule.rev, hash: hashOf(rule) }]));
}

const remedy = 'run `npm run trace -- --lock`';

function problemOf(rule: Rule, lock: RuleLock): Omit<LockProblem, 'id'> | undefined {
  const locked = lock[rule.id];
  if (!locked) return { message: `the lock has no entry for ${rule.id}: ${remedy}`, refused: false };
  if (rule.rev < locked.rev) {
    return { message: `${rule.id} went back from revision ${locked.rev} to ${rule.rev}`, refused: true };
  }
  if (rule.rev > locked.rev) {
    return { message: `${rule.id} is at revision ${rule.rev}, the lock at ${locked.rev}: ${remedy}`, refused: false };
  }
  if (hashOf(rule) === locked.hash) return undefined;
  return { message: `${rule.id} has changed but is still at revision ${rule.rev}: raise its revision`, refused: true };
}

/** Rules that differ from the lock, and entries of the lock whose rules no longer exist. */
export function lockProblems(rules: readonly Rule[], lock: RuleLock): readonly LockProblem[] {
  const changed = rules.flatMap((rule) => {
    const problem = problemOf(rule, lock);
    return problem ? [{ id: rule.id, ...problem }] : [];
  });
  const ids = new Set<string>(rules.map(({ id }) => id));
  const gone = Object.keys(lock)
    .filter((id) => !ids.has(id))
    .map((id) => ({
      id,
      message: `the lock has an entry for ${id}, which is no longer a rule: ${remedy}`,
      refused: false,
    }));
  return [...changed, ...gone];
}
