import { expect, test } from 'vitest';
import type { RuleTag } from '../../../spec/all-rules';
import { routes } from '../../../spec/routes';
import { type Statement, statements } from '../../../spec/statements';
import { covers } from '../../support/covers';
import { states } from '../../support/parsed-page';
import { type Path, rendered } from '../../support/rendered';

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

const allPages: readonly Path[] = routes.map(({ path }) => path);

for (const { what, pages, within, texts } of statements as readonly (Statement & { readonly what: What })[]) {
  const isListed = typeof pages === 'object';
  const where = isListed ? pages.join(' and ') : `${pages} page`;
  test(`the ${within} of ${where} states: ${what}`, covers(...rulesOf[what]), () => {
    const stating = allPages.filter((path) => states(rendered(path)[within], texts));
    if (pages === 'any') expect(stating).not.toEqual([]);
    else expect(stating).toEqual(expect.arrayContaining([...(isListed ? pages : allPages)]));
  });
}
