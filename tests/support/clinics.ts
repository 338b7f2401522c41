import fc from 'fast-check';
import { site } from '../../src/site';
import { facts, type Site } from '../../src/site.schema';
import { usPhone } from '../../src/us-phone';

/** Draws one of some values. With undefined, the clinic leaves the fact out. */
const one = fc.constantFrom;
/** Draws some of these entries, at least one unless `none` is allowed. */
const some = <Entry>(entries: readonly Entry[], minLength = 0) => fc.subarray([...entries], { minLength });
const trueOrFalse = fc.boolean();

/** The facts of `care` that are yes-or-no questions. Each can be left out. */
export const yesOrNo: readonly string[] = Object.entries(facts.shape.care.shape).flatMap(([name, fact]) =>
  fact.safeParse(true).success ? [name] : [],
);
const care = fc.record({
  ...Object.fromEntries(yesOrNo.map((fact) => [fact, one(true, false, undefined)])),
  youngest: one(undefined, 1, 12, 18, 65),
  phoneHours: one('from 9 a.m. to 6 p.m., Monday to Friday', 'from noon to midnight'),
  programHours: one(undefined, 'from 8 a.m. to 8 p.m., Monday to Friday', 'on weekends'),
  languages: some(['English', 'Spanish', 'Hmong'], 1),
  groupLanguages: fc.option(some(['English', 'Spanish'], 1), { nil: undefined }),
  traumaTherapies: fc.option(some(['trauma-focused CBT', 'EMDR', 'prolonged exposure']), { nil: undefined }),
  team: some(['a doctor', 'a nurse', 'counselors']),
  messagesAnswered: one(undefined, 'every evening', 'on weekdays, usually within one business day'),
  messagesKept: one(undefined, 'for a year'),
  ifPatientsUse: one(undefined, 'You can stay.'),
  freeNaloxone: one(undefined, '', 'at our front desk'),
  recoveryResidences: fc.option(some(['Elm House', 'Oak House']), { nil: undefined }),
  prices: fc.option(some(['Initial assessment: $150', 'Group: $40'], 1), { nil: undefined }),
  slidingScale: one(undefined, 'If you earn less, you pay half.'),
  visit: one(undefined, {}, { bus: 'Bus 4 stops at our door.', bring: 'Your insurance card.' }),
});

const law = fc.record({
  ...Object.fromEntries(Object.entries(site.law).map(([fact, value]) => [fact, one(value)])),
  ...Object.fromEntries(
    ['coveredEntity', 'federallyAssisted', 'federalFunds', 'fifteenOrMoreStaff', 'physiciansOnStaff'].map((fact) => [
      fact,
      trueOrFalse,
    ]),
  ),
  stateRegulatedPlans: trueOrFalse,
  stateStatus: one('certified', 'licensed'),
  leftOut: some(['relay', 'state-complaints', 'good-faith-estimate', 'language-assistance']),
});

const drawn = fc.record({
  ...Object.fromEntries(Object.entries(site).map(([fact, value]) => [fact, one(value)])),
  name: one('Almond Row Counseling', 'The Center'),
  address: one({ street: '77 Orchard Street', locality: 'Merced, CA 95340' }),
  phone: one(usPhone('(209) 555-2118')),
  copyrightYear: fc.integer({ min: 1990, max: 2026 }),
  certification: one(undefined, { number: '1', expires: '2031-06-30', registerName: 'register' }, site.certification),
  law,
  care,
  accreditation: one(undefined, site.accreditation),
  opioidMedicines: some(['buprenorphine', 'methadone', 'naltrexone']),
  jobsProgram: one(undefined, site.jobsProgram),
  people: some([{ name: 'A. Clinician', role: 'Nurse', license: 'Board of Registered Nursing, RN 1' }]),
  sources: some(['A manual', 'A guideline']),
  insurers: some([...site.insurers, { name: 'One Plan' }], 1),
  options: fc.record({ announceSendFailure: trueOrFalse, correctedCards: trueOrFalse, closedAtNight: trueOrFalse }),
});

/** Changes drawn facts so that they do not contradict each other, and leaves out those that are undefined. */
function withoutContradictions(facts: object): Site {
  const { care, certification, law, opioidMedicines, options, ...rest }: Site = JSON.parse(JSON.stringify(facts));
  const isPublic = care.mediCal === true || care.medicare === true;
  const federalFunds = law.federalFunds || isPublic;
  return {
    ...rest,
    ...(certification && { certification }),
    opioidMedicines,
    options,
    care: options.closedAtNight ? care : { ...care, phoneHours: '24 hours a day, 7 days a week' },
    law: {
      ...law,
      federalFunds,
      coveredEntity: law.coveredEntity || isPublic,
      federallyAssisted: law.federallyAssisted || federalFunds || opioidMedicines.length > 0,
      stateStatus: certification ? law.stateStatus : 'none',
    },
  };
}

/** Draws the facts of a clinic. Any clinic with valid facts must pass all tests. */
export const anyClinic: fc.Arbitrary<Site> = drawn.map(withoutContradictions);
