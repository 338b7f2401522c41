import { type Route, routes } from '../../spec/routes';
import type { RuleTag } from '../../spec/rules';

const all: readonly Route[] = routes;

/** The rule that holds the page at an address; the families of pages have one rule each, as have the extensions. */
const pageRules: Record<string, RuleTag> = {
  '/': 'ROUTE-HOME~1',
  '/treatment': 'ROUTE-TREATMENT~1',
  '/about-us': 'ROUTE-ABOUT~1',
  '/insurance': 'ROUTE-INSURANCE~1',
  '/contact': 'ROUTE-CONTACT~1',
  '/jobs': 'ROUTE-JOBS~1',
  '/mental-health': 'ROUTE-MENTAL-HEALTH~1',
  '/substance-abuse': 'ROUTE-SUBSTANCE-ABUSE~1',
  '/partial-hospitalization-program': 'ROUTE-PARTIAL-HOSPITALIZATION~1',
  '/intensive-outpatient-program': 'ROUTE-INTENSIVE-OUTPATIENT~1',
  '/outpatient-program': 'ROUTE-OUTPATIENT~1',
  '/case-management': 'ROUTE-CASE-MANAGEMENT~1',
  '/crisis-intervention': 'ROUTE-CRISIS~1',
  '/family-therapy': 'ROUTE-FAMILY-THERAPY~1',
  '/mission': 'ROUTE-MISSION~1',
  '/privacy': 'ROUTE-PRIVACY~1',
  '/accessibility': 'ROUTE-ACCESSIBILITY~1',
  '/not-found': 'SHELL-NOT-FOUND~1',
};
const familyRules: Partial<Record<Route['family'], RuleTag>> = {
  condition: 'ROUTE-CONDITIONS~1',
  substance: 'ROUTE-SUBSTANCES~1',
};

/** The rule of a route's page. */
export function ruleOf({ path, family }: Route): RuleTag {
  const rule = pageRules[path] ?? familyRules[family];
  if (!rule) throw new Error(`No rule holds the page ${path}`);
  return rule;
}

/** The route at an address; throws for an address that the contract does not have. */
export function routeOf(path: string): Route {
  const route = all.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The contract has no route ${path}`);
  return route;
}

/** What the h1 of a page must read: its heading, or its end where only that is fixed, or anything at all. */
export function headingOf({ heading, headingEndsWith }: Route): string | RegExp {
  if (heading !== null) return heading;
  return headingEndsWith === null ? /\S/ : new RegExp(`${headingEndsWith}$`);
}

export { all as routes };
