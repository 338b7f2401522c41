/** Page /oxycodone: opioid use disorder with oxycodone (specification, section 2, addiction pages). */
import { whomToAsk } from '../shared/first-call';
import { ifChild, noAnswer, overdose, urgentActions } from '../shared/overdose';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import { afterOverdose, criteria, lowestRisk, severeWithdrawal } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/oxycodone',
  picture: 'oxycodone',
  title: 'Oxycodone Addiction',
  description:
    'Oxycodone, a strong pain medicine: why fake pills may be fentanyl, what to do in an overdose, and how to stop safely.',
  name: 'oxycodone',
  definition: [
    'Oxycodone is a semi-synthetic opioid that doctors prescribe for strong pain. ' +
      'Oxycodone addiction is also called ',
    { to: '/opioid', text: 'opioid use disorder' },
    '.',
  ],
  urgentActions: urgentActions({
    also: ['they’re faint or very sleepy after a pill that isn’t from a pharmacy'],
  }),
  effects: [
    'Taken as directed, oxycodone can be the right medicine. The risks rise with higher amounts, longer use, or no ' +
      'prescription.',
    {
      list: [
        'You may feel drowsy, sick, or constipated.',
        'Breathing slows, especially at night or with alcohol, sedatives, gabapentin, or pregabalin.',
        'Crushing or chewing a long-acting tablet releases it all at once, which can kill.',
        [
          'Some tablets also contain acetaminophen, which harms the liver even if you feel well at first. If you may have taken too much, call Poison Control now: ',
          { call: 'poison' },
          '. If it was on purpose, call ',
          { call: '911' },
          ' or ',
          { call: '988' },
          '.',
        ],
      ],
    },
    [
      'Counterfeit pills, often small and blue, may be ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. A negative fentanyl test strip doesn’t mean that a pill is safe, because it sees only the part that you test. See ',
      stripsMiss,
      '.',
    ],
  ],
  signs: [
    `Needing it for pain isn’t a disorder. ${criteria}, and signs include:`,
    {
      list: [
        'You count your pills and feel afraid when few are left.',
        'The injury has healed, but you keep taking the pills.',
        'You’ve taken some from a relative’s bottle, or bought them.',
        'People close to you say that you seem far away or half asleep.',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slow or noisy breathing; tiny pupils; a limp body; blue, gray, or pale lips.`,
    notReversed: 'alcohol or benzodiazepines taken with the pills',
    stay: 'Naloxone can wear off before the pills do, so ask them not to take more or leave. Give the crew the bottle.',
    after: [['A fake pill may need more naloxone. Later, read ', afterOverdose, '.']],
    child: ifChild('oxycodone', 'long-acting oxycodone, methadone, or buprenorphine'),
  }),
  stopping: [
    {
      note: [
        { strong: 'Don’t stop abruptly.' },
        ' A sudden stop can bring severe withdrawal, a surge of pain, and deep distress.',
      ],
    },
    {
      list: [
        'Ask your prescriber to plan it with you, especially if you’re pregnant.',
        'If your supply has been cut off, tell a doctor today. Don’t replace it with pills from anywhere else.',
        [
          `Is withdrawal too much to bear, or does it bring ${severeWithdrawal}? Go to an emergency room, or call `,
          { call: '911' },
          '. Many emergency rooms can start buprenorphine.',
        ],
        'Tolerance falls when you stop, so your old amount can kill you.',
        ['If you take a pill that isn’t from a pharmacy, have naloxone beside you, and call ', ...safeSpot],
        [
          'If pain or fear makes you think of ending your life, call ',
          { call: '988' },
          ' or ',
          { call: 'text988' },
          '.',
        ],
      ],
    },
  ],
  treatment: [
    [
      `For the addiction, buprenorphine and methadone ${lowestRisk}, and they ease pain as well. Read `,
      { to: '/opioid', section: 'treatment', text: 'how they work and who prescribes them' },
      '.',
    ],
    'In cognitive behavioral therapy (CBT), you keep track of what came before each pill: pain, a sleepless night, a fight, or ' +
      'nothing at all.',
    [
      'Before an operation or dental work, tell the surgeon. There are other ways to treat the pain, and someone else can keep ' +
        'the bottle. If you also take something for sleep or nerves, read about ',
      { to: '/prescriptions', text: 'prescription medicines' },
      '.',
    ],
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'You work on pain and cravings with a counselor for under 9 hours a week.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If a week between sessions is too long without extra pills, you come for 9 to 19 hours a week.',
    },
    {
      path: '/case-management',
      why: 'With your consent, a case manager keeps your pain clinic, pharmacy, and therapist in touch.',
    },
  ],
  families: [
    {
      list: [
        'Wherever there are opioids, keep naloxone at home, even if they’re taken just as prescribed.',
        'Lock up tablets, and return spare ones to a pharmacy.',
        'Tell teens plainly: one fake pill can kill.',
        ['Families Anonymous has groups: ', { call: 'familiesAnonymous' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Many people got their first pill from a doctor. Nobody here will blame you. Call ',
      { call: 'clinic' },
      ', and we’ll ask about the pain, the pills (from a pharmacy or elsewhere), and how many days you have left. If you’re about ' +
        'to run out, we talk about that first, and then we book your initial assessment.',
    ],
    ['If you’ve taken pills from work, see ', whomToAsk, ' about your license before you report yourself.'],
  ],
};
