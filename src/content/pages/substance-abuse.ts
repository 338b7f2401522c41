/** The menu of substances (specification section 2: /substance-abuse). */
import { substanceCards } from '../interface/cards';
import { substanceLinks } from '../interface/menus';
import { moreOnFirstCall } from '../shared/first-call';
import { nationalHelpline } from '../shared/helplines';
import { ifDrowsy, noAnswer, overdose, seizure, veryHot } from '../shared/overdose';
import { anyoneIsSeen, criteria, hospitalBill, severeWithdrawal } from '../shared/substance-care';
import type { MenuPageContent } from '../types';

export const content: MenuPageContent = {
  path: '/substance-abuse',
  picture: 'substance-abuse',
  title: 'Substance Abuse',
  description: `Overdose and withdrawal: what to do now. Then facts about ${substanceLinks.length} substances, including alcohol: risks, signs, stopping safely, and treatment.`,
  lead: 'If you drink or use more than you want to, or aren’t sure, you can call us.',
  urgent: {
    heading: 'If it can’t wait',
    links: [
      { section: 'overdose', title: 'Overdose: what to do', text: 'Call for help, then follow the steps' },
      { section: 'stopping', title: 'Withdrawal', text: 'If it has begun, and before you quit' },
    ],
  },
  cardsHeading: 'Substances',
  cards: substanceCards,
  below: [
    [
      { strong: 'Which page?' },
      ' Pain pills, cough syrup, heroin: ',
      { to: '/opioid', text: 'opioids' },
      '. Klonopin, Ativan, Valium: ',
      { to: '/xanax', text: 'Xanax' },
      '. Sleeping pills, gabapentin, ',
      { to: '/adhd', text: 'ADHD' },
      ' medicine: ',
      { to: '/prescriptions', text: 'prescription medicines' },
      '. Any pill or powder that isn’t from a pharmacy: ',
      { to: '/fentanyl', text: 'fentanyl' },
      '.',
    ],
    [
      { strong: 'Not listed?' },
      ' Call about any drug. Stopping GHB after daily use can be as dangerous as stopping alcohol, so see a doctor first. Don’t ' +
        'know what you took? Ask Poison Control, at any hour: ',
      { call: 'poison' },
      '. If you feel ill, call ',
      { call: '911' },
      '.',
    ],
  ],
  sections: [
    {
      id: 'overdose',
      kind: 'do',
      heading: 'Overdose: what to do',
      body: overdose({
        signs: `You don’t need to know what they took. Signs: ${noAnswer}; slow breathing, or none; blue, gray, or pale lips. After cocaine, meth, or MDMA: chest pain, a seizure, a very hot body, or sudden confusion.`,
        call: 'say what you see',
        when: ifDrowsy,
        also: [
          veryHot,
          seizure,
          [
            { strong: 'Chest pain, a drooping face, a weak arm, or slurred speech:' },
            ' tell the dispatcher. It may be a heart attack or a stroke.',
          ],
        ],
        after: [
          [
            'If someone has lived through an overdose, the days after are dangerous. Read ',
            { to: '/opioid', section: 'after-overdose', text: 'what to do after an overdose' },
            '.',
          ],
        ],
      }),
    },
    {
      id: 'stopping',
      kind: 'do',
      heading: 'In withdrawal, and before you stop',
      body: [
        [
          { strong: 'Alcohol, or pills such as Xanax:' },
          ' if you shake, sweat, are pregnant, or have ever had a seizure, go to an emergency room, day or night. Don’t drive yourself. If ' +
            'you have no ride, get worse on the way, have a seizure, are confused, or see things, call ',
          { call: '911' },
          `. ${anyoneIsSeen} `,
          ...hospitalBill,
        ],
        [
          { strong: 'Opioids:' },
          ' many emergency rooms can start buprenorphine, which eases withdrawal. Go there, or call ',
          { call: '911' },
          `, if you have ${severeWithdrawal}.`,
        ],
        [
          { strong: 'Cocaine, meth, or MDMA:' },
          ' sleep, eat, and don’t be alone. If you think of ending your life, call ',
          { call: '988' },
          ' or ',
          { call: 'text988' },
          '.',
        ],
        {
          note: [
            { strong: 'If you want to stop:' },
            ' don’t stop alcohol, Xanax, or a prescribed medicine all at once on your own. It can kill you, so talk with a ' +
              'doctor first. Until then, cut down on alcohol slowly, and keep taking medicine as prescribed. Read about ',
            { to: '/alcohol', section: 'stopping', text: 'stopping alcohol' },
            ', ',
            { to: '/xanax', section: 'stopping', text: 'coming off Xanax' },
            ', ',
            { to: '/opioid', section: 'stopping', text: 'stopping opioids' },
            ', or ',
            { to: '/prescriptions', section: 'stopping', text: 'stopping other medicines' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'disorder',
      heading: 'How to tell whether it’s a problem',
      body: [
        'In the past year:',
        {
          list: [
            'Have you drunk or used more, or for longer, than you meant to?',
            'Have you tried to cut down, but found that you couldn’t?',
            'Have you kept going even though it cost you something at home, at work, or with your health?',
            'Do you need more than before, or feel ill when it wears off?',
          ],
        },
        `${criteria} (for MDMA, of 10), and each question stands for one or more. You can call even if you said yes to only one, or ` +
          'if someone at home is worried about you.',
      ],
    },
    {
      id: 'first-call',
      kind: 'start',
      heading: 'What happens when you call',
      body: [
        [
          'Call ',
          { call: 'clinic' },
          ' to schedule an initial assessment or just to ask a question, for yourself or about someone you love. We ask what’s being used, how ' +
            'often, and whether anyone is in danger today. ',
          ...moreOnFirstCall,
        ],
        ['You can also ', { to: '/contact', text: 'write to us' }, '. Not near us? ', ...nationalHelpline],
      ],
    },
  ],
};
