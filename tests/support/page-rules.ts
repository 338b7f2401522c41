import type { RuleTag } from '../../spec/all-rules';
import type { Family } from '../../spec/routes';

interface PageRules {
  /** The rule that the page itself belongs to. */
  readonly page: RuleTag;
  /** The rules of the parts that the contract names (`requiredText`), where they differ; `rest` applies to all other parts. */
  readonly parts?: Readonly<Record<string, RuleTag>>;
}

/** The rules of the pages that no family covers. */
const pages: Readonly<Record<string, PageRules>> = {
  '/': {
    page: 'ROUTE-HOME~1',
    parts: {
      tagline: 'HOME-TAGLINE~2',
      'substance cards': 'HOME-SUBSTANCE-CARDS~2',
      'program cards': 'HOME-PROGRAM-CARDS~2',
      'insurance section': 'HOME-INSURANCE~2',
      'line for visitors with another insurer': 'HOME-INSURANCE-REACH-OUT~2',
      'mental-health promo': 'HOME-MENTAL-HEALTH-PROMO~2',
      mission: 'HOME-MISSION~2',
    },
  },
  '/treatment': { page: 'ROUTE-TREATMENT~1', parts: { rest: 'CONTENT-TREATMENT~2' } },
  '/about-us': { page: 'ROUTE-ABOUT~1', parts: { rest: 'CONTENT-ABOUT~2' } },
  '/insurance': {
    page: 'ROUTE-INSURANCE~1',
    parts: { 'line for visitors with another insurer': 'HOME-INSURANCE-REACH-OUT~2', rest: 'CONTENT-INSURANCE~2' },
  },
  '/contact': { page: 'ROUTE-CONTACT~1' },
  '/jobs': { page: 'ROUTE-JOBS~2', parts: { rest: 'CONTENT-JOBS~2' } },
  '/mental-health': { page: 'ROUTE-MENTAL-HEALTH~1', parts: { rest: 'CARD-CONDITIONS~3' } },
  '/substance-abuse': { page: 'ROUTE-SUBSTANCE-ABUSE~2', parts: { rest: 'CARD-MISMATCHED-TITLES~3' } },
  '/partial-hospitalization-program': {
    page: 'ROUTE-PARTIAL-HOSPITALIZATION~1',
    parts: { rest: 'CONTENT-PARTIAL-HOSPITALIZATION~2' },
  },
  '/intensive-outpatient-program': {
    page: 'ROUTE-INTENSIVE-OUTPATIENT~1',
    parts: { rest: 'CONTENT-INTENSIVE-OUTPATIENT~2' },
  },
  '/outpatient-program': {
    page: 'ROUTE-OUTPATIENT~1',
    parts: {
      'first part': 'CONTENT-OUTPATIENT-WHAT~2',
      'what it is': 'CONTENT-OUTPATIENT-WHAT~2',
      'who it is for': 'CONTENT-OUTPATIENT-WHO~2',
      'six services': 'CONTENT-OUTPATIENT-SERVICES~2',
      'examples of specialized therapies': 'CONTENT-OUTPATIENT-SERVICES~2',
      'four benefits': 'CONTENT-OUTPATIENT-BENEFITS~2',
      'how to start': 'CONTENT-OUTPATIENT-START~2',
    },
  },
  '/case-management': {
    page: 'ROUTE-CASE-MANAGEMENT~1',
    parts: {
      hero: 'CONTENT-SERVICE-HEROES~2',
      approach: 'CONTENT-CASE-MANAGEMENT-APPROACH~2',
      help: 'CONTENT-CASE-MANAGEMENT-HELP~2',
    },
  },
  '/crisis-intervention': {
    page: 'ROUTE-CRISIS~1',
    parts: {
      hero: 'CONTENT-SERVICE-HEROES~2',
      'five benefits': 'CONTENT-CRISIS-BENEFITS~2',
      hotline: 'CONTENT-CRISIS-HOTLINE~2',
    },
  },
  '/family-therapy': {
    page: 'ROUTE-FAMILY-THERAPY~1',
    parts: { hero: 'CONTENT-SERVICE-HEROES~2', rest: 'CONTENT-FAMILY-THERAPY~2' },
  },
  '/mission': { page: 'ROUTE-MISSION~2' },
  '/privacy': { page: 'ROUTE-PRIVACY~1' },
  '/accessibility': { page: 'ROUTE-ACCESSIBILITY~1' },
  '/not-found': { page: 'SHELL-NOT-FOUND~1' },
};
const families: Partial<Record<Family, PageRules>> = {
  condition: { page: 'ROUTE-CONDITIONS~1' },
  substance: { page: 'ROUTE-SUBSTANCES~1' },
};

interface Page {
  readonly path: string;
  readonly family: Family;
}

function rulesOf({ path, family }: Page): PageRules {
  const rules = pages[path] ?? families[family];
  if (!rules) throw new Error(`tests/support/page-rules.ts names no rule for the page ${path}`);
  return rules;
}

/**
 * The rule of a page.
 * @throws when the table names none
 */
export const pageRule = (page: Page): RuleTag => rulesOf(page).page;

/**
 * The rule of a part of a page that the contract names.
 * @throws when the table names none for the page
 */
export function partRule(page: Page, part: string): RuleTag {
  const rules = rulesOf(page);
  return rules.parts?.[part] ?? rules.parts?.rest ?? rules.page;
}
