import type { ManualCheck, Rule } from './declarations';
import type { ManualResult, Problem } from './model';

/** The check of a rule by a person, and whether the rule has changed since. */
function resultFor({ id, rev }: Rule, check: ManualCheck): readonly ManualResult[] {
  const own = check.rules.filter((tag) => tag.split('~')[0] === id);
  return own.length > 0 ? [{ ...check, stale: !own.includes(`${id}~${rev}`) }] : [];
}

/** The checks of a rule by people. */
export const manualResults = (rule: Rule, checks: readonly ManualCheck[]): readonly ManualResult[] =>
  checks.flatMap((check) => resultFor(rule, check));

/** Checks by people that found a fault, or that a rule has outlived; and rules that do not exist. */
export function manualProblems(rules: readonly Rule[], checks: readonly ManualCheck[], file: string) {
  const problem = (message: string, rule?: string): Problem => ({
    kind: 'manual check',
    message,
    file,
    line: undefined,
    rule,
  });
  const ids = new Set(rules.map(({ id }) => id));
  const failures = checks.flatMap(({ what, rules: tags }) =>
    tags
      .filter((tag) => !ids.has(tag.split('~')[0] ?? ''))
      .map((tag) => problem(`“${what}” names ${tag}, which is no rule`)),
  );
  const warnings = rules.flatMap((rule) =>
    manualResults(rule, checks).flatMap(({ what, result, stale }) => [
      ...(stale ? [problem(`“${what}” must be repeated: ${rule.id} has changed since`, rule.id)] : []),
      ...(result === 'failed' ? [problem(`“${what}” failed for ${rule.id}`, rule.id)] : []),
    ]),
  );
  return { failures, warnings };
}
