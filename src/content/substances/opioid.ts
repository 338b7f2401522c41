/** Page /opioid: opioid use disorder, the umbrella page (specification, section 2, addiction pages). */
import { prescribedHere } from '../shared/care';
import { under18 } from '../shared/first-call';
import { ifChild, noAnswer, overdose, shoutAndRub, urgentActions } from '../shared/overdose';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import {
  anyoneIsSeen,
  countyKnows,
  criteria,
  hospitalBill,
  lowestRisk,
  severeWithdrawal,
} from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/opioid',
  picture: 'opioid',
  title: 'Opioid Addiction',
  description:
    'Opioid use disorder: the medicines that help, why detox alone raises overdose risk, and what to do in and after an overdose.',
  name: 'opioids',
  definition: [
    'Opioid is the umbrella term for drugs that work like morphine: ',
    { to: '/opiate', text: 'opiates' },
    ', ',
    { to: '/oxycodone', text: 'oxycodone' },
    ', ',
    { to: '/heroin', text: 'heroin' },
    ', and ',
    { to: '/fentanyl', text: 'fentanyl' },
    '. Opioid addiction means that you keep taking them though they harm you. Clinicians call it opioid use disorder.',
  ],
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'Opioids kill by slowing breathing. The risk rises with alcohol, benzodiazepines, gabapentin, pregabalin, or sleep apnea, and after a break.',
    [
      'Any pill or powder that isn’t from a pharmacy may contain fentanyl. Don’t trust a negative test strip: see ',
      stripsMiss,
      '.',
    ],
  ],
  signs: [
    `${criteria}, which include:`,
    {
      list: [
        'taking more than you planned, craving it, or not managing to cut back',
        'needing more, or withdrawal (not counted if you take it just as prescribed)',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; hardly any breathing; a choking snore; tiny pupils; blue, gray, or pale lips.`,
    child: ifChild('opioids', 'methadone, buprenorphine, or a long-acting pill'),
  }),
  afterOverdose: [
    'It’s right to fear the next one: the danger isn’t over in the days and weeks after.',
    {
      list: [
        [
          { strong: 'Watch the first day.' },
          ` Asleep, or in danger? If they don’t answer ${shoutAndRub}, call `,
          { call: '911' },
          ' and give naloxone. Call as well if they’re short of breath, confused, or feverish.',
        ],
        [
          { strong: 'Ask about buprenorphine this week.' },
          ` Many emergency rooms and doctors can start it the same day. Nobody has to be “ready,” or to have stopped. ${anyoneIsSeen} `,
          ...hospitalBill,
        ],
        [
          { strong: 'Put naloxone in the house now,' },
          ' and show everyone ',
          { section: 'overdose', text: 'how to give\u00a0it' },
          '.',
        ],
        [
          { strong: 'Have someone nearby at night,' },
          ' who checks on their breathing. Show them how to reach ',
          { section: 'stopping', text: 'SafeSpot' },
          '.',
        ],
        [
          { strong: 'Know that tolerance has dropped.' },
          ' After even a few days without opioids, the amount from before can kill.',
        ],
        [
          { strong: 'Talk, and don’t threaten.' },
          ' Say, “I was so scared. What would help you this week?” If they won’t go to anyone, come to us without them.',
        ],
        [
          { strong: 'Was it on purpose?' },
          ' Ask in plain words. If they may still want to die, stay with them. Call ',
          { call: '988' },
          ', or ',
          { call: '911' },
          ' if it can’t wait.',
        ],
      ],
    },
    [
      { strong: 'If your relative died,' },
      ' we’re so sorry. You didn’t cause it. Nar-Anon has groups: ',
      { call: 'narAnon' },
      '. To find others who grieve, search the web for “GRASP grief support.”',
    ],
  ],
  stopping: [
    {
      note: [
        { strong: 'Detox alone raises overdose risk.' },
        ' It takes away tolerance and leaves the craving. Staying on medicine protects you.',
      ],
    },
    ['Go to an emergency room, or call ', { call: '911' }, `, if withdrawal brings ${severeWithdrawal}.`],
    'On opioids for pain? Plan it with your prescriber. Pregnant? Don’t stop suddenly: see a doctor soon about buprenorphine or methadone.',
    ['If you still use, stay with someone who has naloxone, or call ', ...safeSpot],
  ],
  treatment: [
    `Medicine eases cravings, and you can stay on it as long as it helps. Buprenorphine and methadone ${lowestRisk}.`,
    {
      list: [
        [
          { strong: 'Buprenorphine' },
          ' can be started by many clinicians and emergency rooms. Ask whether you can start by phone or video, and when: too soon after another opioid, it can bring on withdrawal.',
        ],
        [
          { strong: 'Methadone' },
          ' for addiction comes from opioid treatment programs only. Missed a dose? Call the program: after 3 or more days, the old dose can be too much. A hospital or emergency room may give you up to 3 days’ supply while it arranges care.',
        ],
        [
          { strong: 'Extended-release naltrexone' },
          ' blocks opioids, but you need at least 7 to 10 opioid-free days first, about 2 weeks after methadone or ' +
            'buprenorphine, and longer after buprenorphine shots. Sooner, it can cause severe withdrawal. When a shot wears off ' +
            'or is missed, tolerance is gone, and the amount from before can kill you.',
        ],
      ],
    },
    [`${prescribedHere} `, ...countyKnows],
    [{ strong: 'Under 18?' }, ` ${under18}`],
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'Full days while medicine starts to work.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'Around your methadone appointments.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home.',
        'Let them stay on the medicine.',
        'Lock up pain pills, methadone, and buprenorphine. They can kill a child.',
      ],
    },
  ],
  firstCall: [
    [
      'You or someone close to you can call ',
      { call: 'clinic' },
      '. We’ll ask which opioid it is and when it was last taken. We talk first about who can prescribe for you, and then book ' +
        'an initial assessment for therapy.',
    ],
    [
      'We don’t tell a ',
      { to: '/jobs', section: 'license', text: 'licensing board' },
      ' unless you agree or the law makes us.',
    ],
  ],
};
