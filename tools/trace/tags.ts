import type { Rule } from './declarations';

/** The options of a Vitest test that covers no rule, such as a test of the tools. */
export const untraced = { tags: ['untraced'] };

/**
 * Makes a function that Vitest tests use to name their rules or their subjects: `test('…', covers('VAL-NAME'), …)`. `Tag` is the
 * type of the names, so that an unknown name is a type error.
 */
export const tagsOf =
  <Tag extends string>() =>
  (...tags: [Tag, ...Tag[]]): { tags: string[] } => ({ tags });

/**
 * Returns the tags that Vitest's configuration must list for `strictTags`: rules, subjects and `untraced`.
 * @param subjects the descriptions of the subjects by name
 */
export function vitestTags(
  rules: readonly Pick<Rule, 'id' | 'statement'>[],
  subjects: Readonly<Record<string, string>>,
) {
  return [
    { name: 'untraced', description: 'A test that covers no rule' },
    ...Object.entries(subjects).map(([name, description]) => ({ name, description })),
    ...rules.map(({ id, statement }) => ({ name: id, description: statement })),
  ];
}
