import fc from 'fast-check';
import { site } from '../../src/site';
import { facts, type Site } from '../../src/site.schema';

/** The facts of `care` that are yes-or-no questions. */
export const yesOrNo: readonly string[] = Object.entries(facts.shape.care.shape).flatMap(([name, fact]) =>
  fact.safeParse(true).success ? [name] : [],
);

/** Values of facts, besides those of the site, both answers to a yes-or-no question, and none if a fact can be left out. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  phoneHours: ['from noon to midnight'],
  youngest: [1, 12],
  programHours: ['on weekends'],
  languages: [['English', 'Spanish', 'Hmong'], ['Spanish']],
  groupLanguages: [['English', 'Spanish']],
  traumaTherapies: [[], ['EMDR', 'prolonged exposure']],
  team: [[], ['a nurse'], ['a doctor', 'counselors']],
  ifPatientsUse: ['You can stay.'],
  freeNaloxone: ['', 'at our front desk'],
  recoveryResidences: [['Elm House', 'Oak House'], []],
  prices: [['Initial assessment: $150', 'Group: $40']],
  slidingScale: ['If you earn less, you pay half.'],
  visit: [{}, { bus: 'Bus 4 stops at our door.', bring: 'Your insurance card.' }],
  copyrightYear: [1990, 2026],
  certification: [{ number: '1', expires: '2031-06-30', registerName: 'register' }],
  stateStatus: ['licensed', 'none'],
  leftOut: [
    ['relay', 'state-complaints'],
    ['good-faith-estimate', 'language-assistance'],
  ],
  opioidMedicines: [['buprenorphine'], ['methadone', 'naltrexone'], ['buprenorphine', 'methadone', 'naltrexone']],
  people: [[{ name: 'A. Clinician', role: 'Nurse', license: 'Board of Registered Nursing, RN 1' }]],
  sources: [['A manual', 'A guideline']],
  insurers: [[{ name: 'One Plan' }], [...site.insurers, { name: 'One Plan', network: 'out' }]],
};

type Shape = Readonly<Record<string, { safeParse(value: unknown): { success: boolean }; def: { type: string } }>>;
/** Draws a value for each fact of a group. */
const drawn = (shape: Shape, own: object) =>
  Object.fromEntries(
    Object.entries(shape).map(([fact, schema]) => {
      const known = [true, false, Object.entries(own).find(([name]) => name === fact)?.[1], ...(values[fact] ?? [])];
      const valid = known.filter((value) => schema.safeParse(value).success);
      return [fact, fc.constantFrom(...valid, ...(schema.def.type === 'optional' ? [undefined] : []))];
    }),
  );

const { care, law, options, ...others } = facts.shape;
/** Draws the facts of a clinic that do not contradict each other. Any such clinic must pass the tests of all pages. */
export const anyClinic: fc.Arbitrary<Site> = fc
  .record({
    ...drawn(others, site),
    // The limits of words hold for the fictional clinic alone.
    name: fc.constantFrom('Almond Row Counseling', 'The Center'),
    care: fc.record(drawn(care.shape, site.care)),
    law: fc.record(drawn(law.shape, site.law)),
    options: fc.record(drawn(options.shape, site.options)),
  })
  // Leaves out facts that are undefined.
  .map((clinic) => JSON.parse(JSON.stringify(clinic)))
  .filter((clinic) => facts.safeParse(clinic).success);
