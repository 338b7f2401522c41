import type { Rule } from './declarations';

/** The options of a Vitest test that covers no rule, such as a test of the tools. */
export const untraced = { tags: ['untraced'] };

/**
 * Makes the function that Vitest tests use to name their rules: `test('…', covers('VAL-NAME'), …)`. `Id` is the type of the
 * rules' ids, so that an unknown rule is a type error.
 */
export const coversOf =
  <Id extends string>() =>
  (...tags: [Id, ...Id[]]): { tags: string[] } => ({ tags });

/** Returns the tags that Vitest's configuration must list for `strictTags`: one for each rule, and `untraced`. */
export function vitestTags(rules: readonly Rule[]) {
  return [
    { name: 'untraced', description: 'A test that covers no rule' },
    ...rules.map(({ id, statement }) => ({ name: id, description: statement })),
  ];
}
