/**
 * Sentences for visitors that state the clinic’s facts (src/site.ts). A list of pieces of running text can be a paragraph or
 * be spread into one: `['…', ' ', ...care.trauma]`. If a fact is unknown, the sentence says how to find out. Answers to
 * questions are in faq.ts. Every page loads this file, so what only one page says is in that page’s file.
 */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import { list } from '../format';
import type { Inline } from '../rich-text';

type Sentences = readonly Inline[];

interface CareSentences {
  /** Whether the clinic prescribes medicines for mental health, for a page that has named them. */
  readonly whoPrescribes: Sentences;
  /** Which treatments for trauma the clinic gives, for a page that has named them. */
  readonly trauma: Sentences;
  /** Whether the clinic takes Medi-Cal and Medicare. */
  readonly publicPlans: Sentences;
  /** When the clinic answers messages. */
  readonly messages: Sentences;
  /** Whether the clinic prescribes for alcohol use disorder, for a page that has named the medicines. */
  readonly alcoholMedicines: string;
  /** Whether the clinic gives contingency management, for a page that has explained it. */
  readonly contingencyManagement: string;
  /** The languages of the groups. */
  readonly groupLanguages: string;
  /** Who gives therapy for a mental health condition: "a licensed therapist". */
  readonly therapist: string;
  /** Who gives counseling: "a registered or certified counselor". */
  readonly counselor: string;
}

/** "Call (805) 555-0199 and ask whether …." */
export const ask = (what: string): Sentences => ['Call ', { call: 'clinic' }, ` and ask ${what}.`];

/** Returns the sentence for a fact: `yes`, `no` or, if the fact is unknown, a request to ask the clinic. */
export const yesOrNo = (
  fact: boolean | undefined,
  what: string,
  yes: string | Sentences,
  no: string | Sentences,
): Sentences => (fact === undefined ? ask(what) : [fact ? yes : no].flat());

/** The same, for a paragraph that has already given the clinic’s number. */
export const yesOrNoHere = (fact: boolean | undefined, what: string, yes: string, no: string): string =>
  fact === undefined ? `Ask us ${what}.` : fact ? yes : no;

function trauma(therapies: readonly string[] | undefined): Sentences {
  if (therapies === undefined) return ask('which treatments for trauma we give');
  return [
    therapies.length === 0
      ? 'We don’t give these treatments here. Ask us or your health plan who does.'
      : `Of these, we offer ${list(therapies, 'and')} here. If another one suits you better, ask us or your health plan who offers it.`,
  ];
}

function publicPlans({ mediCal, medicare }: CareFacts): Sentences {
  const plans = Object.entries({ 'Medi-Cal': mediCal, Medicare: medicare });
  const named = (taken: boolean | undefined, conjunction: 'and' | 'or') =>
    list(
      plans.filter((plan) => plan[1] === taken).map(([name]) => name),
      conjunction,
    );
  const taken = named(true, 'and');
  const refused = named(false, 'or');
  const unknown = named(undefined, 'or');
  const known = taken
    ? `We take ${taken}${refused && `, but not ${refused}`}.`
    : refused && `We don’t take ${refused}.`;
  if (!unknown) return [known];
  return [...(known ? [`${known} `] : []), ...ask(`whether we take ${unknown}`)];
}

/** Returns the sentences for a clinic with these facts. */
export const careOf = (facts: CareFacts): CareSentences => ({
  whoPrescribes: yesOrNo(
    facts.prescribesPsychiatricMedicines,
    'whether we prescribe medicines for mental health',
    'We prescribe these medicines here.',
    ['We don’t prescribe these medicines. See ', { to: '/treatment', section: 'medicines', text: 'who does' }, '.'],
  ),
  trauma: trauma(facts.traumaTherapies),
  publicPlans: publicPlans(facts),
  messages: facts.messagesAnswered
    ? [`We answer messages ${facts.messagesAnswered}. If it can’t wait, please call.`]
    : ask('when messages are answered'),
  alcoholMedicines: yesOrNoHere(
    facts.prescribesForAlcohol,
    'whether we prescribe them, or who near you does',
    'We prescribe them here.',
    'We don’t prescribe them. Your own doctor can, and we’ll help you look for one.',
  ),
  contingencyManagement: yesOrNoHere(
    facts.contingencyManagement,
    'whether we offer it, or who near you does',
    'We offer it here.',
    'We don’t offer it.',
  ),
  groupLanguages: facts.groupLanguages
    ? `Our groups are held in ${list(facts.groupLanguages, 'and')}.`
    : 'Ask us which languages our groups are held in.',
  therapist: facts.licensedTherapists ? 'a licensed therapist' : 'a therapist',
  counselor: facts.certifiedCounselors ? 'a registered or certified counselor' : 'a counselor',
});

/** The sentences of this clinic. */
export const care = careOf(site.care);

/** Says who prescribes medicines for opioid use disorder. `here` lists those that the clinic prescribes. */
export function prescribesForOpioids(here: readonly string[]): string {
  if (here.length === 0)
    return 'We don’t prescribe these medicines here, but we’ll help you look for someone who does.';
  const prescribed = `We prescribe ${list(here, 'and')} here.`;
  return here.includes('methadone')
    ? prescribed
    : `${prescribed} If methadone may suit you better, we’ll help you look for an opioid treatment program.`;
}

/** Who prescribes at this clinic, for pages about opioids that have named the medicines. */
export const prescribedHere = prescribesForOpioids(site.opioidMedicines);

/** Whom to ask where contingency management is offered and whether a health plan pays for it. */
export const recoveryIncentives: readonly Inline[] = [
  'In some counties, Medi-Cal pays for it through a state program called Recovery Incentives. ',
  `${site.countyLine.county}’s line can tell you whether it does here, and who offers it: `,
  { call: 'county' },
  '. With another plan, call the number on your card.',
];
