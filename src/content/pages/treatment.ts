/** Text of /treatment: levels of care, the plan, four therapies, recreation, first steps (specification, sections 1, 2, 6, 9). */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import { hoursAWeek } from '../interface/templates';
import type { Inline } from '../rich-text';
import { care, prescribedHere, recoveryIncentives, yesOrNo } from '../shared/care';
import { doctorOf, onMethadone } from '../shared/medicines';
import { atAnyHour, byHours, hours, whenClosed } from '../shared/phone-hours';
import type { TextPageContent } from '../types';

/** Whom to ask about care that the clinic does not offer. */
const planOrCounty: readonly Inline[] = [
  `your health plan or ${site.countyLine.county}’s line, `,
  { call: 'county' },
  ', can tell you who does.',
];

/** Says whether the clinic prescribes medicines for mental health, and who else does. */
export const psychiatricMedicinesOf = (facts: CareFacts): readonly Inline[] =>
  yesOrNo(
    facts.prescribesPsychiatricMedicines,
    'whether we prescribe medicines for mental health',
    'We prescribe medicines for mental health here. Ask about them at your initial assessment.',
    ['We don’t prescribe medicines for mental health. Your own doctor may be able to. If not, ', ...planOrCounty],
  );

export const content: TextPageContent = {
  path: '/treatment',
  picture: 'treatment',
  title: 'Treatment Programs',
  description:
    'From the first call to the last session: hours of care, who you meet, your plan, CBT, DBT, psychodynamic and interpersonal therapy, ' +
    'and recreation.',
  lead: 'What happens after your first call, and what you’d do in each kind of therapy.',
  sections: [
    {
      id: 'first-steps',
      heading: 'Your first weeks, step by step',
      body: [
        {
          steps: [
            [
              { strong: 'You call' },
              ' our admissions department at ',
              { call: 'clinic' },
              `, ${atAnyHour}, with questions or to book your initial assessment. Ask how soon you could start, and don’t stop alcohol, pills, or opioids to get ready: read `,
              { to: '/substance-abuse', section: 'stopping', text: 'how to stop safely' },
              '.',
            ],
            [
              { strong: 'You come in for the assessment.' },
              ' We ask about your health, your mood, what you drink or use, and how your days go. At the end, we tell you which program seems to fit and why.',
            ],
            [
              { strong: 'You start.' },
              ' In your first days, you meet your counselor alone and join a group. You don’t have to speak in it yet.',
            ],
            [
              { strong: 'You write your plan with us' },
              ' during the first 30 days, and each week we look together at how it’s going.',
            ],
          ],
        },
        byHours('Our support team is available to help 24 hours a day, 7 days a week.', [
          `Our support team is available to help ${hours}. `,
          ...whenClosed,
        ]),
      ],
    },
    {
      id: 'levels',
      heading: 'Levels of care: how many hours a week',
      body: [
        {
          table: {
            name: 'Levels of care',
            columns: ['Level', 'Hours a week', 'For people who'],
            rows: [
              [
                [{ to: '/partial-hospitalization-program', text: 'Partial hospitalization' }],
                hoursAWeek['/partial-hospitalization-program'],
                'need support for most of the day and are safe at home at night',
              ],
              [
                [{ to: '/intensive-outpatient-program', text: 'Intensive outpatient' }],
                hoursAWeek['/intensive-outpatient-program'],
                'need more than a weekly session and can manage the days in between',
              ],
              [
                [{ to: '/outpatient-program', text: 'Outpatient' }],
                hoursAWeek['/outpatient-program'],
                'have support at home and fit care around work, school, or family',
              ],
            ],
          },
        },
        'None of the levels has a fixed number of weeks: as you get better, you come for fewer hours. Ask us how long people tend to stay.',
        [
          'For costs, see ',
          { to: '/insurance', section: 'check-coverage', text: 'how to find out what your plan pays' },
          '.',
        ],
      ],
    },
    {
      id: 'cbt',
      heading: 'Cognitive behavioral therapy (CBT)',
      body: [
        'You meet with ' +
          care.therapist +
          ' and pick one problem, such as a store you no longer go into or the drink after work. You look at what you think, feel, and do just before it. ' +
          'A thought such as “I always fail” makes it harder to act, and then the thought seems true.',
        'Together, you test the thought and plan one small thing to do differently. You try it, and talk about it the next time.',
        [
          'Studies show that CBT helps many people with ',
          { to: '/depression', text: 'depression' },
          ', ',
          { to: '/anxiety', text: 'anxiety' },
          ', and ',
          { to: '/panic-disorder', text: 'panic' },
          ', and it’s part of care for substance use. There’s also ',
          { to: '/ptsd', section: 'treatment', text: 'a form of it that works on trauma' },
          '.',
        ],
      ],
    },
    {
      id: 'dbt',
      heading: 'Dialectical behavior therapy (DBT)',
      body: [
        'DBT teaches skills for feelings that come on fast and strong. You learn 4 sets of them, with exercises to do at home:',
        {
          list: [
            'Mindfulness: staying in the present moment without judging it.',
            'Distress tolerance: getting through a bad hour without making it worse.',
            'Emotion regulation: knowing what you feel, and calming it.',
            'Interpersonal effectiveness: asking for what you need, saying no, and keeping your self-respect.',
          ],
        },
        'DBT was made for people who hurt themselves or often think of suicide, and it’s best tested for them. For other problems, there’s less ' +
          'research.',
        'The full DBT program, with sessions of your own as well as the group, asks for a commitment of at least 6 months. You can also join a skills group on its own, for as long as it helps.',
      ],
    },
    {
      id: 'psychodynamic',
      heading: 'Psychodynamic therapy',
      body: [
        'You talk freely about your past, your relationships, and whatever comes up as you talk. You may notice that you keep ' +
          'having the same fight, or pull back each time someone gets close. The therapist helps you see where a pattern like that comes from, and what else you could do the next time.',
        'Studies support it for depression and some kinds of anxiety.',
      ],
    },
    {
      id: 'interpersonal',
      heading: 'Interpersonal therapy',
      body: [
        'You and your therapist agree on one thing in your life with other people that weighs on your mood. Usually, it’s one of these:',
        {
          list: [
            'Grief after someone has died.',
            'Conflict with a partner, a relative, or someone at work.',
            'A big change, such as a new baby, a move, or the loss of a job.',
            'Feeling alone, or finding it hard to get close to people.',
          ],
        },
        'You go over what was said last week, practice another way to say it, and try that at home. Interpersonal therapy was made for ' +
          'depression and is best tested for that, including in pregnancy and after a birth.',
      ],
    },
    {
      id: 'treatment-plan',
      heading: 'Your treatment plan, and who signs it',
      body: [
        'Your plan puts in writing what you want to change, how we’ll work on it, and how many hours of care you get. You ' +
          'have a say in every part.',
        {
          list: [
            'It’s developed within 30 days of admission. We start it when you arrive.',
            'The clinical director signs off on it.',
            'We reassess your progress each week and record it in a weekly summary.',
            'If you need other hours or another kind of therapy, we change it.',
          ],
        },
      ],
    },
    {
      id: 'groups',
      heading: 'Group therapy',
      body: [
        `Each group is led by ${care.therapist} or ${care.counselor}. You practice skills and hear what has worked for others, and you choose how much to say. ${care.groupLanguages}`,
        'There are also free groups outside the clinic, run by their members: AA, NA, and SMART Recovery for substance ' +
          'use, and NAMI for mental illness.',
      ],
    },
    {
      id: 'medicines',
      heading: 'Medicines, and who prescribes them',
      body: [
        `Don’t stop a medicine on your own. ${doctorOf(site)}`.trim(),
        [{ strong: 'For mental health:' }, ' ', ...psychiatricMedicinesOf(site.care)],
        [
          { strong: 'For alcohol use disorder:' },
          ' naltrexone, acamprosate, and disulfiram can help, as ',
          { to: '/alcohol', section: 'treatment', text: 'our page on alcohol' },
          ' explains. ',
          care.alcoholMedicines,
        ],
        [
          { strong: 'For opioid use disorder:' },
          ' buprenorphine and methadone lower the risk of death the most, as ',
          { to: '/opioid', section: 'treatment', text: 'our page on opioids' },
          ` explains. ${prescribedHere} ${onMethadone(site.care)} Missed your methadone? Call its program: after 3 or more days, the old dose can be too much.`,
        ],
        [
          { strong: 'For cocaine or meth:' },
          ' the FDA has approved no medicine. Contingency management has the best evidence: you get small rewards for tests that show no use. ',
          care.contingencyManagement,
          ' ',
          ...recoveryIncentives,
        ],
      ],
    },
    {
      id: 'recreation',
      heading: 'Recreation activities, once a doctor clears you',
      body: [
        'In recreation, you move, make something, or spend time with other people, and find out what you enjoy.',
        'You must be cleared by the doctor first, so tell the doctor about any health problem and any medicine you take.',
      ],
    },
  ],
  form: true,
};
