import { describe, expect, test } from 'vitest';
import { type Claim, claims, statements } from '../../../spec/constants';
import { routes } from '../../../spec/routes';
import type { RuleTag } from '../../../spec/rules';
import { covers } from '../../support/covers';
import { saysTogether } from '../../support/places';
import { type Path, rendered } from '../../support/rendered';

type What = (typeof claims | typeof statements)[number]['what'];

const rulesOf: Record<What, [RuleTag, ...RuleTag[]]> = {
  'treatment plan within 30 days of admission': ['CONST-PLAN-30-DAYS~1'],
  'weekly reassessment through a weekly summary': ['CONST-WEEKLY-SUMMARY~1'],
  'DBT commitment of at least 6 months': ['CONST-DBT-6-MONTHS~1'],
  'acute stress disorder: at least 9 symptoms for 3 days up to 1 month': ['CONST-ACUTE-STRESS~1'],
  'crisis support at any hour': ['CONST-CRISIS-24-7~1'],
  'certification expiry': ['CONST-CERTIFICATION-EXPIRY~1', 'FOOT-CERTIFICATION~1'],
  'copyright year': ['CONST-COPYRIGHT-YEAR~1', 'FOOT-COPYRIGHT~1'],
  'call to phone for an initial assessment': ['CONTENT-ASSESSMENT-CALL~1'],
  'support team is there to help': ['CONTENT-SUPPORT-TEAM~1'],
  'support team at any hour, one variant': ['CONTENT-SUPPORT-TEAM~1'],
  'call the admissions department with questions': ['CONTENT-ADMISSIONS~1'],
  'crisis hotline with immediate support at any hour': ['CONTENT-CRISIS-HOTLINE~1', 'CONTENT-CRISIS-AROUND-CLOCK~1'],
  'recreation only after the doctor has cleared the client': ['CONTENT-RECREATION-CLEARANCE~1'],
  'clinical director signs off treatment plans': ['CONTENT-PLAN-SIGN-OFF~1'],
  'accreditation by a hospital accreditation body': ['FOOT-ACCREDITATION~1'],
};

const everyPath: readonly Path[] = routes.map(({ path }) => path);

/** Whether a page makes a whole claim in one place. */
function makes(path: Path, { within, texts }: Claim): boolean {
  return saysTogether(rendered(path)[within], texts);
}

function claimTests(claim: Claim & { readonly what: What; readonly pages: readonly Path[] | 'every' | 'some' }) {
  const { what, pages, within } = claim;
  if (pages === 'some') {
    test(`at least one page states: ${what}`, covers(...rulesOf[what]), () => {
      expect(everyPath.some((path) => makes(path, claim))).toBe(true);
    });
    return;
  }
  for (const path of pages === 'every' ? everyPath : pages) {
    test(`the ${within} of ${path} states: ${what}`, covers(...rulesOf[what]), () => {
      expect(makes(path, claim)).toBe(true);
    });
  }
}

describe('business constants', () => {
  for (const claim of claims) claimTests(claim);
});

describe('statements in the page text', () => {
  for (const statement of statements) claimTests(statement);
});
