import type { Rule } from './declarations';

type TagOf<R> = R extends { readonly id: infer Id extends string; readonly rev: infer Rev extends number }
  ? `${Id}~${Rev}`
  : never;

/** What a test names to cover one of the rules: its id and its current revision. */
export type RuleTag<Rules extends readonly Rule[]> = TagOf<Rules[number]>;

/** Options of a Vitest test without a rule, such as a test of the tools. */
export const meta = { tags: ['meta'] };

/**
 * Makes the function with which Vitest tests name the rules that they cover, each at its revision:
 * `test('…', covers('VAL-NAME~1'), …)`. With the type of the rules' tags, an unknown rule or an old revision is a type error.
 */
export const coversOf =
  <Tag extends string>() =>
  (...tags: [Tag, ...Tag[]]): { tags: string[] } => ({ tags });

/** The tags that Vitest accepts in its configuration, with `strictTags`: each rule at its current revision, and `meta`. */
export function vitestTags(rules: readonly Rule[]) {
  return [
    { name: 'meta', description: 'A test without a rule' },
    ...rules.map(({ id, rev, statement }) => ({ name: `${id}~${rev}`, description: statement })),
  ];
}
