import type { Rule } from './declarations';

/**
 * Returns the tags that Vitest's configuration must list for `strictTags`: rules, subjects and `untraced`.
 * @param subjects the descriptions of the subjects by name
 */
export function vitestTags<Id extends string, Subject extends string>(
  rules: readonly (Pick<Rule, 'statement'> & { readonly id: Id })[],
  subjects: Readonly<Record<Subject, string>>,
) {
  return [
    { name: 'untraced' as const, description: 'A test that covers no rule' },
    ...(Object.entries(subjects) as [Subject, string][]).map(([name, description]) => ({ name, description })),
    ...rules.map(({ id, statement }) => ({ name: id, description: statement })),
  ];
}
