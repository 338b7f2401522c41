/** Page /mdma: other hallucinogen use disorder with MDMA (specification, section 2, addiction pages). */
import { ifChild, ifDrowsy, overdose, seizure, shoutAndRub, urgentActions, veryHot } from '../overdose';
import { byHours, whenClosed } from '../phone-hours';
import { testStrips, usingAlone } from '../safer-use';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/mdma',
  picture: 'mdma',
  title: 'MDMA Addiction',
  description:
    'MDMA, also sold as ecstasy or molly: overheating, low sodium, and serotonin toxicity, what to do in an ' +
    'emergency, and how therapy helps.',
  name: 'MDMA',
  definition:
    'MDMA, sold as ecstasy or molly, is a stimulant that also changes mood and the senses. MDMA addiction, also called ' +
    'other hallucinogen use disorder, means that you keep using it even though it harms you.',
  urgentActions: urgentActions({
    also: ['they’re very hot, confused, stiff, or shaking', 'they have chest pain or a seizure'],
    when: ifDrowsy,
    meanwhile: [veryHot],
  }),
  effects: [
    'MDMA makes the brain release a lot of serotonin. For a few hours, you feel open, awake, and close to everyone. Days of ' +
      'low mood and poor sleep often follow.',
    {
      list: [
        'The body can overheat to a deadly level, especially in a hot crowd.',
        'Drinking far too much water can lower the sodium in the blood and make the brain swell. Women are at higher risk. Sip ' +
          'water while you dance, and don’t gulp it.',
        'The heart beats fast, and blood pressure climbs.',
        'Too much serotonin is toxic and causes shaking, stiff muscles, fever, and confusion.',
      ],
    },
    {
      note: [
        { strong: 'Some medicines make MDMA more dangerous.' },
        ' With an MAOI, an older kind of antidepressant, it can kill. Other antidepressants (SSRIs among them), the pain ' +
          'medicine tramadol, and dextromethorphan in cough medicine also raise the risk of too much serotonin.',
      ],
    },
    [
      'Pills vary: one sold as MDMA may contain ',
      { to: '/meth', text: 'methamphetamine' },
      ', ',
      { to: '/fentanyl', text: 'fentanyl' },
      `, or both. ${testStrips} MDMA itself can make a strip read wrong, so follow its directions.`,
    ],
    'MDMA is not an approved treatment for any condition.',
  ],
  signs: [
    'You can have a problem without using every day. Clinicians count MDMA among other hallucinogens and ask whether 2 or ' +
      'more of 10 criteria have applied within 12 months. Withdrawal isn’t one of them. Some signs:',
    {
      list: [
        'A night out feels pointless without it.',
        'You take more during the night than you meant to.',
        'You lose the days after to low mood, and you use again anyway.',
        'The friends you see are the ones you take it with.',
        'It has hurt your schoolwork, your job, or a relationship.',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: hot skin, a racing heart, a tight jaw, jerking or stiff muscles, a bad headache, vomiting, confusion, a seizure, or collapse. It may be fentanyl if they breathe slowly, or don’t answer ${shoutAndRub}.`,
    call: 'At an event, also get the medical staff.',
    when: ifDrowsy,
    notReversed: 'MDMA or other stimulants, but fentanyl may be mixed in',
    also: [veryHot, seizure],
    stay: 'Don’t push them to drink water. Keep them away from noise and crowds.',
    child: ifChild('MDMA'),
  }),
  stopping: [
    'Stopping MDMA is seldom dangerous to the body. The mind takes longer, and you may feel sad, tired, or on edge for ' +
      'days, sometimes weeks.',
    {
      list: [
        [
          'If sadness turns into thoughts of suicide, call or ',
          { call: 'text988' },
          ' ',
          { call: '988' },
          ' at any time.',
        ],
        'Don’t stop an antidepressant so that you can use MDMA. Talk with your prescriber.',
        'If you also use alcohol, sedatives, or opioids every day, ask a doctor before you stop those.',
        ['If you do take it again, stay with friends who have naloxone, and take breaks to cool down. ', ...usingAlone],
      ],
    },
  ],
  treatment: [
    'Treatment for MDMA is mostly talk therapy, because no medicine is approved for it.',
    'You don’t have to give up music or your friends. In cognitive behavioral therapy (CBT), you go over the nights and the ' +
      'feelings that lead to use. You might plan how to leave at two, what to say when someone offers, and how to get ' +
      'through the Tuesday after. In group therapy, you talk with people who also want to feel close to others without a pill.',
    [
      'Tell us about ',
      { to: '/depression', text: 'depression' },
      ' or trauma, so that we can plan for it. Our ',
      { to: '/ptsd', text: 'page on PTSD' },
      ' says which trauma treatments we offer.',
    ],
  ],
  programs: [
    {
      path: '/outpatient-program',
      why:
        'If you use at events and have school or work on Monday, you come in during the week, for under 9 hours, and go ' +
        'into each weekend with a plan.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'If low moods last, or you use other drugs as well, you come on several days, for 9 to 19 hours a week, and we ' +
        'watch your mood with you.',
    },
    {
      path: '/crisis-intervention',
      why: byHours(
        'For panic or a frightening comedown, our crisis hotline answers 24/7 and helps you decide what to do next.',
        ['For panic or a frightening comedown, our crisis hotline helps you decide what to do next. ', ...whenClosed],
      ),
    },
  ],
  families: [
    {
      list: [
        'Ask “What was it like?” rather than “How could you?”',
        'Share the facts on heat, water, and unknown pills.',
        'Agree on a ride home at any hour, with no questions that night.',
        'Get naloxone for the house, because a fake pill may contain fentanyl.',
      ],
    },
  ],
  firstCall: [
    [
      'You can call ',
      { call: 'clinic' },
      ' even if you only use a few times a year and wonder whether it’s a problem. We’ll ask about the days after, your sleep, ' +
        'other drugs, and any antidepressant you take. “I want to use less” is a good enough reason to book an initial ' +
        'assessment.',
    ],
  ],
};
