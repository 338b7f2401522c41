/** Page /mdma: other hallucinogen use disorder with MDMA (specification, section 2, addiction pages). */
import { cool, ifChild, ifDrowsy, overdose, seizure, urgentActions, veryHot } from '../shared/overdose';
import { byHours, whenClosed } from '../shared/phone-hours';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/mdma',
  picture: 'mdma',
  title: 'MDMA Addiction',
  description:
    'MDMA (ecstasy, molly): overheating, low sodium, and serotonin toxicity, what to do in an emergency, and how therapy helps.',
  name: 'MDMA',
  definition:
    'MDMA, sold as ecstasy or molly, is a stimulant that also changes mood and the senses. MDMA addiction means ' +
    'using it even though it harms you. Clinicians call it other hallucinogen use disorder.',
  urgentActions: urgentActions({
    also: ['they’re very hot, confused, stiff, or shaking', 'they have chest pain or a seizure'],
    when: ifDrowsy,
    meanwhile: [cool],
  }),
  effects: [
    {
      list: [
        'The body can overheat until it kills you, especially in a hot crowd.',
        'Too much water can lower the sodium in the blood and make the brain swell, more often in women. Take only sips while you dance.',
      ],
    },
    {
      note: [
        { strong: 'Some medicines make MDMA more dangerous.' },
        ' With an MAOI, an older kind of antidepressant, it can kill. Other antidepressants (SSRIs among them), the pain ' +
          'medicine tramadol, and dextromethorphan in cough medicine raise the risk of serotonin toxicity: shaking, stiff ' +
          'muscles, fever, and confusion.',
      ],
    },
    [
      'A pill sold as MDMA may contain ',
      { to: '/meth', text: 'meth' },
      ', ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', or both. A fentanyl test strip can be wrong either way: see ',
      stripsMiss,
      '. MDMA is not an approved treatment for any condition.',
    ],
  ],
  signs: [
    'A clinician looks for 2 or more of 10 criteria within 12 months. Withdrawal isn’t one of them. Some signs:',
    {
      list: [
        'A night out feels pointless without it.',
        'You lose the days after to low mood, and you use again anyway.',
        'It has hurt your schoolwork, your job, or a relationship.',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Signs: hot skin, a racing heart, jerking or stiff muscles, a bad headache, vomiting, confusion, a seizure, or collapse. It may be fentanyl if they breathe slowly or can’t be woken.',
    call: 'say that it may be MDMA',
    when: ifDrowsy,
    notReversed: 'MDMA, only fentanyl that may be in it',
    also: [veryHot, seizure],
    stay: 'At an event, get the medical staff as well, keep the crowd away, and don’t push water on them. Naloxone can wear off, so ask them not to leave.',
    child: ifChild('MDMA'),
  }),
  stopping: [
    'Stopping is seldom dangerous to the body, but you may feel sad or on edge for days, sometimes weeks.',
    {
      list: [
        ['If sadness turns into thoughts of suicide, call ', { call: '988' }, ' or ', { call: 'text988' }, '.'],
        'Don’t stop an antidepressant so that you can use MDMA.',
        'If you also use alcohol, sedatives, or opioids every day, ask a doctor before you stop those.',
        [
          'If you take it again, rest often to cool down, and stay with friends who have naloxone. On your own, call ',
          ...safeSpot,
        ],
      ],
    },
  ],
  treatment: [
    'No medicine is approved for MDMA addiction, so treatment is talk therapy. You plan ' +
      'when to go home, what to say when someone offers, and how to get through the days after.',
    ['Tell us if you’ve had ', { to: '/depression', text: 'depression' }, ' or ', { to: '/ptsd', text: 'trauma' }, '.'],
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'You go into each weekend with a plan.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If low moods last, we see you several days a week.',
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
        'Agree on a ride home at any hour.',
        'Keep naloxone at home: a pill may contain fentanyl.',
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
