import type { RuleTag } from '../../spec/rules';

/**
 * Names the rules that a test holds, each with the revision it was written for: `test('…', covers('VAL-…~1'), …)`. An
 * unknown rule or an old revision does not compile.
 */
export function covers(...tags: [RuleTag, ...RuleTag[]]): { tags: string[] } {
  return { tags };
}

/** Marks a test of our own machinery, which holds no rule. */
export const meta = { tags: ['meta'] };
