/** Page /alcohol: alcohol use disorder (specification, section 2, addiction pages). */
import { care } from '../shared/care';
import { whomToAsk } from '../shared/first-call';
import { violenceHotline } from '../shared/helplines';
import { ifChild, noAnswer, overdose, seizure, urgentActions } from '../shared/overdose';
import { anyoneIsSeen, countyKnows, criteria, hospitalBill } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

/** When to give naloxone to someone who has drunk too much. */
const ifOpioids = 'Opioids as well, or not sure? ';

export const content: SubstanceContent = {
  path: '/alcohol',
  picture: 'alcohol',
  title: 'Alcohol Addiction',
  description:
    'Alcohol use disorder: why stopping suddenly alone can kill, what alcohol poisoning looks like, and which care can help.',
  name: 'alcohol',
  definition:
    'Alcohol addiction means that drinking is hard to control even though it harms you. Clinicians call it alcohol use disorder, ' +
    'and it can be treated.',
  urgentActions: [
    ...urgentActions({
      also: ['they have a seizure, or vomit blood', 'they’re confused, feverish, or seeing things after cutting down'],
      when: ifOpioids,
    }),
    {
      heading: 'Shaking or sweating after the last drink',
      points: [
        'Go to an emergency room, day or night, especially if you’re pregnant or have ever had a seizure.',
        ['Don’t drive yourself. With no ride, or if you get worse, call ', { call: '911' }, '.'],
        [`${anyoneIsSeen} `, ...hospitalBill],
        'Until you’re seen, cutting down slowly is safer than stopping. If you still shake or sweat, that’s too fast: go now.',
        'Already stopped? Go even if you feel better: the worst can come 2 to 4 days after the last drink.',
      ],
    },
  ],
  effects: [
    {
      list: [
        'Alcohol causes falls and crashes, harms the liver, heart, nerves, and memory, and raises the risk of some cancers.',
        [
          { strong: 'Vomiting blood, black stools, or a swollen belly with a fever?' },
          ' Call ',
          { call: '911' },
          ' or go to an emergency room. ',
          { strong: 'Yellow skin or eyes?' },
          ' See a doctor today.',
        ],
        'In pregnancy, no amount is known to be safe.',
        [
          'It can deepen ',
          { to: '/anxiety', text: 'worry' },
          ' and ',
          { to: '/depression', text: 'depression' },
          ', and it raises the risk of suicide.',
        ],
        [
          'With opioids, or with medicines such as ',
          { to: '/xanax', text: 'Xanax' },
          ', it can stop your breathing and kill you.',
        ],
      ],
    },
  ],
  signs: [
    `You don’t have to drink every day. ${criteria}, such as:`,
    {
      list: [
        'drinking more, or for longer, than you planned',
        'trying to cut down and not managing to',
        'trouble at work, school, or home because of it',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs of poisoning: ${noAnswer}; slow breathing, or long gaps; vomiting while half awake; cold, pale, or blue skin.`,
    when: ifOpioids,
    notReversed: 'alcohol',
    also: [seizure],
    stay: 'Don’t leave them to “sleep it off,” and ask them not to leave. Naloxone can wear off first.',
    after: [
      // The source is the California Business and Professions Code, section 25667.
      [
        { strong: 'Under 21?' },
        ' You’re protected from charges for buying, drinking, or having alcohol if you’re the first to call ',
        { call: '911' },
        ', stay, and cooperate. Drunk driving isn’t covered.',
      ],
    ],
    child: ifChild('alcohol'),
  }),
  stopping: [
    {
      note: [
        { strong: 'Never stop suddenly alone after heavy daily drinking.' },
        ' Withdrawal can kill, so talk with a doctor first.',
      ],
    },
    {
      list: [
        'Withdrawal begins 6 to 24 hours after the last drink. A seizure can come even if you’ve never had one.',
        [
          'Delirium tremens, at about 48 to 96 hours, brings deep confusion, fever, and seeing things that aren’t there. ' +
            'It can kill, so call ',
          { call: '911' },
          '.',
        ],
      ],
    },
    ['If you need a hospital or detox unit first, we’ll help you look for one, and ', ...countyKnows],
  ],
  treatment: [
    [
      'Naltrexone, acamprosate, and disulfiram are medicines that can help people drink less or not at all. Disulfiram ' +
        'makes you ill if you drink. ',
      care.alcoholMedicines,
    ],
    {
      note: 'If you use opioids, prescribed or not, tell the prescriber: naltrexone can cause sudden opioid withdrawal.',
    },
    [
      'You don’t have to promise to stop before you call: see ',
      { to: '/contact', section: 'before-calling', text: 'whether you can come to cut down' },
      '.',
    ],
    ['In therapy, you plan for the times when you’re most likely to drink.'],
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'Full days, once withdrawal is over.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'Several days a week, with a plan for each evening.',
    },
    { path: '/family-therapy', why: 'For everyone at home the drinking has hurt.' },
  ],
  families: [
    {
      list: [
        'Pick a sober moment, and say what worries you, without blame.',
        'Don’t pour it all out, and don’t push anyone to quit overnight. Stopping suddenly can kill, so help them see a doctor first.',
        violenceHotline,
        ['Al-Anon and Alateen are groups for families: ', { call: 'alAnon' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ', even after a drink. We’ll ask how much you drink and when the last one was, to know whether you should see a doctor ' +
        'first, and then we book your initial assessment.',
    ],
    ['We don’t tell a licensing board unless you agree or the law makes us: see ', whomToAsk, '.'],
  ],
};
