import type { CareFacts, Insurer, Site } from '../../src/site.schema';
import { type Confirmed, unconfirmed } from './confirmations';
import type { Finding } from './finding';

/** Facts that a clinic should enter, and what to enter. While one is missing, pages leave it out or tell visitors to call. */
const asked: Readonly<Partial<Record<keyof CareFacts, readonly [what: string, todo: string]>>> = {
  youngest: ['the youngest age that it treats', 'Enter a number of years.'],
  programHours: ['when programs meet', 'Enter the hours.'],
  telehealth: ['whether some appointments are by video', 'Enter true or false.'],
  prescribesPsychiatricMedicines: ['whether it prescribes medicines for mental health', 'Enter true or false.'],
  prescribesForAlcohol: ['whether it prescribes medicines for alcohol use disorder', 'Enter true or false.'],
  contingencyManagement: ['whether it offers contingency management', 'Enter true or false.'],
  licensedTherapists: ['whether all its therapists have a license', 'Enter true or false.'],
  certifiedCounselors: ['whether every counselor is registered or certified', 'Enter true or false.'],
  welcomesPrescribedMedicines: [
    'whether people can come and keep taking methadone, buprenorphine or another prescribed medicine',
    'Enter true or false. Turning them away because of such a medicine may be against the law, so ask the lawyer first.',
  ],
  testsForDrugs: ['whether its programs test for drugs', 'Enter true or false.'],
  ifPatientsUse: ['what happens if a patient uses during the program', 'Enter one or two sentences.'],
  welcomesCuttingDown: ['whether people can come who want to use less, not stop', 'Enter true or false.'],
  minorsCanCall: ['whether people under 18 can call its hotline', 'Enter true or false.'],
  groupLanguages: ['in which languages groups are held', 'List them.'],
  childrenInSessions: ['whether children may come to family sessions', 'Enter true or false.'],
  messagesKept: ['how long it keeps messages from the form', 'Enter the time, such as "for a year".'],
  emailServiceAgreed: [
    'whether the e-mail service has agreed to keep messages private',
    'Enter true once the agreement is signed.',
  ],
  referralsUnpaid: [
    'whether it pays for referrals or is paid for them',
    'Enter true if it does neither, otherwise false.',
  ],
  traumaTherapies: ['which treatments for trauma it offers', 'List them, or enter [] if it offers none.'],
  familyTherapyForAnyCondition: [
    'whether family therapy is open to families for every condition, not only for addiction',
    'Enter true or false.',
  ],
  mediCal: ['whether it takes Medi-Cal', 'Enter true or false.'],
  medicare: ['whether it takes Medicare', 'Enter true or false.'],
  messagesAnswered: ['when messages are answered', 'Enter the days and how soon.'],
  freeNaloxone: ['where naloxone is free', 'Enter the place, or "" if the pages should name no place.'],
};

const missing = (care: CareFacts): readonly Finding[] =>
  Object.entries(asked)
    .filter(([name]) => care[name as keyof CareFacts] === undefined)
    .map(([name, [what, todo]]) => ({
      reader: 'clinician',
      what: `The clinic has not said ${what}.`,
      where: `src/site.ts, care.${name}`,
      todo,
    }));

const unsaidNetworks = (insurers: readonly Insurer[]): readonly Finding[] =>
  insurers
    .filter(({ network }) => !network)
    .map(({ name }) => ({
      reader: 'clinician',
      what: `The clinic has not said whether it is in network with ${name}.`,
      where: 'src/site.ts, insurers',
      todo: "Enter network: 'in' or 'out'.",
    }));

const confirmation = {
  id: 'care',
  reader: 'clinician',
  what: 'Are all facts in “care” true of the clinic? The pages state them as entered.',
  todo: 'Read “care” in src/site.ts, and the answers on /contact that use it.',
} as const;

/** Finds facts about care and insurers that nobody has entered, and a missing or old confirmation of “care”. */
export const checkCare = (
  { care, insurers }: Pick<Site, 'care' | 'insurers'>,
  confirmed: Confirmed,
  today: Date,
): readonly Finding[] => [
  ...missing(care),
  ...unsaidNetworks(insurers),
  ...unconfirmed(confirmation, confirmed, today),
];
