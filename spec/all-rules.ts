import { extensionRules } from './extensions/rules.ts';
import { informative as informativeSentences, type Sentences, specificationRules } from './rules.ts';

type AnyRule = (typeof specificationRules)[number] | (typeof extensionRules)[number];
export type RuleId = AnyRule['id'];

/** The section of a rule's first sentence. Sentences before section 1 count as section 1. */
const sectionOf = (from: Sentences) => Math.max(1, Number.parseInt([from].flat()[0] ?? '', 10));

/** The rules of the specification, then the rules of this project. */
export const rules = [
  ...specificationRules.map((rule) => ({ ...rule, section: sectionOf(rule.from), origin: 'specification' as const })),
  ...extensionRules.map((rule) => ({ ...rule, origin: 'extension' as const })),
];

/** The sentences of the specification that cannot be tested. */
export const informative = informativeSentences.map((entry) => ({ ...entry, section: sectionOf(entry.from) }));
