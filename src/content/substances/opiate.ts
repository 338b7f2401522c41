/** Page /opiate: opioid use disorder with natural opiates (specification, section 2, addiction pages). */
import { lowestRisk } from '../opioid-medicines';
import { ifChild, noAnswer, overdose, urgentActions } from '../overdose';
import { usingAlone } from '../safer-use';
import { afterOverdose, criteria, severeWithdrawal } from '../substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/opiate',
  picture: 'opiate',
  title: 'Opiate Addiction',
  description:
    'Opiates are the natural opioids, such as morphine and codeine. Learn their risks, overdose steps, how to ' +
    'stop safely, and where to turn for care.',
  name: 'opiates',
  definition: [
    'Opiates are the natural opioids: morphine, codeine, and what comes straight from the poppy. Opiate addiction, also ' +
      'called opioid use disorder, is treated like any other opioid addiction, so ',
    { to: '/opioid', text: 'our opioid page' },
    ' explains the treatment. This page is about what’s different.',
  ],
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'All opiates can cause sleepiness, itching, nausea, constipation, and slow breathing. The danger is greater with alcohol, ' +
      'sleeping pills, lung disease, or sleep apnea. Each has its own risk:',
    {
      list: [
        [
          { strong: 'Morphine' },
          ' builds up in people whose kidneys don’t work well. Some tablets release it over many hours. Crushed or chewed, ' +
            'they release it all at once, which can kill.',
        ],
        [
          { strong: 'Codeine' },
          ' is in some pain tablets and cough syrups, and the body turns it into morphine. In some people, this happens so ' +
            'fast that a normal amount is too strong, and you can’t tell beforehand who they are. Children under 12 must not ' +
            'take it, and it isn’t advised when you’re breastfeeding, because it can slow the baby’s breathing.',
        ],
        [
          { strong: 'Codeine syrup' },
          ' often contains promethazine as well, which makes you sleepy in a way that naloxone can’t undo. In soda, it ' +
            'goes down easily, and you lose track of how much you’ve had.',
        ],
        [
          { strong: 'Codeine with acetaminophen' },
          ' in one tablet can harm the liver. If you may have taken too many, call Poison Control now, even if you feel well: ',
          { call: 'poison' },
          '.',
        ],
        [
          { strong: 'Tea from poppy seeds or pods' },
          ' can contain enough morphine to kill, and no two brews are alike.',
        ],
        [{ strong: 'Heroin' }, ' is made from morphine: see ', { to: '/heroin', text: 'our page on heroin' }, '.'],
      ],
    },
    [
      'Tablets or syrup that didn’t come from a pharmacy may contain nitazenes or ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', and ',
      { to: '/fentanyl', section: 'stopping', text: 'test strips can miss both' },
      '. Naloxone works on these, but it may take more than one spray.',
    ],
  ],
  signs: [
    'If a doctor prescribed you morphine or codeine, your body may come to depend on it. That by itself isn’t addiction. ' +
      `${criteria} Ask yourself:`,
    {
      list: [
        'Do you take it for sleep, stress, or sadness rather than for pain or a cough?',
        'Do you run out before the date on the label?',
        'Do you get syrup or tablets from more than one place?',
        'Have you stopped doing things that you care about?',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; a limp body; tiny pupils; long gaps between breaths; lips or nails that turn blue, gray, or pale.`,
    notReversed: 'alcohol, sleeping pills, or the promethazine in cough syrup, but it works on the opiate',
    stay: 'Some morphine tablets last for many hours.',
    after: [['Have you just come home from the hospital? Read ', afterOverdose, '.']],
    child: ifChild('an opiate', 'long-acting morphine, methadone, or buprenorphine'),
  }),
  stopping: [
    'Don’t stop all at once after weeks of daily use, above all if you’re pregnant. Your prescriber can lower the amount with ' +
      'care and look for other ways to treat pain.',
    {
      list: [
        'Withdrawal feels like the flu, with aches, sweats, diarrhea, and poor sleep.',
        severeWithdrawal,
        'Tolerance falls when you stop, and going back to the old amount can kill. So detox alone raises overdose risk: ask ' +
          'about medicine to protect you.',
        'If you’re sick from withdrawal and have no prescriber, go to an emergency room. Many can start buprenorphine.',
        [
          'If you take more than prescribed, or anything that isn’t from a pharmacy, ask someone to keep naloxone ready. ',
          ...usingAlone,
        ],
      ],
    },
  ],
  treatment: [
    [
      `For morphine and codeine as for heroin, buprenorphine and methadone ${lowestRisk}. Read `,
      {
        to: '/opioid',
        section: 'treatment',
        text: 'how each medicine works, when you can start it, and who prescribes it',
      },
      '.',
    ],
    'If you have pain, it needs its own treatment plan. Without one, you may go back to the tablets. Tell us who treats it. In cognitive ' +
      'behavioral therapy (CBT), you work on cravings and on the worry and poor sleep that make pain worse.',
  ],
  programs: [
    {
      path: '/outpatient-program',
      why:
        'If it began with a pain medicine and home is stable, you see a counselor and a group for under 9 hours a week and ' +
        'keep your appointments with the doctor who treats the pain.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'When pain and cravings wear you down, you come on several days, for 9 to 19 hours a week, and learn to pace a day ' +
        'with pain among people who have to do the same.',
    },
    {
      path: '/case-management',
      why: 'With your consent, we call your pain doctor, prescriber, and therapist, so that they share one plan.',
    },
  ],
  families: [
    {
      list: [
        'Lock up pain tablets and cough syrup, and count them.',
        'Take what’s left over to a pharmacy or a police drop box.',
        'As long as there’s any opiate in the house, prescribed or not, have naloxone beside it.',
        'Believe that the pain is real, and still say what worries you.',
        ['Families Anonymous holds meetings for relatives and friends: ', { call: 'familiesAnonymous' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Have the bottle in your hand when you call ',
      { call: 'clinic' },
      '. We’ll ask what the label says, how much you really take, what for, and who prescribes it. Then we book your initial ' +
        'assessment. Your pain treatment goes on meanwhile.',
    ],
  ],
};
