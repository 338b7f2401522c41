/** Text of the page /bipolar-disorder, a mental-health condition page (specification, section 2). */
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/bipolar-disorder',
  picture: 'bipolar-disorder',
  title: 'Bipolar Disorder',
  name: 'bipolar disorder',
  description:
    'Bipolar I and bipolar II: the signs of mania, hypomania, and depression, how they’re diagnosed, and what treatment helps.',
  definition:
    'Bipolar disorder brings periods of very high mood and energy, and often periods of deep depression, that go far beyond normal ups and downs.',
  urgent: [
    'Mania can put a life at risk. If someone has hardly slept for days, takes big risks, or sees or hears things that others don’t, get help the same day. If anyone is in danger, call ',
    { call: '911' },
    '.',
  ],
  signs: [
    'The highs can feel great at first, so other people may notice them before you do. In mania, or the milder state called hypomania, people notice:',
    {
      list: [
        'A mood that’s unusually high or irritable',
        'Little sleep, yet no tiredness',
        'Fast talk and racing thoughts',
        'Big plans and a feeling that you can do anything',
        'Risky spending, sex, driving, or deals',
      ],
    },
    [
      'The lows can look just like ',
      { to: '/depression', text: 'major depression' },
      ': no joy, no energy, guilt, and thoughts of death. Some people have highs and lows at once. Only a clinician can make the diagnosis.',
    ],
  ],
  diagnosis: [
    'The highs tell the two main types apart.',
    {
      list: [
        [
          { strong: 'Bipolar I: ' },
          'mania for 1 week or more, or mania that leads to a hospital stay. Depression is common, but it isn’t required.',
        ],
        [{ strong: 'Bipolar II: ' }, 'hypomania for 4 days or more, plus major depression, and never mania.'],
      ],
    },
    'Bipolar II is not the mild form. Its depressions can be long and severe, with a real risk of suicide.',
    'Most people seek help when they feel low, so the highs are easy to miss. The first evaluation looks back over your life: sleep, energy, spending, and family history. With your consent, someone close to you can add what they’ve seen.',
    [
      'Clinicians also check for thyroid problems, effects of steroids or antidepressants, and use of drugs such as ',
      { to: '/cocaine', text: 'cocaine' },
      ' or ',
      { to: '/meth', text: 'methamphetamine' },
      '. If psychosis goes on while mood is steady, they consider ',
      { to: '/schizoaffective', text: 'schizoaffective disorder' },
      '.',
    ],
  ],
  treatment: [
    'Many people with this long-term condition live full lives. Treatment usually starts with medicine: a mood stabilizer or certain antipsychotics. An antidepressant on its own can trigger mania in some people. Talk with a doctor or other prescriber before you start, change, or stop anything. If you’re pregnant or might be, ask early.',
    'Therapy adds what medicine can’t:',
    {
      list: [
        'CBT helps you spot early warning signs and write a plan for them.',
        'Interpersonal therapy works on relationships, and goes well with steady sleep and routines.',
        'Family therapy helps everyone see the signs the same way.',
        'In group therapy, you learn from others who manage highs and lows.',
      ],
    },
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'After a hospital stay, or as an episode settles, 20 or more hours a week helps you get back to steady sleep and routine.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'When you’re better but not yet steady, 9 to 19 hours a week means that we see you often and may notice a change.',
    },
    {
      path: '/family-therapy',
      why: 'Relatives often see a change first. Sessions together help you agree on what they should do then.',
    },
  ],
  families: [
    'In a calm time, make a plan: early signs, who to call, and what the person wants you to do.',
    {
      list: [
        'In a high, keep things quiet and brief: “You’ve slept 2 hours. I’m worried. Let’s call your doctor.”',
        'Don’t debate grand ideas, and don’t go along with risky ones.',
        'In a low, offer company and small tasks, without pressure.',
        'Don’t blame every good mood on the illness.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' for a suicide attempt, a threat, reckless driving, or a loss of touch with reality that puts anyone at risk. Say that it’s a mental health crisis. Call or ',
      { call: 'text988' },
      ' ',
      { call: '988' },
      ' if they talk about suicide, in a high or a low.',
    ],
    'You didn’t cause this. Rest when things are calm, and get advice about shared money before you need it.',
  ],
};
