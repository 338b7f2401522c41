/** Page /opioid: opioid use disorder, the umbrella page (specification, section 2, addiction pages). */
import { lowestRisk, prescribedHere } from '../opioid-medicines';
import { ifChild, noAnswer, overdose, shoutAndRub, urgentActions } from '../overdose';
import { testStrips, usingAlone } from '../safer-use';
import { anyoneIsSeen, countyKnows, criteria, licensingBoard, severeWithdrawal } from '../substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/opioid',
  picture: 'opioid',
  title: 'Opioid Addiction',
  description:
    'Opioid use disorder explained: buprenorphine, methadone, and naltrexone, why detox alone raises overdose ' +
    'risk, and what to do in and after an overdose.',
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
    'Opioids block pain and bring calm. They also slow breathing, and that’s how they kill.',
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
    `${criteria} They fall into 4 groups:`,
    {
      list: [
        'Control: you take more than you planned, can’t cut back, crave it, or spend a lot of time on it.',
        'Daily life: you fall behind at work or at home, argue with people, or drop things you enjoyed.',
        'Risk: you use where it’s unsafe, or knowing that it harms you.',
        'The body: you need more for the same effect, and you go through withdrawal.',
      ],
    },
    'The last group doesn’t count if you take opioids just as a doctor prescribed.',
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; hardly any breathing; a choking snore; tiny pupils; blue, gray, or pale lips.`,
    call: 'Say where you are.',
    child: ifChild('an opioid', 'methadone, buprenorphine, or a long-acting tablet'),
  }),
  afterOverdose: [
    'You, or someone you love, came back from an overdose. It’s right to fear the next one: the danger isn’t over in the days ' +
      'and weeks after. If it’s your child, you didn’t cause this, and you can do a lot this week, whether or not anyone is ready to stop.',
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
          ' Many emergency rooms can start it the same day, and so can many doctors. Ask us, and we’ll help you look for one. Nobody has to be “ready,” or to have ' +
            `stopped, to see one. ${anyoneIsSeen}`,
        ],
        [
          { strong: 'Put naloxone in the house now,' },
          ' in more than one place, and show everyone ',
          { section: 'overdose', text: 'how to give it' },
          '. Replace the sprays you’ve used. Pharmacies sell it without a prescription, and many county health departments give it out free.',
        ],
        [
          { strong: 'Have someone nearby at night.' },
          ' Agree that the door stays unlocked and that you check on their breathing. For times when they’ll be alone, show them how to reach ',
          { section: 'stopping', text: 'SafeSpot' },
          '.',
        ],
        [
          { strong: 'Know that tolerance has dropped.' },
          ' After even a few days without opioids, the amount from before can kill.',
        ],
        [
          { strong: 'Talk, and don’t threaten.' },
          ' You might say, “I was so scared. What would help you this week?” If they won’t go to anyone, read ',
          { to: '/family-therapy', section: 'refusing-help', text: 'what you can do when someone refuses help' },
          ', and come to us without them.',
        ],
        [
          { strong: 'Was it on purpose?' },
          ' Ask in plain words. If they may still want to die, don’t leave them alone. Call ',
          { call: '988' },
          ', or ',
          { call: '911' },
          ' if it can’t wait.',
        ],
      ],
    },
    [
      { strong: 'If your relative died:' },
      ' we’re so sorry. You didn’t cause it. GRASP (Grief Recovery After a Substance Passing) has groups for people who have ' +
        'lost someone this way, and Nar-Anon is open to you as well: ',
      { call: 'narAnon' },
      '. On a night when you can’t bear it, call or ',
      { call: 'text988' },
      ' ',
      { call: '988' },
      '.',
    ],
  ],
  stopping: [
    'Withdrawal brings aches, sweats, cramps, diarrhea, fear, and sleepless nights. This is when many people go back to ' +
      'using.',
    {
      note: [
        { strong: 'Detox alone raises overdose risk.' },
        ' It takes away tolerance and leaves the craving. Staying in treatment, with medicine, is what protects you.',
      ],
    },
    'Many emergency rooms can start you on buprenorphine the same day, without an appointment.',
    severeWithdrawal,
    'If you take opioids for pain, don’t stop on your own. Your prescriber can plan it with you. If you’re pregnant, don’t ' +
      'stop suddenly: see a doctor soon. Buprenorphine and methadone are used in pregnancy.',
    [
      'If you still use, stay with someone who has naloxone and knows how to give it. ',
      ...usingAlone,
      ` ${testStrips}`,
    ],
  ],
  treatment: [
    'Medicines for opioid use disorder ease cravings, and you can stay on them as long as they help. ' +
      `Buprenorphine and methadone ${lowestRisk}.`,
    {
      list: [
        [
          { strong: 'Buprenorphine' },
          ' eases withdrawal, and many clinicians can prescribe it. Taken too soon after another opioid, it can bring on withdrawal, so ask when to start.',
        ],
        [
          { strong: 'Methadone' },
          ' also eases withdrawal. For opioid use disorder, it comes from opioid treatment programs only.',
        ],
        [
          { strong: 'Extended-release naltrexone' },
          ' is another choice, which blocks opioids. You need at least 7 to 10 days without opioids first, about 2 weeks after methadone or buprenorphine, and longer after buprenorphine shots. Any sooner, it can cause severe withdrawal. When a shot ' +
            'wears off, is missed, or is stopped, your tolerance is gone, and the amount of opioids you used before can kill you.',
        ],
      ],
    },
    [`${prescribedHere} `, ...countyKnows],
    [
      'Once medicine has steadied you, you can work with us on other parts of your life, such as money, or people you’ve hurt or lost. Our ' +
        'treatment page explains ',
      { to: '/treatment', text: 'how each therapy works' },
      '.',
    ],
    'Narcotics Anonymous (NA) and SMART Recovery hold free meetings in person and online. Choose one that welcomes people ' +
      'who take medicine.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'If opioids have taken over your days, you come for 20 or more hours a week while medicine starts to work, and learn ' +
        'to fill a day again.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'You come for 9 to 19 hours a week and can keep your job or your appointments at a methadone program.',
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
        'Lock up pain pills, methadone, and buprenorphine, because they can kill a child. Take old ones back to a pharmacy.',
        'Expect ups and downs. After a setback, call and ask about more hours of care.',
        ['Nar-Anon is for relatives and friends. Ask about groups near you: ', { call: 'narAnon' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'You or someone close to you can call ',
      { call: 'clinic' },
      '. We’ll ask which opioid it is, when it was last taken, and about overdoses and medicines so far. We talk first about who ' +
        'can prescribe for you, and then book an initial assessment for therapy.',
    ],
    licensingBoard,
  ],
};
