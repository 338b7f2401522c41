import type { RuleTag } from '../../spec/rules';

/**
 * Something broken on purpose: one text in one file replaced by another. In `spec/` it is a flip (an expected value is
 * changed), in the product a sabotage.
 */
export interface Break {
  /** What is broken, as a sentence in everyday words; no two breaks share one. */
  readonly what: string;
  /** The file, relative to the project. */
  readonly file: string;
  /** The text that is replaced. It must occur in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The rules whose tests must go red. */
  readonly rules: readonly [RuleTag, ...RuleTag[]];
}
