import { extensionRules } from './extensions/rules.ts';
import { informative as informativeSentences, type Sources, specificationRules } from './rules.ts';

type AnyRule = (typeof specificationRules)[number] | (typeof extensionRules)[number];
type TagOf<R> = R extends { readonly id: infer Id extends string; readonly rev: infer Rev extends number }
  ? `${Id}~${Rev}`
  : never;

export type RuleId = AnyRule['id'];

/** The tag of a test that covers a rule: the rule's id and the revision that the test was written for. */
export type RuleTag = TagOf<AnyRule>;

/** The section of the first sentence; what stands before section 1 counts as part of it. */
const sectionOf = (source: Sources) => Math.max(1, Number.parseInt(source[0], 10));

/** The rules of the specification, then ours. */
export const rules = [
  ...specificationRules.map((rule) => ({ ...rule, section: sectionOf(rule.source), origin: 'specification' as const })),
  ...extensionRules.map((rule) => ({ ...rule, origin: 'extension' as const })),
];

/** The sentences of the specification that cannot be tested. */
export const informative = informativeSentences.map((entry) => ({ ...entry, section: sectionOf(entry.source) }));
