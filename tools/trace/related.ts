import type { Rule } from './declarations';

/** A fixture of more rules than this connects nothing: it is a table that half of the specification refers to. */
const mostRules = 8;

/**
 * The rules that say something about the same thing in other sections: those that either of two names as related, and those
 * with the same fixture or the same sentence.
 */
export function relatedTo(rule: Rule, rules: readonly Rule[]): readonly string[] {
  const named = new Set(rule.related);
  const sameFixture = rules.filter(({ fixture }) => fixture !== undefined && fixture === rule.fixture);
  const isRelated = (other: Rule) =>
    named.has(other.id) ||
    other.related?.includes(rule.id) ||
    (other.section !== rule.section &&
      ((sameFixture.length <= mostRules && sameFixture.includes(other)) ||
        other.source?.some((sentence) => rule.source?.includes(sentence))));
  return rules.filter((other) => other !== rule && isRelated(other)).map(({ id }) => id);
}
