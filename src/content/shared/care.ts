/**
 * Sentences for visitors that state the clinic’s facts (src/site.ts). A list of pieces of running text can be a paragraph or
 * be spread into one: `['…', ' ', ...care.trauma]`. If a fact is unknown, the sentence says how to find out. Answers to
 * questions are in faq.ts. Who prescribes medicines for opioid use disorder is in substance-care.ts.
 */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import { list } from '../format';
import type { Inline } from '../rich-text';

type Sentences = readonly Inline[];

interface CareSentences {
  /** Whether the clinic prescribes medicines for mental health, and who else does. */
  readonly psychiatricMedicines: Sentences;
  /** The same in short, for a page that has named the medicines. */
  readonly whoPrescribes: Sentences;
  /** Which treatments for trauma the clinic gives, for a page that has named them. */
  readonly trauma: Sentences;
  /** Who may come to family therapy. */
  readonly families: Sentences;
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
  /** Who the team is, with the licenses and certificates of those who treat people. */
  readonly team: Sentences;
  /** Whether the price can be lowered or paid in parts. */
  readonly payLess: string;
  /** How long messages are kept. */
  readonly messagesKept: string;
  /** Whether the e-mail service has agreed in writing to keep messages private. */
  readonly emailService: string;
  /** Whether children may come to family sessions. */
  readonly childrenInSessions: string;
  /** Whether anyone is paid for referrals. California Health and Safety Code 11831.6 forbids this. */
  readonly referrals: string;
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
const yesOrNoHere = (fact: boolean | undefined, what: string, yes: string, no: string): string =>
  fact === undefined ? `Ask us ${what}.` : fact ? yes : no;

/** Whom to ask about care that the clinic does not offer. */
const planOrCounty: Sentences = [
  `your health plan or ${site.countyLine.county}’s line, `,
  { call: 'county' },
  ', can tell you who does.',
];

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

function credentials({ licensedTherapists, certifiedCounselors }: CareFacts): string {
  const licensed = [
    ...(site.law.physiciansOnStaff ? ['our doctor'] : []),
    ...(licensedTherapists ? ['our therapists'] : []),
  ];
  const said = [
    ...(licensed.length > 0 ? [`The state has licensed ${list(licensed, 'and')}.`] : []),
    ...(certifiedCounselors
      ? ['Our counselors are registered or certified with an organization that the state accepts.']
      : []),
  ];
  return [
    ...said,
    `You can ask ${said.length > 0 ? 'any of us' : 'us'} for a license or certificate number, and look it up.`,
  ].join(' ');
}

/** Returns the sentences for a clinic with these facts. */
export const careOf = (facts: CareFacts): CareSentences => ({
  psychiatricMedicines: yesOrNo(
    facts.prescribesPsychiatricMedicines,
    'whether we prescribe medicines for mental health',
    'We prescribe medicines for mental health here. Ask about them at your initial assessment.',
    ['We don’t prescribe medicines for mental health. Your own doctor may be able to. If not, ', ...planOrCounty],
  ),
  whoPrescribes: yesOrNo(
    facts.prescribesPsychiatricMedicines,
    'whether we prescribe medicines for mental health',
    'We prescribe these medicines here.',
    ['We don’t prescribe these medicines. See ', { to: '/treatment', section: 'medicines', text: 'who does' }, '.'],
  ),
  trauma: trauma(facts.traumaTherapies),
  families: yesOrNo(
    facts.familyTherapyForAnyCondition,
    'whether your family can come to family therapy with us',
    'Family therapy here is open to families whatever the condition, addiction or mental illness.',
    'Family therapy here is for families living with addiction. If yours is living with a mental illness, ask us who near you can help.',
  ),
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
  team:
    facts.team.length === 0
      ? ask('who you would meet')
      : [`Our team includes ${list(facts.team, 'and')}. ${credentials(facts)}`],
  payLess: facts.slidingScale ?? 'Ask us whether the price can be lowered, or paid in parts.',
  messagesKept: facts.messagesKept
    ? `We keep it ${facts.messagesKept}, or until you ask us to delete it.`
    : 'Ask us how long we keep messages, or ask us to delete yours.',
  emailService: facts.emailServiceAgreed
    ? 'It has agreed in writing to keep messages private.'
    : 'It must keep messages private. Ask us what it has agreed to in writing.',
  childrenInSessions: yesOrNoHere(
    facts.childrenInSessions,
    'whether children can come along',
    'Children can come along.',
    'Children don’t come to our sessions. We can talk about how to explain things to them.',
  ),
  referrals: facts.referralsUnpaid
    ? 'We don’t pay anyone to send people to us, and nobody pays us to send people to them.'
    : 'If someone refers you to a clinic, or a clinic refers you elsewhere, ask whether anyone is paid for the referral. State law forbids such payments in care for substance use.',
});

/** The sentences of this clinic. */
export const care = careOf(site.care);

/** Whom people with Medi-Cal should call first. */
export const countyLine: Sentences = [
  `Do you have Medi-Cal? Then first call ${site.countyLine.county}’s line for mental health and substance use care at `,
  { call: 'county' },
  '. It can tell you where to go. If you’d like to come here, say so.',
];
