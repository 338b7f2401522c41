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
    'If you have a plan to end your life, or the means close by, call ',
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
        'Lying awake at night, or sleeping far too much',
        'Moving and talking slowly, or feeling too restless to sit still',
        'Feeling worn out even after rest',
        'Harsh thoughts about yourself, or guilt that won’t let go',
        'Trouble thinking, reading, or making small decisions',
        'Thoughts of death or suicide',
      ],
    },
    'Some people feel numb or short-tempered rather than sad. Only a clinician can diagnose depression.',
  ],
  diagnosis: [
    'A clinician looks for 5 or more of 9 symptoms, nearly every day for 2 weeks. At least 1 of them must be low mood or loss of interest. They must also cause distress or get in the way of daily life.',
    'The first evaluation covers sleep, health, medicines, family history, losses, alcohol and drug use, and any thoughts of suicide.',
    [
      'You should also be asked about past mania: times of very high energy, little need for sleep, and risky choices. If that sounds like you, read ',
      { to: '/bipolar-disorder', text: 'our page on bipolar disorder' },
      ', because the treatment is different.',
    ],
    [
      'Clinicians look for other causes, too. Thyroid problems, anemia, some medicines, and ',
      { to: '/alcohol', text: 'alcohol use' },
      ' can all bring on low mood. Grief can look like depression, and you can have both at once.',
    ],
  ],
  treatment: [
    `Depression can be treated, even if you’ve felt this way for years. At ${site.name}, your plan may include:`,
    {
      list: [
        'Cognitive behavioral therapy (CBT), to notice harsh thoughts and plan small steps back into life',
        'Interpersonal therapy, to work on loss, conflict, and big changes',
        'Psychodynamic therapy, to look at old patterns that still weigh on you',
        'Group therapy, to find that you’re not the only one',
      ],
    },
    'Antidepressants help many people, often along with therapy, but they can take weeks to work. Talk with a doctor or other prescriber about benefits and side effects. Tell them at once if thoughts of suicide start or get worse. That matters most for teens and young adults. Don’t stop a medicine on your own.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'When it’s hard just to get through the day, 20 or more hours a week gives your days structure and support.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If one appointment a week isn’t lifting your mood, 9 to 19 hours a week gives you more time to practice and be heard.',
    },
    {
      path: '/outpatient-program',
      why: 'If you’re safe and keeping up with most of your life, under 9 hours a week of therapy can fit around it.',
    },
  ],
  families: [
    'You can’t talk someone out of depression, but it matters that you’re there.',
    {
      list: [
        'Say: “You seem so tired lately. I’m here, and I’m not going away.”',
        'Offer one small thing, such as a walk, a meal, or a ride.',
        'Try not to say “cheer up” or “others have it worse.” It can deepen the shame.',
        'Ask about suicide in plain words. Asking doesn’t put the idea in someone’s head.',
      ],
    },
    [
      'If they have a plan, have taken something, or have a weapon, call ',
      { call: '911' },
      '. If they talk about wanting to die, stay with them and call or ',
      { call: 'text988' },
      ' ',
      { call: '988' },
      ' together. Move firearms and spare medicine out of reach if you can do it safely.',
    ],
    'Keep up your own sleep and friendships. You may need someone to talk to, too.',
  ],
};
