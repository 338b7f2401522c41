import type { RuleTag } from '../../spec/all-rules';

/**
 * Names the rules that a test covers, each with its revision: `test('…', covers('VAL-…~1'), …)`. An unknown rule or an
 * old revision does not compile.
 */
export function covers(...tags: [RuleTag, ...RuleTag[]]): { tags: string[] } {
  return { tags };
}

/** Marks a test that covers no rule, such as a test of the tools. */
export const meta = { tags: ['meta'] };
