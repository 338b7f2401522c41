/** Text of the page /bipolar-disorder, a mental-health condition page (specification, section 2). */
import { care } from '../shared/care';
import { sameDayHelp } from '../shared/psychosis';
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
  urgentActions: [
    {
      heading: 'Get help the same day if',
      points: [
        'someone hardly sleeps for days, yet has more energy than usual',
        'someone takes big risks with money, sex, or driving',
        'someone sees or hears things that others don’t',
        ['any of this starts in the weeks after giving birth: then call ', { call: '911' }, ', even if it seems mild'],
      ],
    },
    { heading: 'Where to go', points: sameDayHelp },
  ],
  signs: [
    'The highs can feel great at first, so other people may notice them before you do. Mania, and the milder state called hypomania, can look like this:',
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
      ': no joy, no energy, guilt, and thoughts of death. Some people have highs and lows at once.',
    ],
  ],
  diagnosis: [
    'The 2 main types differ in their highs:',
    {
      list: [
        [
          { strong: 'Bipolar I: ' },
          'mania for 1 week or more, or mania that leads to a hospital stay. Depression is common, but it isn’t required.',
        ],
        [{ strong: 'Bipolar II: ' }, 'hypomania for 4 days or more, plus major depression, and never mania.'],
      ],
    },
    'Bipolar II is not the mild form, because its depressions can be long and severe, with a real risk of suicide.',
    'Most people seek help when they feel low, so the highs are easy to miss. With your consent, someone close to you can add what they’ve seen.',
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
    'Treatment usually starts with medicine: a mood stabilizer or certain antipsychotics. An antidepressant on its own can trigger mania in some people. Talk with the prescriber before you start, change, or stop anything. If you’re pregnant or might be, tell them early. Valproate can harm a baby in the womb. Ask about it before you get pregnant, and don’t stop it alone.',
    ['If you take an antipsychotic and have a high fever and stiff muscles, call ', { call: '911' }, '.'],
    care.whoPrescribes,
    [
      { strong: 'If you take lithium' },
      ' and are confused or unsteady on your feet, go to an emergency room now: there may be too much of it in your blood. Vomiting, bad shaking, or diarrhea? Call the prescriber today, before your next dose. If you can’t reach them, go to an emergency room. Otherwise, don’t stop lithium suddenly. Ask before you take ibuprofen or a similar painkiller.',
    ],
    [
      { strong: 'If you take lamotrigine:' },
      ' call the prescriber right away about any rash. With fever, blisters, or sores in the mouth, go to an emergency room.',
    ],
    'In therapy with us, you work on what happens between appointments with the prescriber:',
    {
      list: [
        'Cognitive behavioral therapy (CBT) helps you spot early warning signs and write a plan for them.',
        'Interpersonal therapy works on relationships, and goes well with steady sleep and routines.',
        'Family therapy helps everyone see the signs the same way.',
        'In group therapy, you learn from others who manage highs and lows.',
      ],
    },
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'After a hospital stay, or as an episode settles, you spend most of the day with us and find your way back to steady sleep and routine.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'We see you several times a week and may notice a change early, while you’re better but not yet steady.',
    },
    {
      path: '/family-therapy',
      why: 'Relatives often see a change first, so you agree together on what they should do then.',
    },
  ],
  families: [
    'In a calm time, make a plan: early signs, who to call, and what the person wants you to do.',
    {
      list: [
        'During a high, keep things quiet and brief: “You’ve slept 2 hours, and I’m worried. Let’s call your doctor.”',
        'Don’t debate grand ideas, and don’t go along with risky ones.',
        'During a low, offer company and small tasks, without pressure.',
        'Don’t blame every good mood on the illness.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' for a suicide attempt, a threat, reckless driving, or a loss of touch with reality that puts anyone at risk. Call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      ' if they talk about suicide, during a high or a low.',
    ],
    [
      'Rest when things are calm, and get advice about shared money before you need it. If it’s bipolar I with psychosis, relatives can ask a court for ',
      { to: '/family-therapy', section: 'care-plan', text: 'a CARE plan' },
      '.',
    ],
  ],
  calling:
    'Tell us how many hours you slept last night and the night before, and whether someone who knows you well could join the call.',
};
