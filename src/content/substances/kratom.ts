/** Page /kratom: use disorder with kratom (specification, section 2, addiction pages). */
import { prescribedHere } from '../opioid-medicines';
import { ifChild, ifDrowsy, noAnswer, overdose, seizure, urgentActions } from '../overdose';
import { usingAlone } from '../safer-use';
import { countyKnows, criteria } from '../substance-care';
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
    when: ifDrowsy,
  }),
  effects: [
    'Kratom acts on opioid receptors. A little can feel like strong coffee, and more can make you sleepy. What began as one ' +
      'drink or a few capsules can turn into a dose every few hours, the first one before you get up.',
    {
      list: [
        'It can cause an upset stomach, constipation, sweating, and dizziness.',
        'It can also damage the liver, raise blood pressure, slow breathing, or cause a seizure. Dark urine, or yellow skin ' +
          'or eyes, means that you should see a doctor today.',
        'Some products contain germs or heavy metals.',
        ['With alcohol, ', { to: '/opioid', text: 'opioids' }, ', or sedatives, the risk of death goes up.'],
      ],
    },
    {
      note: [
        { strong: 'Leaf and 7-OH aren’t the same.' },
        ' The leaf contains only traces of 7-OH, a chemical that acts like a powerful opioid. Tablets, gummies, and shots ' +
          'with 7-OH are concentrated, and labels don’t always say how much they contain. They can slow breathing, and the ' +
          'body can come to depend on them fast.',
      ],
    },
    'California’s health department says that it’s illegal to sell or make kratom for consumption in the state. The FDA ' +
      'hasn’t approved it for any use.',
  ],
  signs: [
    'Many people start kratom for pain, for energy at work, or to get off other opioids. Since stores sell it, a problem ' +
      `can be hard to see. ${criteria} You may notice that:`,
    {
      list: [
        'you take more each month',
        'without it, you have aches, a runny nose, or restless legs',
        'you plan trips and workdays around your next dose',
        'it costs you more than you’d admit',
        'you hide it from your doctor or your partner',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slow or shallow breathing; blue, gray, or pale lips; a seizure; a racing heart; confusion; seeing things.`,
    call: 'Keep the package to show the crew.',
    when: ifDrowsy,
    notReversed:
      'stimulants or benzodiazepines, but it may help with kratom or 7-OH, and other opioids may be mixed in',
    also: [seizure],
    child: ifChild('kratom'),
  }),
  stopping: [
    'If you take kratom every day, stopping can feel like opioid withdrawal, with aches, chills, cramps, poor sleep, low ' +
      'mood, and strong cravings.',
    {
      list: [
        'Talk with a doctor before you stop, especially if you’re pregnant, take 7-OH or other medicines, or have had a seizure.',
        'Bring the package, and say how much you take. Many standard drug tests don’t show kratom, and a doctor may not ask.',
        [
          'Don’t swap it for pills from a stranger or the web, which may contain ',
          { to: '/fentanyl', text: 'fentanyl' },
          '.',
        ],
        'After a break, you have less tolerance, so the old amount may be too much.',
        ['If you still take 7-OH, show someone where the naloxone is. ', ...usingAlone],
      ],
    },
  ],
  treatment: [
    [
      'No medicine is approved for kratom addiction, but a prescriber may still be able to help. Some medicines ease ' +
        'withdrawal. For some people, above all after 7-OH, a prescriber may suggest a medicine for opioid use disorder. ' +
        `${prescribedHere} `,
      ...countyKnows,
    ],
    [
      'Therapy begins with what kratom did for you. In cognitive behavioral therapy (CBT), you look for other ways to get ' +
        'through a shift, a sore back, or a bad evening, and try them out one at a time. If you started because of pain, ',
      { to: '/anxiety', text: 'anxiety' },
      ', or low mood, tell us. That needs treatment as well.',
    ],
    'SMART Recovery groups are free and open to people who use any substance, kratom included.',
  ],
  programs: [
    {
      path: '/outpatient-program',
      why:
        'If you have a job and a steady home, you meet a counselor and a group for under 9 hours a week while you cut down ' +
        'with your doctor.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'If you’ve quit kratom before and the second week brought you back, you come in on several days, for 9 to 19 hours ' +
        'a week, so that you aren’t alone with it.',
    },
  ],
  families: [
    {
      list: [
        'Read up first, because people are often told that kratom is harmless.',
        'Ask what it does for them. They may be in pain, afraid, or worn out.',
        'Have naloxone in the house, because kratom acts like an opioid and may be mixed with others.',
        'Lock it away from children and pets, because gummies look like candy.',
      ],
    },
  ],
  firstCall: [
    [
      'We know what kratom is, so you don’t have to explain or defend it. Call ',
      { call: 'clinic' },
      ', and we’ll ask which product you take, how often, what for, and what happened when you tried to stop. Then we can say ' +
        'what a doctor should look at, and book your initial assessment.',
    ],
  ],
};
