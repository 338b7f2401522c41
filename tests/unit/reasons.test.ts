import { expect, test } from 'vitest';
import { reasonsOf } from '../../src/content/pages/home';
import { site } from '../../src/site';
import type { Site } from '../../src/site.schema';
import { subject } from '../support/covers';

const none: Site = { ...site, care: { ...site.care, mediCal: false } };
const always = ['Substance use and mental health in one plan', 'Calling commits you to nothing'];

const cases: readonly (readonly [facts: string, change: Partial<Site>, said: readonly string[]])[] = [
  ['no public plan', {}, []],
  ['Medi-Cal', { care: { ...none.care, mediCal: true } }, ['Takes Medi-Cal']],
  ['Medicare alone', { care: { ...none.care, medicare: true } }, []],
];

test.each(cases)(
  'for a clinic with %s, the reasons on the home page claim exactly what is true of it',
  subject('facts'),
  (_facts, change, said) => {
    expect(reasonsOf({ ...none, ...change })).toEqual([...said, ...always]);
  },
);
