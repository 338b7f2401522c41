/** Page /opiate: opioid use disorder with natural opiates (specification, section 2, addiction pages). */
import { site } from '../../site';
import { lowestRisk, prescribedHere } from '../opioid-medicines';
import { overdose, urgentActions } from '../overdose';
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
    'Opiates are the natural opioids, such as morphine and codeine. Opiate addiction, also called opioid use disorder, ' +
      'is treated like any other opioid addiction. ',
    { to: '/opioid', text: 'Our opioid page' },
    ' covers the whole group.',
  ],
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    '“Opioid” is the broader term, which includes drugs made in a lab. “Opiate” means the natural ones.',
    {
      list: [
        'Morphine is a hospital medicine for strong pain. It can build up in people whose kidneys don’t work well.',
        'Codeine is in some pain tablets and cough syrups. The body turns it into morphine. In some people, this happens ' +
          'so fast that a normal amount is too strong.',
        ['Heroin is made from morphine: see ', { to: '/heroin', text: 'our page on heroin' }, '.'],
      ],
    },
    'All of them can cause sleepiness, itching, nausea, constipation, and slow breathing. The danger is greater with ' +
      'alcohol, sleeping pills, lung disease, or sleep apnea.',
    [
      'Tablets or syrup that didn’t come from a pharmacy may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. A test strip can show it, though not how much.',
    ],
  ],
  signs: [
    'If a doctor prescribed you morphine or codeine, your body may come to depend on it. That by itself isn’t addiction. ' +
      'A use disorder is diagnosed when 2 or more of 11 criteria are met within 12 months. Ask yourself:',
    {
      list: [
        'Do you take it for sleep, stress, or sadness rather than for pain?',
        'Do you run out before the date on the label?',
        'Do you get syrup or tablets from more than one place?',
        'Have you stopped doing things that you care about?',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Signs: the person is limp and very hard to wake, with tiny pupils and long gaps between breaths. Lips and nails ' +
      'may turn blue, gray, or pale.',
    stay: 'Some morphine tablets last for many hours.',
  }),
  stopping: [
    'Don’t stop all at once after weeks of daily use, above all if you’re pregnant. Your prescriber can lower the amount with care and look for other ' +
      'ways to treat pain.',
    {
      list: [
        'Withdrawal feels like the flu, with aches, sweats, diarrhea, and poor sleep.',
        'Tolerance falls when you stop, and going back to the old amount can kill.',
        'Because of that, detox alone raises overdose risk. Ask about medicine to protect you.',
        'If you’re sick from withdrawal and have no prescriber, go to an emergency room. Many can start buprenorphine.',
        'If you take more than prescribed, or anything that isn’t from a pharmacy, don’t do it alone. Ask someone to keep naloxone ready.',
      ],
    },
  ],
  treatment: [
    [
      `The medicines are the same for all opioids. Buprenorphine and methadone ${lowestRisk}. Read more about `,
      { to: '/opioid', text: 'medicines for opioid use disorder' },
      `. ${prescribedHere}`,
    ],
    `Talk therapy at ${site.name} works on what the medicine can’t:`,
    {
      list: [
        'Cognitive behavioral therapy (CBT) helps with cravings, and with worry that makes pain worse.',
        'Dialectical behavior therapy (DBT) teaches you to pause before you act on a strong feeling.',
        'Group therapy shows you how others live with pain without extra pills.',
      ],
    },
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'If you started with a pain medicine and your home life is stable, you may do well with under 9 hours a week.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'When pain and cravings wear you down, you can come for 9 to 19 hours a week and not face each day alone.',
    },
    {
      path: '/case-management',
      why: 'With your consent, we help your pain doctor, prescriber, and therapist share one plan.',
    },
  ],
  families: [
    {
      list: [
        'Lock up pain tablets and cough syrup, and count them.',
        'Take what’s left over to a pharmacy or a police drop box.',
        'Keep naloxone at home as long as there’s any opiate in the house, prescribed or not.',
        'Believe that the pain is real, and still say what worries you.',
        ['Families Anonymous holds meetings for relatives and friends: ', { call: 'familiesAnonymous' }, '.'],
      ],
    },
  ],
};
