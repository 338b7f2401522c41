import { officialLinks, type Site } from '../site.schema.ts';
import { isElsewhere } from './california.ts';
import { digitsOf } from './us-phone.ts';

const aroundTheClock =
  /24[ -]?h(?:ou)?rs?\b|24[/-]7|around the clock|\b(?:any (?:time|hour)|all hours|always)\b|day and night/i;
/** Medicines that only clinics with a DEA registration prescribe. Naltrexone is not one of them. */
const controlled = /buprenorphine|methadone/i;
const doctors = /\b(?:doctors?|physicians?|psychiatrists?|M\.?D\.?)\b/i;

const takesPublicPlan = ({ care }: Site) => care.mediCal === true || care.medicare === true;

/** Whether any of `languages` is missing from `spoken`. False if `spoken` is empty. */
const lacksSome = (spoken: readonly string[], languages: readonly string[] = []) =>
  spoken.length > 0 && languages.some((language) => !spoken.join().includes(language));

type Contradiction = readonly [field: string, wrong: (clinic: Site) => boolean, message: string];

/** Facts that cannot both be true: the field to report, the check, and the message. */
export const contradictions: readonly Contradiction[] = [
  [
    'law.federalFunds',
    (clinic) => clinic.law.federalFunds && !takesPublicPlan(clinic),
    'so care.mediCal or care.medicare must be true',
  ],
  [
    'law.federalFunds',
    (clinic) => !clinic.law.federalFunds && takesPublicPlan(clinic),
    'but care says that the clinic takes Medi-Cal or Medicare, which pay with federal funds',
  ],
  [
    'law.coveredEntity',
    (clinic) => !clinic.law.coveredEntity && takesPublicPlan(clinic),
    'but care says that the clinic takes Medi-Cal or Medicare, which are billed electronically',
  ],
  [
    'law.federallyAssisted',
    (clinic) => !clinic.law.federallyAssisted && takesPublicPlan(clinic),
    'but care says that the clinic takes Medi-Cal or Medicare, so 42 CFR Part 2 applies to it',
  ],
  [
    'law.federallyAssisted',
    ({ law, opioidMedicines }) => !law.federallyAssisted && opioidMedicines.some((name) => controlled.test(name)),
    'but opioidMedicines says that the clinic prescribes controlled medicines, so 42 CFR Part 2 applies to it',
  ],
  [
    'law.stateStatus',
    ({ law, certification }) => law.stateStatus === 'none' && certification !== undefined,
    'so leave out certification, which says that the state has certified the clinic',
  ],
  [
    'law.stateStatus',
    ({ law, certification }) => law.stateStatus !== 'none' && certification === undefined,
    'so certification must have a number and an expiry date',
  ],
  [
    'care.phoneHours',
    ({ care, options }) => !options.closedAtNight && !aroundTheClock.test(care.phoneHours),
    'but pages promise a 24-hour hotline; write “24 hours a day, 7 days a week”, or set options.closedAtNight to true',
  ],
  [
    'care.phoneHours',
    ({ care, options }) => options.closedAtNight === true && aroundTheClock.test(care.phoneHours),
    'but options.closedAtNight says that nobody answers at night',
  ],
  [
    'care.groupLanguages',
    ({ care }) => lacksSome(care.languages, care.groupLanguages),
    'it lists a language that, according to care.languages, nobody on staff speaks',
  ],
  [
    'insurers',
    ({ insurers, care }) =>
      care.mediCal !== true && insurers.some(({ name }) => /^(?:medi-?cal|medicaid)$/i.test(name)),
    'it lists Medi-Cal, but care.mediCal is not true',
  ],
  [
    'insurers',
    ({ insurers, care }) => care.medicare !== true && insurers.some(({ name }) => /^medicare$/i.test(name)),
    'it lists Medicare, but care.medicare is not true',
  ],
  [
    'care.team',
    ({ care, law }) => !law.physiciansOnStaff && care.team.some((who) => doctors.test(who)),
    'it names a doctor, but law.physiciansOnStaff is false',
  ],
  [
    'address.street',
    ({ address }) => address.street.endsWith(`, ${address.locality.split(', CA ')[0]}`),
    'leave out the city; address.locality already has it',
  ],
  [
    'countyLine.county',
    ({ address, countyLine }) => isElsewhere(/\d{5}/.exec(address.locality)?.[0] ?? '', countyLine.county),
    'but the ZIP code in address.locality is in another county; pages must give the phone line of that county',
  ],
  [
    'people',
    ({ people, law }) => !law.physiciansOnStaff && people.some(({ role }) => doctors.test(role)),
    'it names a doctor, but law.physiciansOnStaff is false',
  ],
];

/** Groups in which every fact must be different. If two are the same, somebody probably copied a line and forgot to change it. */
export const distinct: readonly (readonly string[])[] = [
  ['email', 'law.privacyOfficer.email', 'law.rightsCoordinator.email'],
  ['phone.display', 'secondPhone.display', 'countyLine.display'],
  ['certification.registerUrl', 'jobsProgram.url'],
  officialLinks.options.map((name) => `law.officialLinks.${name}`),
];

/** Whether two facts are the same, even if written differently: (805) 555-0199 and 805.555.0199. */
export function isSame(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((value) =>
    /[a-z]/i.test(value) ? value.toLowerCase().replace(/\/$/, '') : digitsOf(value),
  );
  return a === b && a !== '';
}
