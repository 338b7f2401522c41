/** Page /opioid: opioid use disorder, the umbrella page (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/opioid',
  picture: 'opioid',
  title: 'Opioid Addiction',
  description:
    'Opioid use disorder explained: buprenorphine, methadone and naltrexone, why detox alone raises overdose ' +
    'risk, and what to do in an overdose.',
  name: 'opioids',
  definition: [
    'Opioid is the umbrella term for every drug that works like morphine, natural or made in a lab: ',
    { to: '/opiate', text: 'opiates such as codeine' },
    ', ',
    { to: '/oxycodone', text: 'oxycodone' },
    ', ',
    { to: '/heroin', text: 'heroin' },
    ', ',
    { to: '/fentanyl', text: 'fentanyl' },
    '. Opioid addiction is also called opioid use disorder.',
  ],
  urgent: [
    'Cannot wake someone? Call ',
    { call: '911' },
    ' and give naloxone. If it was not opioids, naloxone will not hurt them.',
  ],
  effects: [
    'Opioids block pain and bring calm. They also slow the part of the brain that keeps you breathing. That is ' +
      'how they kill.',
    {
      list: [
        'Common effects are sleepiness, nausea, itching and constipation.',
        'With regular use you need more, and you feel ill without it.',
        'Long use can lower mood and even make pain feel worse.',
        'The risk of death rises with alcohol, benzodiazepines, sleep apnea, or a return to use after a break.',
        'Any pill or powder not from a pharmacy may hold fentanyl.',
      ],
    },
  ],
  signs: [
    'Opioid use disorder is diagnosed when 2 or more of 11 criteria show up within 12 months. They fall into ' +
      'four groups:',
    {
      list: [
        'Control: you take more than you planned, cannot cut back, crave it, or spend much time on it.',
        'Daily life: duties slip, bonds suffer, and things you enjoyed fall away.',
        'Risk: you use where it is unsafe, or though you know it harms you.',
        'The body: you need more for the same effect, and you go through withdrawal.',
      ],
    },
    'The last group does not count if you take opioids just as a doctor prescribed.',
  ],
  overdose: [
    'Three signs belong together: the person does not respond, hardly breathes, and has tiny pupils. Lips may ' +
      'look blue or gray. You may hear a choking snore.',
    {
      steps: [
        [{ call: '911' }, ' is your first call. Say where you are.'],
        'Give naloxone. It is sold without prescription and safe to give when unsure. It does not reverse ' +
          'stimulants or benzodiazepines.',
        'Give rescue breaths: head back, nose closed, 1 breath every 5 seconds.',
        'After 2 to 3 minutes without normal breathing, give naloxone again.',
        'Breathing but not awake: roll them to the recovery position, on one side, top knee bent.',
        'Stay until the crew is there. Breathing can slow again as naloxone wears off.',
      ],
    },
  ],
  stopping: [
    'Withdrawal brings aches, sweats, cramps, loose bowels, fear and sleepless nights. It is the point at which ' +
      'many people go back to use.',
    {
      note: [
        { strong: 'Detox alone raises overdose risk.' },
        ' It takes away tolerance and leaves the craving. Staying on treatment, with medicine, is what protects you.',
      ],
    },
    'If you take opioids for pain, do not stop on your own. Your prescriber can plan it with you. If you are ' +
      'pregnant, see a doctor before you change anything.',
  ],
  treatment: [
    'Medicines for opioid use disorder lower the risk of death, and calm cravings. You can stay on them as long ' +
      'as they help.',
    {
      list: [
        [{ strong: 'Buprenorphine' }, ' eases withdrawal and cravings. Many prescribers can give it.'],
        [
          { strong: 'Methadone' },
          ' does this too. For opioid use disorder it comes from opioid treatment programs only.',
        ],
        [
          { strong: 'Extended-release naltrexone' },
          ' blocks opioids. It can start only after 7 to 10 opioid-free days, or it brings on harsh withdrawal.',
        ],
      ],
    },
    [
      `Talk with a prescriber. Where ${site.name} does not give a medicine, we help you connect with care that ` +
        'does. Alongside it, ',
      { to: '/treatment', text: 'CBT, DBT, group and family therapy' },
      ' help you build a life with less room for use.',
    ],
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'If opioids have taken over your days, 20 or more hours a week give structure while medicine starts to ' +
        'work.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'At 9 to 19 hours a week, you can keep a job or your visits to a methadone program.',
    },
    {
      path: '/family-therapy',
      why: 'Relatives learn what the medicines do, how to use naloxone, and how to talk about fear and trust.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home and tell guests and older children where it is.',
        'Welcome the medicine. Please do not press your relative to come off it.',
        'Lock up pain pills, and take old ones back to a pharmacy.',
        'Expect ups and downs. A setback calls for more care, not less.',
      ],
    },
    [
      'For free advice 24/7, in English or Spanish, call the SAMHSA helpline: ',
      { call: 'samhsa' },
      '. Get support for yourself as well.',
    ],
  ],
};
