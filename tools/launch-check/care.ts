import type { CareFacts, Insurer, LawFacts, Site } from '../../src/clinic-facts';
import { type Confirmed, unconfirmed } from './confirmations';
import type { Finding } from './finding';

/** The facts on which care and law must agree. */
export type CareAndLaw = Pick<Site, 'care' | 'law' | 'opioidMedicines' | 'insurers'>;

/** Facts that the pages replace by "call and ask" while nobody has entered them, and what to enter. */
const asked: Readonly<Partial<Record<keyof CareFacts, readonly [what: string, todo: string]>>> = {
  youngest: ['the youngest age that it treats', 'Enter a number of years.'],
  programHours: ['when programs meet', 'Enter the hours.'],
  telehealth: ['whether some appointments are by video', 'Enter true or false.'],
  prescribesPsychiatricMedicines: ['whether it prescribes medicines for mental health', 'Enter true or false.'],
  traumaTherapies: ['which treatments for trauma it gives', 'List them, or nothing if it gives none.'],
  familiesWhateverCondition: ['whether family therapy is for addiction alone', 'Enter true or false.'],
  mediCal: ['whether it takes Medi-Cal', 'Enter true or false.'],
  medicare: ['whether it takes Medicare', 'Enter true or false.'],
  messagesAnswered: ['when messages are answered', 'Enter the days and how soon.'],
  freeNaloxone: ['where naloxone is free', 'Enter the place, or "" if the pages should name nobody.'],
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

/** Pairs of facts that cannot both be true. */
function contradictions({ care, law, opioidMedicines }: CareAndLaw): readonly Finding[] {
  const publicPlan = care.mediCal === true || care.medicare === true;
  const found: readonly (readonly [wrong: boolean, field: keyof LawFacts, what: string])[] = [
    [publicPlan && !law.federalFunds, 'federalFunds', 'It takes Medi-Cal or Medicare, but no federal funds.'],
    [
      publicPlan && !law.coveredEntity,
      'coveredEntity',
      'It takes Medi-Cal or Medicare, but sends no electronic bills.',
    ],
    [
      (publicPlan || opioidMedicines.length > 0) && !law.federallyAssisted,
      'federallyAssisted',
      'It takes Medi-Cal or Medicare, or prescribes controlled medicines, but 42 CFR Part 2 does not apply to it.',
    ],
  ];
  return found.flatMap(([wrong, field, what]): readonly Finding[] =>
    wrong
      ? [{ reader: 'lawyer', what, where: `src/site.ts, law.${field}`, todo: 'Find out which of the two is true.' }]
      : [],
  );
}

const confirmation = {
  id: 'care',
  reader: 'clinician',
  what: 'Are all facts in “care” true of the clinic? Pages say them as they stand.',
  todo: 'Read “care” in src/site.ts, and the answers on /contact that are made from it.',
} as const;

/** Finds facts about care that nobody entered or confirmed, and facts that contradict what the law asks of the clinic. */
export const checkCare = (facts: CareAndLaw, confirmed: Confirmed, today: Date): readonly Finding[] => [
  ...contradictions(facts),
  ...missing(facts.care),
  ...unsaidNetworks(facts.insurers),
  ...unconfirmed(confirmation, confirmed, today),
];
