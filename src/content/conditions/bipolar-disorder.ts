/** Text of the page /bipolar-disorder, a mental-health condition page (specification, section 2). */
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/bipolar-disorder',
  picture: 'bipolar-disorder',
  title: 'Bipolar Disorder',
  name: 'bipolar disorder',
  description:
    'Bipolar I and bipolar II: the signs of mania, hypomania, and depression, how they are diagnosed, and what treatment helps.',
  definition:
    'Bipolar disorder brings spells of very high mood and energy, and often spells of deep depression, that go well beyond normal ups and downs.',
  urgent: [
    'Mania can put a life at risk. If someone has hardly slept for days, takes big risks, or sees or hears things that others don’t, get help the same day. If there is danger, call ',
    { call: '911' },
    '.',
  ],
  signs: [
    'The highs can feel great at first, so others may notice before you do. In mania or the milder state called hypomania, people notice:',
    {
      list: [
        'A mood that is unusually high, open, or touchy',
        'Little sleep, yet no tiredness',
        'Fast talk and racing thoughts',
        'Big plans and a sense of being able to do anything',
        'Risky spending, sex, driving, or deals',
      ],
    },
    [
      'In the lows, it can look just like ',
      { to: '/depression', text: 'major depression' },
      ': no joy, no energy, guilt, and thoughts of death. Some people have both at once. Only a clinician can make the diagnosis.',
    ],
  ],
  diagnosis: [
    'The two main types are set apart by the highs.',
    {
      list: [
        [
          { strong: 'Bipolar I: ' },
          'mania for 1 week or more, or mania that leads to a hospital stay. Depression is common but is not required.',
        ],
        [{ strong: 'Bipolar II: ' }, 'hypomania for 4 days or more, plus major depression, and never mania.'],
      ],
    },
    'Bipolar II is not the mild form. Its depressions can be long and severe, with a real risk of suicide.',
    'Because most people seek help when they feel low, the highs are easy to miss. A first evaluation looks back over your life: sleep, energy, spending, and family history. With your consent, someone close to you can add what they saw.',
    [
      'Clinicians also check for thyroid problems, effects of steroids or antidepressants, and use of drugs such as ',
      { to: '/cocaine', text: 'cocaine' },
      ' or ',
      { to: '/meth', text: 'methamphetamine' },
      '. If psychosis goes on when mood is steady, they look at ',
      { to: '/schizoaffective', text: 'schizoaffective disorder' },
      '.',
    ],
  ],
  treatment: [
    'Many people live full lives with this long-term condition. Medicine is most often the base of care. Mood stabilizers and some antipsychotics are the usual types. An antidepressant on its own can set off mania in some people. Talk with a doctor or prescriber before you start, change, or stop anything, and ask early about pregnancy.',
    'Therapy adds what medicine can’t:',
    {
      list: [
        'CBT helps you spot early warning signs and write a plan for them.',
        'Interpersonal therapy looks at relationships, and goes well with work on steady sleep and routines.',
        'Family work helps everyone read the signs the same way.',
        'In group therapy, you learn from others who manage both poles.',
      ],
    },
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'After a hospital stay, or as a mood episode settles, 20 or more hours a week helps you regain sleep and routine.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'Between stable and unwell, 9 to 19 hours a week means that someone sees you often enough to notice a shift.',
    },
    {
      path: '/family-therapy',
      why: 'Relatives are often first to see a change, and sessions together help you agree on what they should do about it.',
    },
  ],
  families: [
    'In a calm time, make a plan: early signs, who to call, and what the person wants you to do.',
    {
      list: [
        'In a high, keep things quiet and short: “You’ve slept 2 hours. I’m worried. Let’s call your doctor.”',
        'Don’t debate grand ideas, and don’t go along with risky ones.',
        'In a low, offer company and small tasks without pressure.',
        'Don’t put each good mood down to the illness.',
      ],
    },
    [
      'Call or text ',
      { call: '988' },
      ' for talk of suicide at either pole. Call ',
      { call: '911' },
      ' if there is a suicide attempt, a threat, reckless driving, or loss of touch with reality that puts anyone at risk. Say it is a mental health crisis.',
    ],
    'You did not cause this. Rest when things are calm, and get advice about shared money before you need it.',
  ],
};
