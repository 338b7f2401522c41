/** Page /opiate: opioid use disorder with natural opiates (specification, section 2, addiction pages). */
import { site } from '../../site';
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
    'Opiates are the natural members of the opioid group, such as morphine and codeine. Opiate addiction, also ' +
      'called opioid use disorder, gets the same care as any other. ',
    { to: '/opioid', text: 'Our opioid page' },
    ' covers the whole group.',
  ],
  effects: [
    '“Opioid” is the wide term, which also takes in drugs made in a lab. “Opiate” is the natural subset.',
    {
      list: [
        'Morphine is a hospital medicine for strong pain. It can build up in people whose kidneys work poorly.',
        'Codeine is in some pain tablets and cough syrups. The body turns it into morphine, and some people do ' +
          'that so fast that a normal amount is too strong.',
        ['Heroin is made from morphine. See ', { to: '/heroin', text: 'our page on heroin' }, '.'],
      ],
    },
    'All of them can bring sleepiness, itching, nausea, constipation and slow breathing. The danger grows with ' +
      'alcohol, with sleeping pills, or with lung disease and sleep apnea.',
    ['Any pill or powder that is not from a pharmacy may hold ', { to: '/fentanyl', text: 'fentanyl' }, '.'],
  ],
  signs: [
    'If a doctor gave you morphine or codeine, your body may come to depend on it. That by itself is not ' +
      'addiction. A use disorder is found when 2 or more of 11 criteria are met within 12 months. Questions worth ' +
      'asking:',
    {
      list: [
        'Do you take it for sleep, stress or sorrow, and not for pain?',
        'Do you run out before the date on the label?',
        'Do you buy syrup or tablets from more than one place?',
        'Have you stopped doing things that you care about?',
      ],
    },
  ],
  overdose: [
    'The person may be limp and very hard to wake, with pin-point pupils and long gaps between breaths. Lips and ' +
      'nails may turn blue, gray or pale.',
    {
      steps: [
        ['Call ', { call: '911' }, ' first.'],
        'Give naloxone. Anyone can buy it without prescription. It is safe to give when unsure.',
        'Give rescue breaths while you wait for it to work.',
        'No change after 2 to 3 minutes? Give naloxone again.',
        'Breathing well again? Turn the person on one side, in the recovery position.',
        'Stay. Some morphine tablets act for many hours, and naloxone does not.',
      ],
    },
    [
      'A child swallowed cough syrup or a tablet, and seems fine so far? Call Poison Control right away: ',
      { call: 'poison' },
      '. If the child is sleepy or breathes slowly, call ',
      { call: '911' },
      '.',
    ],
  ],
  stopping: [
    'Do not stop all at once after weeks of daily use. Your prescriber can bring the amount down with care and ' +
      'look for other ways to treat pain.',
    {
      list: [
        'Withdrawal feels like the flu, with aches, sweats, loose bowels and poor sleep.',
        'Tolerance fades when you stop. Going back to the old amount can kill.',
        'Detox alone raises overdose risk, so ask about medicine to protect you.',
      ],
    },
  ],
  treatment: [
    [
      'The medicines are those for every opioid use disorder: buprenorphine, methadone through an opioid ' +
        'treatment program, or extended-release naltrexone. Read more in ',
      { to: '/opioid', text: 'medicines for opioid use disorder' },
      ', and talk with a prescriber. We help you connect with one.',
    ],
    `Talk therapy at ${site.name} goes hand in hand with that.`,
    {
      list: [
        'CBT helps with cravings, and with the way worry can turn pain up.',
        'DBT teaches you to pause before you act on a strong feeling.',
        'Groups show you how others live well with pain and without extra pills.',
        'Family therapy helps the home feel calm again.',
      ],
    },
  ],
  programs: [
    {
      path: '/outpatient-program',
      why:
        'If opiates began as a pain medicine and your home life is stable, sessions of under 9 hours a week may be ' +
        'enough.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'More support, 9 to 19 hours a week, helps when pain and cravings take turns and the days feel long.',
    },
    {
      path: '/case-management',
      why: 'We keep your pain doctor, your prescriber and your therapist working from the same plan.',
    },
  ],
  families: [
    {
      list: [
        'Lock up pain tablets and cough syrup, and count them.',
        'Take what is left over to a pharmacy or a police drop box.',
        'Keep naloxone at home as long as any opiate is there, prescribed or not.',
        'Believe the pain, and still name the worry.',
      ],
    },
    [
      'The SAMHSA helpline can point you to support groups near you, 24/7, in English and Spanish: ',
      { call: 'samhsa' },
      '. Set aside one hour a week that belongs to you.',
    ],
  ],
};
