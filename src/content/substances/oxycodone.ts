/** Page /oxycodone: opioid use disorder with oxycodone (specification, section 2, addiction pages). */
import { whomToAsk } from '../licensing-boards';
import { lowestRisk } from '../opioid-medicines';
import { ifChild, noAnswer, overdose, urgentActions } from '../overdose';
import { testStrips, usingAlone } from '../safer-use';
import { afterOverdose, criteria, severeWithdrawal } from '../substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/oxycodone',
  picture: 'oxycodone',
  title: 'Oxycodone Addiction',
  description:
    'Oxycodone is a strong pain medicine. Learn the signs of a problem, why fake pills may be fentanyl, how to ' +
    'stop safely, and what treatment helps.',
  name: 'oxycodone',
  definition: [
    'Oxycodone is a semi-synthetic opioid, made in a lab from a natural one. Doctors prescribe it for strong pain. ' +
      'Oxycodone addiction is also called ',
    { to: '/opioid', text: 'opioid use disorder' },
    '.',
  ],
  urgentActions: urgentActions({
    also: ['they’re faint or very sleepy after a pill that isn’t from a pharmacy'],
  }),
  effects: [
    'Taken as directed, oxycodone can be the right medicine. The risks rise with higher amounts, longer use, or no ' +
      'prescription. For many people, it began with an operation or a bad back, and the pills eased other distress as well.',
    {
      list: [
        'You may feel drowsy, dizzy, sick to your stomach, or constipated.',
        'Breathing slows, most of all at night or with alcohol or sedatives.',
        'Crushing or chewing a long-acting tablet releases it all at once, which can kill.',
        [
          'Some tablets also contain acetaminophen. Too much of it harms the liver, even if you feel well at first. If you may have taken too much, call Poison Control now: ',
          { call: 'poison' },
          '.',
        ],
      ],
    },
    [
      'Counterfeit pills look just like real ones, often small and blue, and may be ',
      { to: '/fentanyl', text: 'fentanyl' },
      `. ${testStrips} And a strip sees only the part of the pill that you test.`,
    ],
  ],
  signs: [
    `Needing it for pain isn’t a disorder. ${criteria} Signs include:`,
    {
      list: [
        'You count your pills and feel afraid when few are left.',
        'You take them faster than the label says, or in other ways.',
        'The injury has healed, but you keep taking the pills.',
        'You’ve taken some from a relative’s bottle, or bought them.',
        'People close to you say that you seem far away or half asleep.',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slow or noisy breathing; tiny pupils; a limp body; blue, gray, or pale lips.`,
    notReversed: 'alcohol or benzodiazepines such as Xanax, but give it even if they took those with the pills',
    call: 'Call even if you have naloxone in your hand.',
    stay: 'Give the bottle or the pills to the crew.',
    after: [['A fake pill may be fentanyl, and more naloxone may be needed. Later, read ', afterOverdose, '.']],
    child: ifChild('oxycodone', 'long-acting oxycodone, methadone, or buprenorphine'),
  }),
  stopping: [
    {
      note: [
        { strong: 'Don’t stop abruptly.' },
        ' After daily use, a sudden stop can bring severe withdrawal, a surge of pain, and deep distress.',
      ],
    },
    {
      list: [
        'Ask your prescriber to plan it with you, above all if you’re pregnant.',
        'If your supply has been cut off, tell a doctor today. Don’t replace it with pills from anywhere else.',
        'Is withdrawal too much to bear? Many emergency rooms can start buprenorphine for opioid use disorder.',
        severeWithdrawal,
        'Tolerance falls when you stop, so going back to your old amount can kill you.',
        ['If you take a pill that isn’t from a pharmacy, have naloxone beside you. ', ...usingAlone],
        [
          'If pain or fear makes you think of ending your life, call or ',
          { call: 'text988' },
          ' ',
          { call: '988' },
          '.',
        ],
      ],
    },
  ],
  treatment: [
    [
      `Both the addiction and the pain need care. For the addiction, buprenorphine and methadone ${lowestRisk}.`,
      ' Both ease pain as well. Read ',
      { to: '/opioid', section: 'treatment', text: 'how they work and who prescribes them' },
      '.',
    ],
    'In cognitive behavioral therapy (CBT), you keep track of when you take a pill and what came before: pain, a sleepless ' +
      'night, a fight, or nothing at all. Then you try other ways, such as pacing your day. In group therapy, you can talk ' +
      'openly about pills. If you have an operation or dental work ahead, tell the surgeon beforehand. There are other ways to ' +
      'treat the pain, and someone else can keep the bottle.',
    [
      'If you also take something for sleep or nerves, read about ',
      { to: '/prescriptions', text: 'prescription medicines' },
      '.',
    ],
  ],
  programs: [
    {
      path: '/outpatient-program',
      why:
        'If home is calm and a prescriber looks after your pain, you work on pills and pain with a counselor for under 9 ' +
        'hours a week.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'If a week between sessions is too long to get through without extra pills, you come on several days, for 9 to 19 ' +
        'hours a week.',
    },
    {
      path: '/case-management',
      why: 'With your consent, a case manager keeps your pain clinic, pharmacy, and therapist in touch.',
    },
  ],
  families: [
    {
      list: [
        'Wherever there are opioids, keep naloxone at home, even if they’re taken just as prescribed.',
        'Store tablets in a locked box, and return spare ones to a pharmacy.',
        'Tell teens plainly: one fake pill can kill.',
        'Offer to come along to the doctor and take notes.',
        ['Talk with people in the same situation. Families Anonymous has groups: ', { call: 'familiesAnonymous' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Many people got their first pill from a doctor. Nobody here will blame you, or your doctor. Call ',
      { call: 'clinic' },
      ', and we’ll ask about the pain, the pills (from a pharmacy or elsewhere), and how many days you have left. If you’re about ' +
        'to run out, we talk about that first. Then we book your initial assessment.',
    ],
    ['If you’ve taken pills from work, see ', whomToAsk, ' about your license before you report yourself.'],
  ],
};
