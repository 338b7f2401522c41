import type { RuleTag } from '../../spec/all-rules';

/**
 * A fault to inject: one text in one file is replaced by another. A fault in `spec/` is a fixture mutation: it changes
 * an expected value to show that the tests read it, and proves no rule alone. A fault elsewhere changes the product as a
 * careless edit would.
 */
export interface Fault {
  /** The fault in one plain sentence, unique among all faults. */
  readonly what: string;
  /** The file, relative to the project. */
  readonly file: string;
  /** The text to replace. It must occur in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The rules whose tests must fail. */
  readonly rules: readonly [RuleTag, ...RuleTag[]];
}
