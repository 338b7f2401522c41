/** What people ask before they call, answered from the clinic's facts; where a fact is unknown, how to find out. */
import { type CareFacts, site } from '../site';
import { ages, whoWillKnow } from './first-call';
import { list } from './list';
import type { Block, Inline } from './types';

export type Question =
  | 'hours'
  | 'ages'
  | 'team'
  | 'languages'
  | 'telehealth'
  | 'publicPlans'
  | 'messages'
  | 'naloxone'
  | 'whoWillKnow';

type Answer = readonly Inline[];

const questions: Record<Question, string> = {
  hours: 'When can I call, and when do programs meet?',
  ages: 'What ages do you treat?',
  team: 'Who will I meet?',
  languages: 'Which languages do you speak?',
  telehealth: 'Are appointments in person or by video?',
  publicPlans: 'Do you take Medi-Cal or Medicare?',
  messages: 'When do you answer messages?',
  naloxone: 'Where is naloxone free?',
  whoWillKnow: 'Who will know?',
};

const ask = (what: string): Answer => ['Call ', { call: 'clinic' }, ` and ask ${what}.`];

function publicPlans({ mediCal, medicare }: CareFacts): Answer {
  const plans = Object.entries({ 'Medi-Cal': mediCal, Medicare: medicare });
  const known = plans.filter(([, taken]) => taken !== undefined);
  const unknown = plans.filter(([, taken]) => taken === undefined).map(([name]) => name);
  return [
    ...known.map(([name, taken]) => `${taken ? 'We take' : 'We don’t take'} ${name}. `),
    ...(unknown.length === 0 ? [] : [...ask(`whether we take ${list(unknown, 'or')}`), ' ']),
    'If we don’t take your plan, call the number on your card to find a clinic that does.',
  ];
}

function videoVisits(offered: boolean | undefined): Answer {
  if (offered === undefined) return ask('whether an appointment can be by video');
  return [
    offered
      ? 'Some appointments can be by video. Ask which ones when you call.'
      : 'We see you in person, at the clinic. We don’t offer appointments by video.',
  ];
}

/** The answers of a clinic with these facts. */
export const answersOf = (care: CareFacts): Record<Question, Answer> => ({
  hours: [
    { call: 'clinic' },
    ` is answered ${care.phoneHours}. `,
    ...(care.programHours ? [`Programs meet ${care.programHours}.`] : ask('when programs meet')),
  ],
  ages: ages(care),
  team:
    care.team.length === 0
      ? ask('who you would meet')
      : [`Our team includes ${list(care.team, 'and')}. You can ask any of us about our training and license.`],
  languages: [
    `We speak ${list(care.languages, 'and')}. If another language is easier for you, tell us when you call${site.law.federalFunds ? '. An interpreter is free' : ', and we’ll say how we can help'}.`,
  ],
  telehealth: videoVisits(care.telehealth),
  publicPlans: publicPlans(care),
  messages: care.messagesAnswered
    ? [`We answer messages ${care.messagesAnswered}. If it can’t wait, please call.`]
    : ask('when messages are answered'),
  naloxone: care.freeNaloxone
    ? [`You can get it free ${care.freeNaloxone}.`]
    : [
        'Your county’s public health department or a pharmacist can tell you. Pharmacies also sell it without a prescription.',
      ],
  whoWillKnow,
});

export const answers = answersOf(site.care);

/** A list of questions with this clinic's answers. */
export const answerList = (asked: readonly Question[]): Block => ({
  list: asked.map((question) => [{ strong: questions[question] }, ' ', ...answers[question]]),
});
