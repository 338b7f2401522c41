import type { RuleTag } from '../../spec/all-rules';
import { routes } from '../../spec/routes';
import { type Statement, statements } from '../../spec/statements';
import { claims as isClaimedIn } from '../support/places';
import type { PageCase, Path } from './page-case';

type What = (typeof statements)[number]['what'];

const rulesOf: Record<What, readonly [RuleTag, ...RuleTag[]]> = {
  'treatment plan within 30 days of admission': ['CONST-PLAN-30-DAYS~2'],
  'weekly reassessment through a weekly summary': ['CONST-WEEKLY-SUMMARY~2'],
  'DBT commitment of at least 6 months': ['CONST-DBT-6-MONTHS~2'],
  'acute stress disorder: diagnosed after at least 9 symptoms for 3 days up to 1 month': ['CONST-ACUTE-STRESS~2'],
  'crisis support at any hour': ['CONST-CRISIS-24-7~2'],
  'call to phone for an initial assessment': ['CONTENT-ASSESSMENT-CALL~2'],
  'support team is there to help': ['CONTENT-SUPPORT-TEAM~2'],
  'support team at any hour, one variant': ['CONTENT-SUPPORT-TEAM~2'],
  'call the admissions department with questions': ['CONTENT-ADMISSIONS~2'],
  'crisis hotline with immediate support at any hour': ['CONTENT-CRISIS-HOTLINE~2', 'CONTENT-CRISIS-AROUND-CLOCK~2'],
  'recreation only after the doctor has cleared the client': ['CONTENT-RECREATION-CLEARANCE~2'],
  'clinical director signs off treatment plans': ['CONTENT-PLAN-SIGN-OFF~2'],
  'accreditation by a hospital accreditation body': ['FOOT-ACCREDITATION~2'],
};

const everyPath: readonly Path[] = routes.map(({ path }) => path);

function casesOf({ what, pages, within, texts }: Statement & { readonly what: What }): PageCase[] {
  const paths = everyPath.filter((path) => pages === 'every' || (pages !== 'any' && pages.includes(path)));
  return paths.map((path) => ({
    title: `the ${within} of ${path} states: ${what}`,
    rules: rulesOf[what],
    path,
    found: (page) => isClaimedIn(page[within], texts),
    expected: true,
  }));
}

/** Sections 9, 1 and 6: figures, claims and statements. */
export const claimCases: readonly PageCase[] = statements.flatMap((statement) => casesOf(statement));
