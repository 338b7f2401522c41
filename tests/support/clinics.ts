import { site } from '../../src/site';
import { facts, type Site } from '../../src/site.schema';

/**
 * A fact, its value for the chosen clinics, and its value for the other clinics. Without the second value, the other
 * clinics lack the fact or, if it is a yes-or-no question, some of them answer no.
 */
type Choice = readonly [
  fact: keyof Site | `${'care' | 'law' | 'options'}.${string}`,
  value: unknown,
  otherwise?: unknown,
];

/** The facts of `care` that are yes-or-no questions. */
const yesOrNo = Object.entries(facts.shape.care.shape).filter(([, fact]) => fact.safeParse(true).success);
const choices: readonly Choice[] = [
  ...yesOrNo.map(([fact]): Choice => [`care.${fact}`, true]),
  ['care.youngest', 16],
  ['care.programHours', 'from 8 a.m. to 8 p.m., Monday to Friday'],
  ['care.languages', ['English', 'Spanish', 'Hmong'], ['English']],
  ['care.groupLanguages', ['English']],
  ['care.traumaTherapies', ['trauma-focused CBT', 'EMDR']],
  ['care.team', ['a nurse', 'counselors'], []],
  ['care.messagesAnswered', 'on weekdays, usually within one business day'],
  ['care.messagesKept', 'for a year'],
  ['care.ifPatientsUse', 'You can stay.'],
  ['care.freeNaloxone', 'at our front desk', ''],
  ['care.recoveryResidences', ['Elm House', 'Oak House'], []],
  ['care.prices', ['Initial assessment: $150', 'Group: $40']],
  ['care.slidingScale', 'If you earn less, you pay half.'],
  ['care.visit', { bus: 'Bus 4 stops at our door.', bring: 'Your insurance card.' }],
  ['certification', site.certification],
  ['jobsProgram', site.jobsProgram],
  ['accreditation', site.accreditation],
  ['opioidMedicines', ['buprenorphine', 'methadone', 'naltrexone'], []],
  ['people', [{ name: 'A. Clinician', role: 'Nurse', license: 'Board of Registered Nursing, RN 1' }], []],
  ['insurers', site.insurers, site.insurers.slice(0, 1)],
  ['law.coveredEntity', true, false],
  ['law.fifteenOrMoreStaff', true, false],
  ['law.physiciansOnStaff', true, false],
  ['law.stateRegulatedPlans', true, false],
  ['options.closedAtNight', true, false],
];

/** All ways to choose 4 of 7 clinics, as bits. Any two have a clinic in common, and each has one that the other lacks. */
const fourOfSeven = [...Array(128).keys()].filter((bits) => bits.toString(2).replaceAll('0', '').length === 4);

/** Changes facts so that they do not contradict those that were chosen. */
function withoutContradictions(clinic: Site): Site {
  const { care, certification, law, opioidMedicines, options } = clinic;
  const federalFunds = care.mediCal === true || care.medicare === true;
  return {
    ...clinic,
    care: {
      ...care,
      phoneHours: options.closedAtNight ? 'from 9 a.m. to 6 p.m., Monday to Friday' : '24 hours a day, 7 days a week',
    },
    law: {
      ...law,
      federalFunds,
      coveredEntity: law.coveredEntity || federalFunds,
      federallyAssisted: federalFunds || opioidMedicines.length > 0,
      stateStatus: certification ? 'certified' : 'none',
    },
  };
}

function clinicAt(index: number): Site {
  const clinic: Record<string, unknown> & Pick<Site, 'care' | 'law' | 'options'> = structuredClone(site);
  for (const [at, [fact, value, otherwise]] of choices.entries()) {
    const isChosen = index > 0 && ((fourOfSeven[at] ?? 0) >> (index - 1)) & 1;
    // A clinic that is not chosen leaves a yes-or-no question open if its index is even, and answers no if it is odd.
    const other = otherwise === undefined && value === true && index % 2 === 1 ? false : otherwise;
    const [group = '', name] = fact.split('.');
    const part = (name === undefined ? clinic : clinic[group]) as Record<string, unknown>;
    part[name ?? group] = isChosen ? value : other;
    if (part[name ?? group] === undefined) delete part[name ?? group];
  }
  return withoutContradictions(clinic as unknown as Site);
}

/**
 * The facts of eight clinics: those of the site, changed by `choices`. For any two choices, at least one clinic has
 * both, one neither, one only the first, and one only the second, unless `withoutContradictions` then changes a fact.
 */
export const clinics: readonly Site[] = [...Array(8).keys()].map(clinicAt);
