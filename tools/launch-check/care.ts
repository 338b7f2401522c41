import type { LawFacts } from '../../src/content/notices/law-facts';
import type { CareFacts } from '../../src/site';
import type { Finding } from './finding';

/** The facts on which care and law must agree. */
export interface CareAndLaw {
  readonly care: CareFacts;
  readonly law: LawFacts;
  readonly prescribesOpioidMedicines: boolean;
}

/** Facts that the pages replace by "call and ask" while nobody has entered them, and what to enter. */
const asked: Readonly<Partial<Record<keyof CareFacts, readonly [what: string, todo: string]>>> = {
  youngest: ['the youngest age that it treats', 'Enter a number of years.'],
  programHours: ['when programs meet', 'Enter the hours.'],
  telehealth: ['whether some appointments are by video', 'Enter true or false.'],
  mediCal: ['whether it takes Medi-Cal', 'Enter true or false.'],
  medicare: ['whether it takes Medicare', 'Enter true or false.'],
  messagesAnswered: ['when messages are answered', 'Enter the days and how soon.'],
  freeNaloxone: ['where naloxone is free', 'Enter the place, or "" if the pages should name nobody.'],
};

const missing = (care: CareFacts): readonly Finding[] =>
  Object.entries(asked)
    .filter(([name]) => care[name as keyof CareFacts] === undefined)
    .map(([name, [what, todo]]) => ({
      group: 'content',
      what: `The clinic has not said ${what}.`,
      where: `src/site.ts, care.${name}`,
      todo,
    }));

/** Pairs of facts that cannot both be true. */
function contradictions({ care, law, prescribesOpioidMedicines }: CareAndLaw): readonly Finding[] {
  const publicPlan = care.mediCal === true || care.medicare === true;
  const found: readonly (readonly [wrong: boolean, field: keyof LawFacts, what: string])[] = [
    [publicPlan && !law.federalFunds, 'federalFunds', 'It takes Medi-Cal or Medicare, but no federal funds.'],
    [
      publicPlan && !law.coveredEntity,
      'coveredEntity',
      'It takes Medi-Cal or Medicare, but sends no electronic bills.',
    ],
    [
      (publicPlan || prescribesOpioidMedicines) && !law.federallyAssisted,
      'federallyAssisted',
      'It takes Medi-Cal or Medicare, or prescribes controlled medicines, but 42 CFR Part 2 does not apply to it.',
    ],
    [
      care.team.includes('a doctor') && !law.physiciansOnStaff,
      'physiciansOnStaff',
      'Its team includes a doctor, but there are no physicians on staff.',
    ],
  ];
  return found.flatMap(([wrong, field, what]): readonly Finding[] =>
    wrong
      ? [{ group: 'law', what, where: `src/site.ts, law.${field}`, todo: 'Find out which of the two is true.' }]
      : [],
  );
}

/** Finds facts about care that nobody entered, and facts that contradict what the law asks of the clinic. */
export const checkCare = (facts: CareAndLaw): readonly Finding[] => [...contradictions(facts), ...missing(facts.care)];
