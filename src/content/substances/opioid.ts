/** Page /opioid: opioid use disorder, the umbrella page (specification, section 2, addiction pages). */
import { site } from '../../site';
import { afterNaltrexone, lowestRisk, prescribedHere } from '../opioid-medicines';
import { overdose, urgentActions } from '../overdose';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/opioid',
  picture: 'opioid',
  title: 'Opioid Addiction',
  description:
    'Opioid use disorder explained: buprenorphine, methadone, and naltrexone, why detox alone raises overdose ' +
    'risk, and what to do in an overdose.',
  name: 'opioids',
  definition: [
    'Opioid is the umbrella term for every drug that works like morphine, natural or made in a lab: ',
    { to: '/opiate', text: 'opiates such as codeine' },
    ', ',
    { to: '/oxycodone', text: 'oxycodone' },
    ', ',
    { to: '/heroin', text: 'heroin' },
    ', and ',
    { to: '/fentanyl', text: 'fentanyl' },
    '. Opioid addiction is also called opioid use disorder.',
  ],
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'Opioids block pain and bring calm. They also slow the part of the brain that keeps you breathing. That’s how they ' +
      'kill.',
    {
      list: [
        'Common effects are sleepiness, nausea, itching, and constipation.',
        'With regular use you need more, and you feel ill without it.',
        'Long use can lower your mood and even make pain worse.',
        'The risk of death rises with alcohol, benzodiazepines, sleep apnea, or a return to use after a break.',
        'Any pill or powder that isn’t from a pharmacy may contain fentanyl.',
      ],
    },
  ],
  signs: [
    'Opioid use disorder is diagnosed when 2 or more of 11 criteria are met within 12 months. They fall into four groups:',
    {
      list: [
        'Control: you take more than you planned, can’t cut back, crave it, or spend a lot of time on it.',
        'Daily life: you fall behind at work or at home, fall out with people, or drop things you enjoyed.',
        'Risk: you use where it’s unsafe, or knowing that it harms you.',
        'The body: you need more for the same effect, and you go through withdrawal.',
      ],
    },
    'The last group doesn’t count if you take opioids just as a doctor prescribed.',
  ],
  overdose: overdose({
    signs:
      'Signs: the person doesn’t respond, hardly breathes, and has tiny pupils. Lips may look blue, ' +
      'gray, or pale. You may hear a choking snore.',
    call: 'Say where you are.',
    stay: 'Breathing can slow again as naloxone wears off.',
  }),
  stopping: [
    'Withdrawal brings aches, sweats, cramps, diarrhea, fear, and sleepless nights. This is when many people go back to ' +
      'using.',
    {
      note: [
        { strong: 'Detox alone raises overdose risk.' },
        ' It takes away tolerance and leaves the craving. Staying in treatment, with medicine, is what protects you.',
      ],
    },
    'If you take opioids for pain, don’t stop on your own. Your prescriber can plan it with you. If you’re pregnant, see a ' +
      'doctor before you change anything.',
  ],
  treatment: [
    'Medicines for opioid use disorder ease cravings. You can stay on them as long as they help. ' +
      `Buprenorphine and methadone ${lowestRisk}.`,
    {
      list: [
        [{ strong: 'Buprenorphine' }, ' eases withdrawal. Many prescribers can give it.'],
        [
          { strong: 'Methadone' },
          ' does this, too. For opioid use disorder it comes from opioid treatment programs only.',
        ],
        [
          { strong: 'Extended-release naltrexone' },
          ' is another choice. It blocks opioids. It can start only after 7 to 10 opioid-free days. Any sooner, it can ' +
            `cause severe withdrawal. ${afterNaltrexone}`,
        ],
      ],
    },
    [
      `${prescribedHere} Alongside medicine, `,
      { to: '/treatment', text: 'CBT, DBT, group, and family therapy' },
      ` at ${site.name} help you build a life in recovery.`,
    ],
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'If opioids have taken over your days, 20 or more hours a week gives structure while medicine starts to work.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'At 9 to 19 hours a week, you can keep a job or your appointments at a methadone program.',
    },
    {
      path: '/family-therapy',
      why: 'Relatives learn what the medicines do, how to use naloxone, and how to talk about fear and trust.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home, and tell guests and older children where it is.',
        'Welcome the medicine. Please don’t press your relative to come off it.',
        'Lock up pain pills, and take old ones back to a pharmacy.',
        'Expect ups and downs. A setback calls for more care, not less.',
      ],
    },
  ],
};
