import type { Rule } from './declarations';
import { sha256 } from './files';
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
  return sha256(JSON.stringify([section, layers, fixture, origin, reason, statement])).slice(0, 16);
}

/** The lock of the given rules. */
export function lockOf(rules: readonly Rule[]): RuleLock {
  return Object.fromEntries(rules.map((rule) => [rule.id, { rev: rule.rev, hash: hashOf(rule) }]));
}

/** Rules that differ from the lock, and entries of the lock whose rules no longer exist. */
export function lockProblems(rules: readonly Rule[], lock: RuleLock): readonly LockProblem[] {
  const refuse = (id: string, message: string) => ({ id, message, refused: true });
  const relock = (id: string, what: string) => {
    return { id, message: `${what}: run \`npm run trace -- --lock\``, refused: false };
  };
  const changed = rules.flatMap((rule) => {
    const { id, rev } = rule;
    const locked = lock[id];
    if (!locked) return relock(id, `the lock has no entry for ${id}`);
    if (rev < locked.rev) return refuse(id, `${id} went back from revision ${locked.rev} to ${rev}`);
    if (rev > locked.rev) return relock(id, `${id} is at revision ${rev}, the lock at ${locked.rev}`);
    if (hashOf(rule) === locked.hash) return [];
    return refuse(id, `${id} has changed but is still at revision ${rev}: raise its revision`);
  });
  const ids = new Set(rules.map(({ id }) => id));
  const gone = Object.keys(lock).filter((id) => !ids.has(id));
  return [...changed, ...gone.map((id) => relock(id, `the lock has an entry for ${id}, which is no longer a rule`))];
}
