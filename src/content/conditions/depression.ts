/** Text of the page /depression, a mental-health condition page (specification, section 2). */
import { site } from '../../site';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/depression',
  picture: 'depression',
  title: 'Depression',
  name: 'depression',
  description:
    'Signs of depression, how clinicians diagnose it, which therapies help, and how families can support someone.',
  definition:
    'Depression is an illness in which low mood or a loss of interest lasts for 2 weeks or more and makes daily life hard.',
  urgent: [
    'If you have a plan to end your life or the means close by, call ',
    { call: '911' },
    ' or go to the nearest emergency room.',
  ],
  signs: [
    'Depression is more than a sad day. You or someone close to you may notice:',
    {
      list: [
        'Feeling sad, empty, or hopeless most of the day',
        'Little interest in people or things you used to enjoy',
        'Eating much less or much more than usual',
        'Lying awake at night, or sleeping far too long',
        'Moving and talking slowly, or feeling too restless to sit still',
        'Feeling worn out even after rest',
        'Harsh thoughts about yourself, or guilt that won’t let go',
        'Trouble thinking, reading, or making small choices',
        'Thoughts of death or suicide',
      ],
    },
    'Some people feel numb or short-tempered rather than sad. Only a clinician can diagnose depression.',
  ],
  diagnosis: [
    'A clinician looks for 5 or more of 9 symptoms, nearly every day for 2 weeks. At least 1 of them must be low mood or loss of interest. These must also cause distress or get in the way of daily life.',
    'A first evaluation covers sleep, health, medicines, family history, losses, alcohol and drug use, and any thoughts of suicide.',
    [
      'You should also be asked about past mania: times of very high energy, little need for sleep, and risky choices. If that sounds like you, read ',
      { to: '/bipolar-disorder', text: 'our page on bipolar disorder' },
      ', since the treatment is different.',
    ],
    [
      'Other causes need a look too. Thyroid problems, anemia, some medicines, and ',
      { to: '/alcohol', text: 'alcohol use' },
      ' can all bring on low mood. Grief can look like depression, and both can occur at once.',
    ],
  ],
  treatment: [
    `Depression can be treated, even when you have felt this way for years. At ${site.name}, these therapies may be part of your plan:`,
    {
      list: [
        'Cognitive behavioral therapy (CBT) helps you notice harsh thoughts and plan small steps back into life.',
        'Interpersonal therapy works on loss, conflict, and big changes.',
        'Psychodynamic therapy looks at old patterns that still weigh on you.',
        'Group therapy breaks the feeling that you are the only one.',
      ],
    },
    'Antidepressants help many people, often along with therapy, but can take weeks to work. Talk with a doctor or prescriber about benefits and side effects. Tell them at once if dark thoughts grow, above all in teens and young adults. Don’t stop a medicine on your own.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'When getting through the day feels close to impossible, 20 or more hours a week gives your days shape and support.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If one visit a week is not lifting your mood, 9 to 19 hours a week leaves more room to practice and be heard.',
    },
    {
      path: '/outpatient-program',
      why: 'If you are safe and keeping up with most of life, under 9 hours a week of therapy can fit around it.',
    },
  ],
  families: [
    'You can’t talk someone out of depression, but it matters that you are there.',
    {
      list: [
        'Say: “You seem so tired lately. I’m here, and I’m not going away.”',
        'Offer one small thing, such as a walk, a meal, or a ride.',
        'Try not to say “cheer up” or “others have it worse.” It can deepen the shame.',
        'Ask about suicide in plain words. Asking does not put the idea in someone’s head.',
      ],
    },
    [
      'If they talk about wanting to die, stay with them and call or text ',
      { call: '988' },
      ' together. If they have a plan, have taken something, or hold a weapon, call ',
      { call: '911' },
      '. Move firearms and spare medicine out of reach if you can do it safely.',
    ],
    'Keep up your own sleep and friendships. You may need someone to talk to, too.',
  ],
};
