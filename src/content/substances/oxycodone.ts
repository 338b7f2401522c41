/** Page /oxycodone: opioid use disorder with oxycodone (specification, section 2, addiction pages). */
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
      'Oxycodone addiction means that you can’t control how you take it even though it harms you. Clinicians call it ',
    { to: '/opioid', text: 'opioid use disorder' },
    '.',
  ],
  urgentActions: urgentActions({
    also: ['they’re faint or very sleepy after a pill that isn’t from a pharmacy'],
  }),
  effects: [
    {
      list: [
        'It can slow breathing, especially at night or with alcohol, sedatives, gabapentin, or pregabalin.',
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
      '. Don’t trust a negative fentanyl test strip, because it checks only the part that you test. See ',
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
        'You’ve bought some, or taken some from a relative’s bottle.',
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
        'Cut off? Tell a doctor today, and don’t take pills from anywhere else.',
        [
          'In withdrawal, go to an emergency room: many can start buprenorphine. With ' +
            `${severeWithdrawal}, go right away, or call `,
          { call: '911' },
          '.',
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
    'In therapy, you look at what came before each pill: pain, a bad night, or a fight.',
    'Before an operation or dental work, tell the doctor about the oxycodone. There are other ways to treat pain.',
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'For pain and cravings, with a counselor and a group.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If a week between sessions is too long.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home.',
        'Lock up tablets, and return spare ones to a pharmacy.',
        'Tell teens: one fake pill can kill.',
        ['Families Anonymous has groups: ', { call: 'familiesAnonymous' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ', and we’ll ask about the pain, the pills (from a pharmacy or elsewhere), and how many days you have left. If you’re about ' +
        'to run out, we talk about that first, and then we book your initial assessment.',
    ],
  ],
};
