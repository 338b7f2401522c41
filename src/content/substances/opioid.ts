/** Page /opioid: opioid use disorder, the umbrella page (specification, section 2, addiction pages). */
import { under18 } from '../first-call';
import { whomToAsk } from '../licensing-boards';
import { lowestRisk, prescribedHere } from '../opioid-medicines';
import { ifChild, noAnswer, overdose, shoutAndRub, urgentActions } from '../overdose';
import { safeSpot, stripsMiss } from '../safer-use';
import { anyoneIsSeen, countyKnows, criteria, severeWithdrawal } from '../substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/opioid',
  picture: 'opioid',
  title: 'Opioid Addiction',
  description:
    'Opioid use disorder: the medicines that help, why detox alone raises overdose risk, and what to do in and after an overdose.',
  name: 'opioids',
  definition: [
    'Opioid is the umbrella term for every drug that works like morphine: ',
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
    'Opioids kill by slowing breathing.',
    {
      list: [
        'The risk of death rises with alcohol, benzodiazepines, gabapentin, pregabalin, or sleep apnea, and after a break.',
        'Any pill or powder that isn’t from a pharmacy may contain fentanyl.',
      ],
    },
  ],
  signs: [
    `${criteria}, which include:`,
    {
      list: [
        'taking more than you planned, craving it, or not managing to cut back',
        'needing more, or going through withdrawal (not counted if you take it just as prescribed)',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; hardly any breathing; a choking snore; tiny pupils; blue, gray, or pale lips.`,
    child: ifChild('opioids', 'methadone, buprenorphine, or a long-acting pill'),
  }),
  afterOverdose: [
    'It’s right to fear the next one: the danger isn’t over in the days and weeks after. If it’s your child, you didn’t cause this.',
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
          ` Many emergency rooms and doctors can start it the same day. Nobody has to be “ready,” or to have stopped. ${anyoneIsSeen}`,
        ],
        [
          { strong: 'Put naloxone in the house now,' },
          ' and show everyone ',
          { section: 'overdose', text: 'how to give it' },
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
      ' we’re so sorry. You didn’t cause it. GRASP (Grief Recovery After a Substance Passing) has groups, and so has Nar-Anon: ',
      { call: 'narAnon' },
      '.',
    ],
  ],
  stopping: [
    {
      note: [
        { strong: 'Detox alone raises overdose risk.' },
        ' It takes away tolerance and leaves the craving. Staying on medicine protects you.',
      ],
    },
    [
      'Many emergency rooms can start you on buprenorphine without an appointment. Go to one, or call ',
      { call: '911' },
      `, if withdrawal brings ${severeWithdrawal}.`,
    ],
    'If you take opioids for pain, your prescriber can plan it with you. If you’re pregnant, don’t stop suddenly: see a doctor ' +
      'soon. Buprenorphine and methadone are used then, too.',
    ['If you still use, stay with someone who has naloxone, or call ', ...safeSpot],
    ['A negative fentanyl test strip doesn’t mean that a drug is safe: see ', stripsMiss, '.'],
  ],
  treatment: [
    'Medicines for opioid use disorder ease cravings, and you can stay on them as long as they help. ' +
      `Buprenorphine and methadone ${lowestRisk}.`,
    {
      list: [
        [
          { strong: 'Buprenorphine' },
          ' can be prescribed by many clinicians. Taken too soon after another opioid, it can bring on withdrawal, so ask when to start.',
        ],
        [{ strong: 'Methadone' }, ' for opioid use disorder comes from opioid treatment programs only.'],
        [
          { strong: 'Extended-release naltrexone' },
          ' blocks opioids. You need at least 7 to 10 days without opioids first, about 2 weeks after methadone or buprenorphine, and longer after buprenorphine shots. Any sooner, it can cause severe withdrawal. When a shot ' +
            'wears off, is missed, or is stopped, your tolerance is gone, and the amount you used before can kill you.',
        ],
      ],
    },
    [`${prescribedHere} `, ...countyKnows],
    [{ strong: 'Under 18?' }, ` ${under18}`],
    [
      'Once medicine has steadied you, ',
      { to: '/treatment', text: 'therapy' },
      ' can take up the rest. Choose a Narcotics Anonymous (NA) or SMART Recovery meeting that welcomes medicine.',
    ],
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'You come for 20 or more hours a week while medicine starts to work.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'You come for 9 to 19 hours a week and can keep your methadone appointments.',
    },
    {
      path: '/family-therapy',
      why: 'Relatives learn what the medicines do.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home, and tell guests where it is.',
        'Please don’t press your relative to come off the medicine.',
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
      'We don’t tell a licensing board about your opioid use unless you agree or the law makes us: see ',
      whomToAsk,
      '.',
    ],
  ],
};
