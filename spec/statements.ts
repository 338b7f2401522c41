import type { RuleId } from './all-rules.ts';
import type { Path } from './routes.ts';

/**
 * What pages state in the specification's own figures and words (sections 1, 6 and 9).
 *
 * All of `texts` must be found in one paragraph or list item, in any letter case, and in no sentence that denies them; each
 * is a list of alternative wordings, those after the first ours. The heading of the section may say all but the last.
 */
export interface Statement {
  readonly what: string;
  readonly rules: readonly [RuleId, ...RuleId[]];
  /**
   * On each of these pages, on every page, or on any of them: where the specification says "page text" only. A figure
   * stands on the page that section 2 has on its subject.
   */
  readonly pages: readonly Path[] | 'every' | 'any';
  readonly within: 'main' | 'footer' | 'page';
  readonly texts: readonly (readonly string[])[];
}

// biome-ignore format: a table, one statement an entry
export const statements = [
  // Section 9
  { what: 'treatment plan within 30 days of admission', rules: ['CONST-PLAN-30-DAYS'],
    pages: ['/treatment'], within: 'main', texts: [['treatment plan'], ['developed', 'written', 'made'],
      ['admission', 'admitted'], ['within 30 days', 'within thirty days']] },
  { what: 'weekly reassessment through a weekly summary', rules: ['CONST-WEEKLY-SUMMARY'],
    pages: ['/treatment'], within: 'main', texts: [['reassess'], ['each week', 'every week', 'reassessed weekly'],
      ['weekly summary']] },
  { what: 'DBT commitment of at least 6 months', rules: ['CONST-DBT-6-MONTHS'],
    pages: ['/treatment'], within: 'main', texts: [['DBT'], ['commit'],
      ['at least 6 months', 'at least six months', '6 months or more', 'six months or more']] },
  { what: 'acute stress disorder: diagnosed after at least 9 symptoms for 3 days up to 1 month',
    rules: ['CONST-ACUTE-STRESS'],
    pages: ['/acute-stress-disorder'], within: 'main', texts: [['diagnos'], ['3 days', 'three days'],
      ['up to 1 month', 'up to one month', 'to 1 month', 'to one month'],
      ['at least 9 symptoms', 'at least nine symptoms', '9 or more symptoms', 'nine or more symptoms', 'at least 9 of']] },
  { what: 'crisis support at any hour', rules: ['CONST-CRISIS-24-7'],
    pages: ['/crisis-intervention'], within: 'main', texts: [['support', 'hotline'],
      ['24/7', '24 hours a day, 7 days a week']] },

  // Sections 1 and 6
  { what: 'call to phone for an initial assessment', rules: ['CONTENT-ASSESSMENT-CALL'],
    pages: 'every', within: 'page', texts: [['call'], ['schedule', 'book'], ['initial assessment']] },
  { what: 'support team at any hour, one variant', rules: ['CONTENT-SUPPORT-TEAM'],
    pages: 'any', within: 'page', texts: [['support team'], ['available to help'], ['24 hours a day, 7 days a week']] },
  { what: 'call the admissions department with questions', rules: ['CONTENT-ADMISSIONS'],
    pages: 'any', within: 'page', texts: [['questions'], ['call'], ['admissions department']] },
  { what: 'crisis hotline', rules: ['CONTENT-CRISIS-HOTLINE'],
    pages: ['/crisis-intervention'], within: 'main', texts: [['crisis hotline']] },
  { what: 'crisis hotline with immediate support at any hour', rules: ['CONTENT-CRISIS-AROUND-CLOCK'],
    pages: ['/crisis-intervention'], within: 'main', texts: [['hotline'], ['immediate'], ['support'],
      ['around the clock', '24/7', '24 hours a day']] },
  { what: 'recreation only after the doctor has cleared the client', rules: ['CONTENT-RECREATION-CLEARANCE'],
    pages: ['/treatment'], within: 'main', texts: [['recreation'],
      ['must be cleared', 'are cleared', 'has cleared', 'clears'], ['doctor']] },
  { what: 'clinical director signs off treatment plans', rules: ['CONTENT-PLAN-SIGN-OFF'],
    pages: ['/treatment'], within: 'main', texts: [['treatment plan'], ['clinical director'],
      ['signs off', 'signed off', 'signs it off', 'signs the plan']] },
  { what: 'accreditation by a hospital accreditation body', rules: ['FOOT-ACCREDITATION'],
    pages: 'every', within: 'footer', texts: [['accredit'], ['hospital accreditation body']] },
] as const satisfies readonly Statement[];
