import { describe, expect, test } from 'vitest';
import { type Family, familyHolds, type Hold, routes } from '../../../spec/routes';
import type { RuleTag } from '../../../spec/rules';
import { covers } from '../../support/covers';
import { passagesOf, saysAll, sectionsNamed } from '../../support/places';
import { type Path, rendered } from '../../support/rendered';

/** The rule that each part of each screen belongs to; `rest` takes the parts that are not named. */
const screenRules: Partial<Record<Path, Readonly<Record<string, RuleTag>>>> = {
  '/': {
    tagline: 'HOME-TAGLINE~1',
    'substance cards': 'HOME-SUBSTANCE-CARDS~1',
    'program cards': 'HOME-PROGRAM-CARDS~1',
    'insurance section': 'HOME-INSURANCE~1',
    'line for visitors with another insurer': 'HOME-INSURANCE-REACH-OUT~1',
    'mental-health promo': 'HOME-MENTAL-HEALTH-PROMO~1',
    mission: 'HOME-MISSION~1',
  },
  '/treatment': { rest: 'CONTENT-TREATMENT~1' },
  '/about-us': { rest: 'CONTENT-ABOUT~1' },
  '/insurance': { rest: 'CONTENT-INSURANCE~1', 'line for visitors with another insurer': 'HOME-INSURANCE-REACH-OUT~1' },
  '/contact': { rest: 'ROUTE-CONTACT~1' },
  '/jobs': { rest: 'CONTENT-JOBS~1' },
  '/mental-health': { rest: 'CARD-CONDITIONS~1' },
  '/substance-abuse': { rest: 'CARD-MISMATCHED-TITLES~1' },
  '/partial-hospitalization-program': { rest: 'CONTENT-PARTIAL-HOSPITALIZATION~1' },
  '/intensive-outpatient-program': { rest: 'CONTENT-INTENSIVE-OUTPATIENT~1' },
  '/outpatient-program': {
    'first part': 'CONTENT-OUTPATIENT-WHAT~1',
    'what it is': 'CONTENT-OUTPATIENT-WHAT~1',
    'who it is for': 'CONTENT-OUTPATIENT-WHO~1',
    'six services': 'CONTENT-OUTPATIENT-SERVICES~1',
    'examples of specialized therapies': 'CONTENT-OUTPATIENT-SERVICES~1',
    'four benefits': 'CONTENT-OUTPATIENT-BENEFITS~1',
    'how to start': 'CONTENT-OUTPATIENT-START~1',
  },
  '/case-management': {
    hero: 'CONTENT-SERVICE-HEROES~1',
    approach: 'CONTENT-CASE-MANAGEMENT-APPROACH~1',
    help: 'CONTENT-CASE-MANAGEMENT-HELP~1',
  },
  '/crisis-intervention': {
    hero: 'CONTENT-SERVICE-HEROES~1',
    'five benefits': 'CONTENT-CRISIS-BENEFITS~1',
    hotline: 'CONTENT-CRISIS-HOTLINE~1',
  },
  '/family-therapy': { hero: 'CONTENT-SERVICE-HEROES~1', rest: 'CONTENT-FAMILY-THERAPY~1' },
  '/mission': { rest: 'ROUTE-MISSION~1' },
  '/privacy': { rest: 'CONTENT-PRIVACY~1' },
  '/accessibility': { rest: 'CONTENT-ACCESSIBILITY~1' },
  '/not-found': { rest: 'SHELL-NOT-FOUND~1' },
};
const familyRules: Partial<Record<Family, RuleTag>> = {
  condition: 'ROUTE-CONDITIONS~1',
  substance: 'ROUTE-SUBSTANCES~1',
};

function ruleOf(path: Path, family: Family, what: string): RuleTag {
  const screen = screenRules[path];
  const rule = screen?.[what] ?? screen?.rest ?? familyRules[family];
  if (!rule) throw new Error(`No rule is named for ${path}: ${what}`);
  return rule;
}

function partTest(path: Path, { what, section, text }: Hold, rule: RuleTag) {
  const things = [text].flat().map((wording) => [wording]);
  test(`${path} has its part "${what}"`, covers(rule), () => {
    const { main } = rendered(path);
    const places = section ? sectionsNamed(main, section).filter((found) => passagesOf(found).length > 0) : [main];
    expect(places, `a section with text, headed "${section}"`).not.toEqual([]);
    expect(
      places.some((place) => saysAll(place, things)),
      `all of: ${[text].flat().join(' | ')}`,
    ).toBe(true);
  });
}

describe('the parts that the route table names', () => {
  for (const { path, family, holds } of routes) {
    for (const hold of holds) partTest(path, hold, ruleOf(path, family, hold.what));
  }
});

describe('the parts that every page of a family has', () => {
  const holdsOf: Partial<Record<Family, readonly Hold[]>> = familyHolds;
  for (const { path, family } of routes) {
    for (const hold of holdsOf[family] ?? []) partTest(path, hold, 'CONTENT-FAMILY-SECTIONS~1');
  }
});
