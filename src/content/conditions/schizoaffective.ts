/** Text of the page /schizoaffective, a mental-health condition page (specification, section 2). */
import { site } from '../../site';
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
    ', or ask someone near you to call.',
  ],
  signs: [
    'Psychosis means losing touch with what’s real. In this condition, it comes with mood episodes, and also without them. You or your family may notice:',
    {
      list: [
        'Hearing voices, or seeing things that others don’t',
        'Firm beliefs that don’t match the facts, such as being watched',
        'Speech that jumps around or is hard to follow',
        'Weeks of low mood, guilt, or no energy',
        'Days of little sleep, racing thoughts, and wild plans',
        'Pulling away from people, and skipping meals or showers',
      ],
    },
    'The mix can change over the years. Only a clinician who knows the whole story can make this diagnosis.',
  ],
  diagnosis: [
    'Timing is the key. The clinician looks at the whole course of the illness for:',
    {
      list: [
        'A mood episode at the same time as the main symptoms of schizophrenia',
        'Psychosis (delusions or hallucinations) for 2 weeks or more without a mood episode',
        'Mood episodes for most of the illness',
      ],
    },
    'There are 2 types. The bipolar type includes mania, and may include depression. The depressive type has only major depression.',
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
      'The first evaluation asks about dates, hospital stays, medicines, sleep, and safety. Old records help. You may need a medical exam or lab tests to rule out other illnesses. Substances such as ',
      { to: '/meth', text: 'methamphetamine' },
      ' can also cause psychosis.',
    ],
  ],
  treatment: [
    'Treatment covers both thinking and mood. Most people need long-term medicine: mainly an antipsychotic, sometimes with a mood stabilizer or an antidepressant. Talk with a doctor or other prescriber about side effects and what you want. Don’t stop suddenly. That can bring symptoms back.',
    `Therapy works alongside medicine. At ${site.name}, your plan may include:`,
    {
      list: [
        'CBT to test frightening beliefs gently and cope with voices',
        'DBT skills for strong feelings, once your thinking is clear enough to use them',
        'Small groups, to feel at ease with people again',
        'Family sessions to learn about the illness and lower stress at home',
      ],
    },
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'After a hospital stay, 20 or more hours a week lets a team watch both mood and thinking as you settle in at home.',
    },
    {
      path: '/case-management',
      why: 'If you have several clinics and prescriptions, a case manager helps them work from one plan.',
    },
    {
      path: '/family-therapy',
      why: 'Mood episodes and psychosis call for different responses. Your family can learn with you which is which.',
    },
  ],
  families: [
    'You’re often the one who sees both sides. Keep a simple log of sleep, mood, and unusual beliefs. It can help the care team.',
    {
      list: [
        'Respond to the feeling: “That sounds frightening. I want you to feel safe.”',
        'You don’t have to agree with a false belief, and you don’t have to fight it.',
        'Use short sentences, and turn off the TV when you talk.',
        'Avoid sarcasm, pressure, and crowding the person.',
        'In a low, ask about suicide in plain words. In a high, help protect sleep and money.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' if voices tell them to do harm, if there’s a threat or a weapon, or if they stop eating, drinking, or responding. Ask for responders trained in mental health. For thoughts of suicide, call or ',
      { call: 'text988' },
      ' ',
      { call: '988' },
      '.',
    ],
    'Take turns with others. You’ll last longer with days off, friends, and your own counselor or support group.',
  ],
};
