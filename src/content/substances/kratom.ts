/** Page /kratom: use disorder with kratom (specification, section 2, addiction pages). */

import { prescribedHere } from '../shared/care';
import { ifChild, ifDrowsy, noAnswer, overdose, seizure, urgentActions } from '../shared/overdose';
import { safeSpot } from '../shared/safer-use';
import { countyKnows, criteria } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/kratom',
  picture: 'kratom',
  title: 'Kratom Addiction',
  description:
    'Kratom and 7-OH act on opioid receptors: their risks, what to do in an emergency, and how to stop safely.',
  name: 'kratom',
  definition:
    'Kratom comes from the leaves of a tree that grows in Southeast Asia. Kratom addiction, also called other (or ' +
    'unknown) substance use disorder, means that you can’t easily stop even though it harms you.',
  urgentActions: urgentActions({
    also: ['they have a seizure', 'they’re very confused or seeing things'],
    when: ifDrowsy,
  }),
  effects: [
    'Kratom acts on opioid receptors. A little can feel like strong coffee, and more can make you sleepy. A few capsules can ' +
      'turn into a dose every few hours.',
    {
      list: [
        'It can damage the liver, raise blood pressure, slow breathing, or cause a seizure. With dark urine, or yellow skin or ' +
          'eyes, see a doctor today.',
        ['With alcohol, ', { to: '/opioid', text: 'opioids' }, ', or sedatives, the risk of death goes up.'],
      ],
    },
    {
      note: [
        { strong: 'Leaf and 7-OH aren’t the same.' },
        ' The leaf contains only traces of 7-OH, a chemical that acts like a powerful opioid. Tablets, gummies, and shots ' +
          'with 7-OH are concentrated. They can slow breathing, and the body can come to depend on them fast. Deaths in Los ' +
          'Angeles County have been linked to 7-OH.',
      ],
    },
    'California’s health department says that it’s illegal to sell or make kratom for consumption in the state, and it ' +
      'says the same of 7-OH. The FDA hasn’t approved either for any use.',
  ],
  signs: [
    `Many people start kratom for pain, for energy at work, or to get off other opioids. ${criteria}, and you may notice that:`,
    {
      list: [
        'you take more each month',
        'without it, you have aches, a runny nose, or restless legs',
        'you plan trips and workdays around your next dose',
        'you hide it from your doctor or your partner',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slow breathing; blue, gray, or pale lips; a seizure; a racing heart; seeing things.`,
    call: 'say what’s on the package',
    when: ifDrowsy,
    notReversed: 'stimulants or benzodiazepines. It may help with kratom or 7-OH',
    also: [seizure],
    stay: 'If you gave naloxone, it can wear off before 7-OH does, so ask them not to take more or leave.',
    child: ifChild('kratom'),
  }),
  stopping: [
    'If you take kratom every day, stopping can feel like opioid withdrawal, with aches, chills, cramps, poor sleep, and ' +
      'strong cravings.',
    {
      list: [
        [
          { strong: 'Has your store stopped selling it?' },
          ' Don’t swap it for pills from a stranger or the web, which may contain ',
          { to: '/fentanyl', text: 'fentanyl' },
          '. Withdrawal can be treated, so see a doctor.',
        ],
        'Talk with a doctor before you stop, especially if you’re pregnant, take 7-OH or other medicines, or have had a seizure.',
        'Bring the package, and say how much you take. Many drug tests don’t show kratom, and a doctor may not ask.',
        'After a break, the old amount may be too much.',
        ['If you still take 7-OH, show someone where the naloxone is, or call ', ...safeSpot],
      ],
    },
  ],
  treatment: [
    [
      'No medicine is approved for kratom addiction, but some medicines ease withdrawal. For some people, especially after ' +
        `7-OH, a prescriber may suggest a medicine for opioid use disorder. ${prescribedHere} `,
      ...countyKnows,
    ],
    [
      'In cognitive behavioral therapy (CBT), you look for other ways to get through a shift, a sore back, or a bad evening. If ' +
        'you started because of pain, ',
      { to: '/anxiety', text: 'anxiety' },
      ', or low mood, tell us. SMART Recovery groups are free.',
    ],
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'You meet a counselor and a group for under 9 hours a week while you cut down with your doctor.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If the second week brought you back before, you come for 9 to 19 hours a week, so that you aren’t alone with it.',
    },
  ],
  families: [
    {
      list: [
        'Ask what it does for them. They may be in pain, afraid, or worn out.',
        'Have naloxone in the house, because kratom acts like an opioid and may be mixed with others.',
        'Lock it away from children and pets, because gummies look like candy.',
      ],
    },
  ],
  firstCall: [
    [
      'You don’t have to explain or defend kratom. Call ',
      { call: 'clinic' },
      ', and we’ll ask which product you take, how often, what for, and what happened when you tried to stop. Then we can say ' +
        'what a doctor should look at, and book your initial assessment.',
    ],
  ],
};
