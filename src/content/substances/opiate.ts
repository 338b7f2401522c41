/** Page /opiate: opioid use disorder with natural opiates (specification, section 2, addiction pages). */
import { ifChild, noAnswer, overdose, urgentActions } from '../shared/overdose';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import { afterOverdose, criteria, lowestRisk, severeWithdrawal } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/opiate',
  picture: 'opiate',
  title: 'Opiate Addiction',
  description:
    'Morphine, codeine, and other natural opioids: their risks, what to do in an overdose, and how to stop safely.',
  name: 'opiates',
  definition: [
    'Opiates are the natural opioids, such as morphine and codeine. Opiate addiction means that you can’t control how you take ' +
      'them even though they harm you. Clinicians call it opioid use disorder, which ',
    { to: '/opioid', text: 'our opioid page' },
    ' explains.',
  ],
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'All opiates can slow breathing, especially with alcohol, sleeping pills, ' +
      'gabapentin, pregabalin, lung disease, or sleep apnea.',
    {
      list: [
        [
          { strong: 'Morphine' },
          ' builds up in people whose kidneys don’t work well. Crushing or chewing a long-acting tablet releases it all at ' +
            'once, which can kill.',
        ],
        [
          { strong: 'Codeine' },
          ' turns into morphine in the body, in some people so fast that a normal amount is too strong. Children under 12 must ' +
            'not take it, and it isn’t advised when you’re breastfeeding, because it can slow the baby’s breathing.',
        ],
        [
          { strong: 'Codeine with acetaminophen' },
          ' can harm the liver. If you may have taken too much, call Poison Control now, even if you feel well: ',
          { call: 'poison' },
          '. If it was on purpose, call ',
          { call: '911' },
          ' or ',
          { call: '988' },
          '.',
        ],
        [{ strong: 'Tea from poppy seeds or pods' }, ' can contain enough morphine to kill.'],
      ],
    },
    [
      'Tablets or syrup that aren’t from a pharmacy may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      ': see ',
      stripsMiss,
      '.',
    ],
  ],
  signs: [
    `If your body depends on an opiate that you take as prescribed, that alone isn’t addiction. ${criteria}. Ask yourself:`,
    {
      list: [
        'Do you take it for sleep, stress, or sadness rather than for pain or a cough?',
        'Do you run out before the date on the label?',
        'Do you get syrup or tablets from more than one place?',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; a limp body; tiny pupils; long gaps between breaths; blue, gray, or pale lips.`,
    notReversed: 'alcohol, sleeping pills, or the promethazine in cough syrup',
    stay: 'Some morphine tablets last for many hours, and naloxone wears off first, so ask them not to take more or leave.',
    after: [['Home from the hospital? Read ', afterOverdose, '.']],
    child: ifChild('opiates', 'long-acting morphine, methadone, or buprenorphine'),
  }),
  stopping: [
    'Don’t stop all at once after weeks of daily use, especially if you’re pregnant. Your prescriber can lower the amount with ' +
      'care.',
    {
      list: [
        'Withdrawal feels like the flu. If you have no prescriber, go to an emergency room. Many can start buprenorphine.',
        ['Go there, or call ', { call: '911' }, `, if withdrawal brings ${severeWithdrawal}.`],
        'Tolerance falls when you stop, so your old amount can kill you. Ask about medicine to protect you.',
        ['If you take anything that isn’t from a pharmacy, keep naloxone ready, and call ', ...safeSpot],
      ],
    },
  ],
  treatment: [
    [
      `Buprenorphine and methadone ${lowestRisk}: read `,
      {
        to: '/opioid',
        section: 'treatment',
        text: 'how each medicine works and who prescribes it',
      },
      '.',
    ],
    'Tell us who treats your pain. In therapy, you work on cravings, and on the worry and poor sleep ' +
      'that make pain worse.',
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'Alongside your appointments with the pain doctor.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'To learn to pace a day with pain.',
    },
    {
      path: '/case-management',
      why: 'To get your pain doctor and prescriber to share one plan.',
    },
  ],
  families: [
    {
      list: [
        'Lock up pain tablets and cough syrup, and take what’s left over to a pharmacy.',
        'Keep naloxone at home.',
        'Believe that the pain is real, and still say what worries you.',
        ['Families Anonymous holds meetings: ', { call: 'familiesAnonymous' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Have the bottle in your hand when you call ',
      { call: 'clinic' },
      '. We’ll ask what the label says, how much you really take, what for, and who prescribes it, and then we book your initial ' +
        'assessment.',
    ],
  ],
};
