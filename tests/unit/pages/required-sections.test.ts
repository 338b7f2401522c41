import { expect, test } from 'vitest';
import type { RuleTag } from '../../../spec/all-rules';
import { depressionPath } from '../../../spec/constants';
import { type Route, routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { missingText } from '../../support/missing-text';
import { onlyElement } from '../../support/parsed-page';
import { type Path, rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

/** The rule that the required text of a page belongs to; by its `what`, where a page has several. */
const rulesOf: Readonly<Record<string, RuleTag | Readonly<Record<string, RuleTag>>>> = {
  '/': {
    tagline: 'HOME-TAGLINE~2',
    'insurance section': 'HOME-INSURANCE~2',
    'line for visitors with another insurer': 'HOME-INSURANCE-REACH-OUT~2',
    'mental-health promo': 'HOME-MENTAL-HEALTH-PROMO~2',
    mission: 'HOME-MISSION~2',
  },
  '/treatment': 'CONTENT-TREATMENT~2',
  '/about-us': 'CONTENT-ABOUT~2',
  '/insurance': {
    'insurance section': 'CONTENT-INSURANCE~2',
    'line for visitors with another insurer': 'HOME-INSURANCE-REACH-OUT~2',
  },
  '/contact': 'ROUTE-CONTACT~1',
  '/jobs': 'CONTENT-JOBS~2',
  '/partial-hospitalization-program': 'CONTENT-PARTIAL-HOSPITALIZATION~2',
  '/intensive-outpatient-program': 'CONTENT-INTENSIVE-OUTPATIENT~2',
  '/outpatient-program': {
    'first part': 'CONTENT-OUTPATIENT-WHAT~2',
    'what it is': 'CONTENT-OUTPATIENT-WHAT~2',
    'who it is for': 'CONTENT-OUTPATIENT-WHO~2',
    'six services': 'CONTENT-OUTPATIENT-SERVICES~2',
    'four benefits': 'CONTENT-OUTPATIENT-BENEFITS~2',
    'how to start': 'CONTENT-OUTPATIENT-START~2',
  },
  '/case-management': {
    hero: 'CONTENT-SERVICE-HEROES~2',
    approach: 'CONTENT-CASE-MANAGEMENT-APPROACH~2',
    help: 'CONTENT-CASE-MANAGEMENT-HELP~2',
  },
  '/crisis-intervention': {
    hero: 'CONTENT-SERVICE-HEROES~2',
    'five benefits': 'CONTENT-CRISIS-BENEFITS~2',
    hotline: 'CONTENT-CRISIS-HOTLINE~2',
  },
  '/family-therapy': {
    hero: 'CONTENT-SERVICE-HEROES~2',
    'first part': 'CONTENT-FAMILY-THERAPY~2',
    'second part': 'CONTENT-FAMILY-THERAPY~2',
    'third part': 'CONTENT-FAMILY-THERAPY~2',
  },
};

/** @throws if the table names no rule */
function ruleOf(path: string, what: string): RuleTag {
  const rules = rulesOf[path];
  const rule = typeof rules === 'object' ? rules[what] : rules;
  if (!rule) throw new Error(`required-sections.test.ts names no rule for "${what}" of ${path}`);
  return rule;
}

for (const { path, requiredText = [] } of routes as readonly (Route & { readonly path: Path })[]) {
  for (const required of requiredText) {
    test(`${path} has its required text: ${required.what}`, covers(ruleOf(path, required.what)), () => {
      expect(missingText(rendered(path).main, required)).toEqual([]);
    });
  }
}

const headings = [
  ['/case-management', 'Case Management', 'CONTENT-SERVICE-HEROES~2'],
  ['/crisis-intervention', `${site.name} Crisis Intervention Program`, 'CONTENT-SERVICE-HEROES~2'],
  ['/family-therapy', `${site.name} Family Addiction Therapy`, 'CONTENT-SERVICE-HEROES~2'],
  [depressionPath, 'Depression', 'CONST-DEPRESSION-PATH~2'],
] as const;
for (const [path, heading, rule] of headings) {
  test(`the heading of ${path} is "${heading}"`, covers(rule), () => {
    expect(textOf(onlyElement(rendered(path).main, 'h1'))).toBe(heading);
  });
}
