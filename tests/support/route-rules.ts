import type { RuleTag } from '../../spec/all-rules';
import type { Family } from '../../spec/routes';

/** The rules of the pages that no family covers. */
const rulesByPath: Readonly<Record<string, RuleTag>> = {
  '/': 'ROUTE-HOME~1',
  '/treatment': 'ROUTE-TREATMENT~1',
  '/about-us': 'ROUTE-ABOUT~1',
  '/insurance': 'ROUTE-INSURANCE~1',
  '/contact': 'ROUTE-CONTACT~1',
  '/jobs': 'ROUTE-JOBS~2',
  '/mental-health': 'ROUTE-MENTAL-HEALTH~1',
  '/substance-abuse': 'ROUTE-SUBSTANCE-ABUSE~2',
  '/partial-hospitalization-program': 'ROUTE-PARTIAL-HOSPITALIZATION~1',
  '/intensive-outpatient-program': 'ROUTE-INTENSIVE-OUTPATIENT~1',
  '/outpatient-program': 'ROUTE-OUTPATIENT~1',
  '/case-management': 'ROUTE-CASE-MANAGEMENT~1',
  '/crisis-intervention': 'ROUTE-CRISIS~1',
  '/family-therapy': 'ROUTE-FAMILY-THERAPY~1',
  '/mission': 'ROUTE-MISSION~2',
  '/privacy': 'ROUTE-PRIVACY~1',
  '/accessibility': 'ROUTE-ACCESSIBILITY~1',
  '/not-found': 'SHELL-NOT-FOUND~1',
};
const rulesByFamily: Partial<Record<Family, RuleTag>> = {
  condition: 'ROUTE-CONDITIONS~1',
  substance: 'ROUTE-SUBSTANCES~1',
};

/**
 * The rule that a page is shown at its address.
 * @throws when no table names one
 */
export function routeRule({ path, family }: { readonly path: string; readonly family: Family }): RuleTag {
  const rule = rulesByPath[path] ?? rulesByFamily[family];
  if (!rule) throw new Error(`tests/support/route-rules.ts names no rule for the page ${path}`);
  return rule;
}
