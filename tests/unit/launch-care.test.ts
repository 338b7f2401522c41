import { describe, expect, test } from 'vitest';
import { type CareAndLaw, checkCare } from '../../tools/launch-check/care';
import { confirmedCare, confirmedLaw } from '../../tools/launch-check/tests/confirmed';
import { covers } from '../support/covers';

const rule = covers('LAW-FACTS~1');
const complete: CareAndLaw = { care: confirmedCare, law: confirmedLaw('2026-11-22'), prescribesOpioidMedicines: true };

test('launch check accepts a clinic that has said what visitors ask', rule, () => {
  expect(checkCare(complete)).toEqual([]);
  const no = { ...confirmedCare, telehealth: false, mediCal: false, medicare: false, freeNaloxone: '' };
  expect(checkCare({ ...complete, care: no })).toEqual([]);
});

describe('launch check asks for', () => {
  for (const name of [
    'youngest',
    'programHours',
    'telehealth',
    'mediCal',
    'medicare',
    'messagesAnswered',
    'freeNaloxone',
  ] as const) {
    test(`the fact ${name}`, rule, () => {
      const { [name]: _, ...care } = confirmedCare;
      expect(checkCare({ ...complete, care })).toEqual([
        expect.objectContaining({ group: 'content', where: `src/site.ts, care.${name}` }),
      ]);
    });
  }
});

const noPlans = { ...confirmedCare, mediCal: false, medicare: false };
const contradictions: readonly (readonly [what: string, facts: CareAndLaw, field: string])[] = [
  ['takes Medi-Cal without federal funds', { ...complete, care: { ...noPlans, mediCal: true } }, 'federalFunds'],
  ['takes Medicare without federal funds', { ...complete, care: { ...noPlans, medicare: true } }, 'federalFunds'],
  ['takes Medi-Cal without electronic bills', complete, 'coveredEntity'],
  ['takes Medicare outside Part 2', { ...complete, prescribesOpioidMedicines: false }, 'federallyAssisted'],
  ['prescribes opioid medicines outside Part 2', { ...complete, care: noPlans }, 'federallyAssisted'],
  ['has a doctor but no physicians', complete, 'physiciansOnStaff'],
];

describe('launch check finds the contradiction of a clinic that', () => {
  for (const [what, facts, field] of contradictions) {
    test(what, rule, () => {
      expect(checkCare({ ...facts, law: { ...facts.law, [field]: false } })).toEqual([
        expect.objectContaining({ group: 'law', where: `src/site.ts, law.${field}` }),
      ]);
    });
  }
});
