/** Text of the page /schizoaffective, a mental-health condition page (specification, section 2). */
import { site } from '../../site';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/schizoaffective',
  picture: 'schizoaffective',
  title: 'Schizoaffective Disorder',
  name: 'schizoaffective disorder',
  description:
    'Schizoaffective disorder joins psychosis with strong mood episodes. Read about its signs, types, treatment, and family support.',
  definition:
    'Schizoaffective disorder is a condition in which a person has both psychosis and long spells of depression or mania.',
  urgent: [
    'Voices that tell you to hurt yourself or someone else are an emergency. Call ',
    { call: '911' },
    ' or ask someone near you to call.',
  ],
  signs: [
    'Psychosis means losing touch with what is real. In this condition it comes along with mood episodes, and at times without them. You or your family may see:',
    {
      list: [
        'Hearing voices, or seeing things that others don’t',
        'Firm beliefs that don’t match the facts, such as being watched',
        'Speech that jumps around or is hard to follow',
        'Weeks of low mood, guilt, or no energy',
        'Or days of little sleep, racing thoughts, and wild plans',
        'Pulling away from people, and letting meals or washing slide',
      ],
    },
    'The mix can change over the years. Only a clinician who knows the whole story can make this diagnosis.',
  ],
  diagnosis: [
    'Timing is the key. The clinician maps the whole illness and looks for:',
    {
      list: [
        'A mood episode that overlaps with the main symptoms of schizophrenia',
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
      'A first evaluation asks about dates, hospital stays, medicines, sleep, and safety. Old records help. Lab tests or a medical exam may be needed to rule out other illness. Substances such as ',
      { to: '/meth', text: 'methamphetamine' },
      ' can also cause psychosis.',
    ],
  ],
  treatment: [
    'Treatment looks after both sides: thinking and mood. Most people need medicine over the long term. Antipsychotics are the main type, at times with a mood stabilizer or an antidepressant. Talk with a doctor or prescriber about side effects and wishes of your own. Stopping suddenly can bring symptoms back.',
    `Talking treatment works alongside medicine. ${site.name} can build these into your plan:`,
    {
      list: [
        'CBT to test frightening beliefs gently and cope with voices',
        'Skills from DBT for strong feelings, once thinking is clear enough to use them',
        'Small groups to rebuild ease with other people',
        'Family sessions to learn about the illness and lower stress at home',
      ],
    },
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'After a hospital stay, 20 or more hours a week lets a team watch both mood and thinking as you settle at home.',
    },
    {
      path: '/case-management',
      why: 'This condition often means several clinics and prescriptions, and a case manager helps them work from one plan.',
    },
    {
      path: '/family-therapy',
      why: 'Mood and psychosis call for different responses, and your family can learn with you which is which.',
    },
  ],
  families: [
    'You are often the one who sees both sides. Keep a simple log of sleep, mood, and odd beliefs. It can help the care team.',
    {
      list: [
        'Respond to the feeling: “That sounds frightening. I want you to feel safe.”',
        'You don’t have to agree with a false belief, and you don’t have to fight it.',
        'Use short sentences, and turn off the TV when you talk.',
        'Avoid sarcasm, pressure, and crowding around the person.',
        'In a low, ask about suicide plainly. In a high, help protect sleep and money.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' if voices give orders to do harm, if there is a threat or weapon, or if the person no longer eats, drinks, or responds. Ask for responders trained in mental health. For thoughts of suicide, call or text ',
      { call: '988' },
      '.',
    ],
    'Take turns with others. You will last longer with days off, friends, and your own counselor or support group.',
  ],
};
