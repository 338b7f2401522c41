/** Text of the page /schizoaffective, a mental-health condition page (specification, section 2). */
import { care } from '../shared/care';
import { carePlan, clozapine, sameDayHelp } from '../shared/psychosis';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/schizoaffective',
  picture: 'schizoaffective',
  title: 'Schizoaffective Disorder',
  name: 'schizoaffective disorder',
  description:
    'Schizoaffective disorder combines psychosis with strong mood episodes. Read about its signs, types, treatment, and family support.',
  definition:
    'Schizoaffective disorder is a condition in which a person has both psychosis and long periods of depression or mania.',
  urgent: [
    'Voices that tell you to hurt yourself or someone else are an emergency. Call ',
    { call: '911' },
    ', or ask someone near you to call. ',
  ],
  urgentActions: [{ heading: 'New or much worse symptoms: get help the same day', points: sameDayHelp }],
  signs: [
    'Psychosis means losing touch with what’s real. In this condition, it comes with mood episodes and also without them. You or your family may notice:',
    {
      list: [
        'Hearing voices, or seeing things that others don’t',
        'Firm beliefs that don’t match the facts, such as being watched',
        'Speech that jumps around or is hard to follow',
        'Weeks of low mood, guilt, or no energy',
        'Days of little sleep, racing thoughts, and plans that get bigger and bigger',
        'Pulling away from people, and skipping meals or showers',
      ],
    },
  ],
  diagnosis: [
    'Timing is the key, so the clinician looks at the whole course of the illness for:',
    {
      list: [
        'A mood episode at the same time as the main symptoms of schizophrenia',
        'Psychosis (delusions or hallucinations) for 2 weeks or more without a mood episode',
        'Mood episodes for most of the illness',
      ],
    },
    'There are 2 types. The bipolar type includes mania, and may include depression. The depressive type has major depression, but no mania.',
    [
      'In ',
      { to: '/schizophrenia', text: 'schizophrenia' },
      ', mood episodes are absent or take up less of the illness. In ',
      { to: '/bipolar-disorder', text: 'bipolar disorder' },
      ' or ',
      { to: '/depression', text: 'depression' },
      ' with psychosis, the psychosis comes only during mood episodes.',
    ],
    [
      'Old records help. You may need a medical exam or lab tests to rule out other illnesses. Substances such as ',
      { to: '/meth', text: 'methamphetamine' },
      ' can also cause psychosis.',
    ],
  ],
  treatment: [
    [
      'If psychosis is new to you, ask first about ',
      { to: '/schizophrenia', section: 'treatment', text: 'early-psychosis programs' },
      '.',
    ],
    'Treatment covers both thinking and mood. Most people need long-term medicine: mainly an antipsychotic, sometimes with a mood stabilizer or an antidepressant. Tell the prescriber about side effects. If you’re pregnant or might be, tell them early. Stopping suddenly can bring symptoms back.',
    [
      'If you take an antipsychotic and have a high fever and stiff muscles, call ',
      { call: '911' },
      '. ',
      ...clozapine,
    ],
    care.whoPrescribes,
    'Therapy works alongside medicine. With us, you can have:',
    {
      list: [
        'Cognitive behavioral therapy (CBT) to test frightening beliefs gently and cope with voices',
        'Skills for strong feelings from dialectical behavior therapy (DBT), once your thinking is clear enough to use them',
        'Small groups, to feel at ease with people again',
        'Family sessions to learn about the illness and lower stress at home',
      ],
    },
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'After a hospital stay, a team sees you on most days and watches both mood and thinking as you settle in at home.',
    },
    {
      path: '/case-management',
      why: 'A case manager can help your clinics and prescribers work from one plan.',
    },
    {
      path: '/family-therapy',
      why: 'Mood episodes and psychosis call for different responses, and your family can learn with you which is which.',
    },
  ],
  families: [
    'A simple log of sleep, mood, and unusual beliefs can help the care team.',
    {
      list: [
        'Respond to the feeling: “That sounds frightening. I want you to feel safe.”',
        'You don’t have to agree with a false belief, and you don’t have to fight it.',
        'Use short sentences, and turn off the TV when you talk.',
        'Avoid sarcasm, pressure, and crowding the person.',
        'During a low, ask about suicide in plain words. During a high, help protect sleep and money.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' if voices tell them to do harm, if there’s a threat or a weapon, or if they stop eating, drinking, or responding. Ask for responders trained in mental health. For thoughts of suicide, call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      '.',
    ],
    [
      'Take turns with others. NAMI, an organization of families and people with mental illness, has free groups and classes: call ',
      { call: 'nami' },
      ' on weekdays. ',
      ...carePlan,
    ],
  ],
  calling:
    'It helps to have the names of your medicines beside you, and the month of your last hospital stay if there was one. Call without them if that’s easier.',
};
