import type { Rule } from './declarations';

/** Returns the tags that Vitest's configuration must list for `strictTags`: rules, subjects by name, and `untraced`. */
export const vitestTags = <Id extends string, Subject extends string>(
  rules: readonly (Pick<Rule, 'statement'> & { readonly id: Id })[],
  subjects: Readonly<Record<Subject, string>>,
) => [
  { name: 'untraced' as const, description: 'A test that covers no rule' },
  ...(Object.keys(subjects) as Subject[]).map((name) => ({ name, description: subjects[name] })),
  ...rules.map(({ id, statement }) => ({ name: id, description: statement })),
];
