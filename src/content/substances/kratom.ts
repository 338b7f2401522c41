/** Page /kratom: use disorder with kratom (specification, section 2, addiction pages). */
import { prescribedHere } from '../opioid-medicines';
import { overdose, seizure, urgentActions } from '../overdose';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/kratom',
  picture: 'kratom',
  title: 'Kratom Addiction',
  description:
    'Kratom comes from a plant but acts on opioid receptors. Learn its risks, signs of dependence, what to do in ' +
    'an emergency, and how to get help.',
  name: 'kratom',
  definition:
    'Kratom comes from the leaves of a tree that grows in Southeast Asia. Kratom addiction, also called other (or ' +
    'unknown) substance use disorder, means that you can’t easily stop even though it causes harm.',
  urgentActions: urgentActions({
    also: ['they have a seizure', 'they’re very confused or seeing things'],
    naloxone: 'Hard to wake, or breathing slowly? Give naloxone.',
  }),
  effects: [
    'Kratom acts on opioid receptors. A little can feel like strong coffee. More can make you ' + 'sleepy.',
    {
      list: [
        'Common effects: an upset stomach, constipation, sweating, and dizziness.',
        'Serious effects: liver damage, seizures, high blood pressure, and slow breathing.',
        'Some products contain germs or heavy metals.',
        'Products with 7-OH, a strong chemical in kratom, act more like a powerful opioid.',
        ['With alcohol, ', { to: '/opioid', text: 'opioids' }, ', or sedatives, the risk of death goes up.'],
      ],
    },
    'California’s health department says that it’s illegal to sell or make kratom for consumption in the state. The FDA ' +
      'hasn’t approved it for any use.',
  ],
  signs: [
    'Many people start kratom for pain or to get off other opioids, so a problem can be hard to see. A clinician looks ' +
      'for 2 or more of 11 criteria within 12 months. You may notice that:',
    {
      list: [
        'you take more each month',
        'without it you have aches, a runny nose, or restless legs',
        'you hide it from your doctor or your partner',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Signs: extreme sleepiness; slow or shallow breathing; blue, gray, or pale lips; a seizure; a racing heart; ' +
      'confusion; seeing things.',
    call: 'Keep the package to show the crew.',
    naloxone: [{ strong: 'Hard to wake, or breathing slowly? Give naloxone.' }],
    notReversed: 'stimulants or benzodiazepines, but it may help with kratom, and other opioids may be mixed in',
    also: [seizure],
  }),
  stopping: [
    'If you take kratom every day, stopping can feel like opioid withdrawal: aches, chills, cramps, poor sleep, low ' +
      'mood, and strong cravings.',
    {
      list: [
        'Talk with a doctor before you stop, especially if you take other medicines or have had a seizure.',
        'Tell them what you take. Many standard drug tests don’t show kratom.',
        'Don’t swap it for pills from a stranger or the web. Any pill or powder that isn’t from a pharmacy may contain ' +
          'fentanyl.',
        'After a break you have less tolerance, so the old amount may be too much.',
      ],
    },
  ],
  treatment: [
    'No medicine is approved for kratom addiction. If you also have opioid use disorder, medicines for that may help. ' +
      prescribedHere,
    {
      list: [
        'Cognitive behavioral therapy (CBT) looks at what you use kratom for and finds other ways.',
        'Dialectical behavior therapy (DBT) helps you get through the first restless, low days.',
        [
          'If you started because of pain, ',
          { to: '/anxiety', text: 'anxiety' },
          ', or low mood, that needs treatment, too.',
        ],
      ],
    },
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'If you have a job and a steady home, a few hours of therapy a week (under 9) can fit around both.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If you’ve tried to quit kratom more than once, 9 to 19 hours a week gives you structure and people to lean on.',
    },
  ],
  families: [
    {
      list: [
        'Read up first. People are often told that kratom is harmless.',
        'Ask what it does for them. They may be in pain, afraid, or worn out.',
        'Keep naloxone at home, because kratom acts like an opioid and may be mixed with others.',
        'Lock it away from children and pets.',
      ],
    },
  ],
};
