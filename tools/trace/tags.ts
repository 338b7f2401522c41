import type { Rule } from './declarations';

/** Options of a Vitest test without a rule, such as a test of the tools. */
export const untraced = { tags: ['untraced'] };

/**
 * Makes the function with which Vitest tests name the rules that they cover: `test('…', covers('VAL-NAME'), …)`. With the
 * type of the rules' ids, an unknown rule is a type error.
 */
export const coversOf =
  <Id extends string>() =>
  (...tags: [Id, ...Id[]]): { tags: string[] } => ({ tags });

/** The tags that Vitest accepts in its configuration, with `strictTags`: each rule, and `untraced`. */
export function vitestTags(rules: readonly Rule[]) {
  return [
    { name: 'untraced', description: 'A test without a rule' },
    ...rules.map(({ id, statement }) => ({ name: id, description: statement })),
  ];
}
