/**
 * What the clinic’s facts (src/site.ts) mean for a reader, in sentences that pages put where they need them. Each is a list
 * of pieces of running text, so a page can print it alone, or spread it into a paragraph: `['…', ' ', ...care.trauma]`.
 * Where a fact is unknown, the sentence says how to find out. Answers to questions are in answers.ts; who prescribes
 * medicines for opioid use disorder is in opioid-medicines.ts.
 */

import { site } from '../site';
import type { CareFacts } from '../site.schema';
import { list } from './format';
import type { Inline } from './rich-text';

type Sentences = readonly Inline[];

interface CareSentences {
  /** Whether the clinic prescribes, for a page that has named medicines for a mental health condition. */
  readonly psychiatricMedicines: Sentences;
  /** Which of the treatments for trauma that a page has named the clinic gives. */
  readonly trauma: Sentences;
  /** Whose families may come to family therapy, for pages about a mental health condition, and /family-therapy. */
  readonly families: Sentences;
  /** Whether the clinic takes Medi-Cal and Medicare. */
  readonly publicPlans: Sentences;
  /** When the clinic answers messages. */
  readonly messages: Sentences;
}

/** "Call (805) 555-0199 and ask whether …." */
export const ask = (what: string): Sentences => ['Call ', { call: 'clinic' }, ` and ask ${what}.`];

/** What follows from a fact: a sentence for yes, one for no, or whom to ask while the clinic has not said. */
export const yesOrNo = (fact: boolean | undefined, what: string, yes: string, no: string): Sentences =>
  fact === undefined ? ask(what) : [fact ? yes : no];

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

/** The sentences of a clinic with these facts. */
export const careOf = (facts: CareFacts): CareSentences => ({
  psychiatricMedicines: yesOrNo(
    facts.prescribesPsychiatricMedicines,
    'whether we prescribe medicines for mental health',
    'We prescribe medicines for mental health here. Ask about them at your initial assessment.',
    'We don’t prescribe medicines for mental health. Your own doctor may, or we’ll help you look for someone who does.',
  ),
  trauma: trauma(facts.traumaTherapies),
  families: yesOrNo(
    facts.familiesWhateverCondition,
    'whether your family can come to family therapy with us',
    'Family therapy here is open to families whatever the condition, addiction or mental illness.',
    'Family therapy here is for families living with addiction. If yours is living with a mental illness, ask us who near you can help.',
  ),
  publicPlans: publicPlans(facts),
  messages: facts.messagesAnswered
    ? [`We answer messages ${facts.messagesAnswered}. If it can’t wait, please call.`]
    : ask('when messages are answered'),
});

/** The sentences of this clinic. */
export const care = careOf(site.care);

/** Where people with Medi-Cal call first. */
export const countyLine: Sentences = [
  `Do you have Medi-Cal? Then first call ${site.countyLine.county}’s line for mental health and substance use care at `,
  { call: 'county' },
  '. It can tell you where to go.',
];
