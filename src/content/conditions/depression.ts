/** Text of the page /depression, a mental-health condition page (specification, section 2). */
import { care } from '../shared/care';
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
  urgentActions: [
    {
      heading: ['Call ', { call: '911' }, ' or go to an emergency room if'],
      points: [
        'you’ve hurt yourself or taken something, or you’re thinking of ending your life and have a plan or the means close by',
        'after a birth, a parent wants to act on frightening thoughts, or the thoughts begin to seem right',
        'after a birth, a parent is very confused, or sees, hears, or believes things that others don’t',
      ],
    },
    {
      heading: 'Until help comes',
      points: [
        'Stay with the person, and with the baby if there is one.',
        'Move firearms and spare medicine out of reach if you can do it safely.',
      ],
    },
    {
      heading: 'Tonight, if you’re safe',
      points: [
        'Do one small thing: wash your face, eat something, or step outside.',
        'Go to bed at your usual time. If you can’t sleep, get up and do something quiet until you’re tired.',
        'Tell one person how you are, even in a text.',
      ],
    },
  ],
  signs: [
    'For weeks, you or someone close to you may notice:',
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
    'Some people feel numb or short-tempered rather than sad.',
    [
      { strong: 'Pregnant, or had a baby this year?' },
      ' Depression is common then and can be treated. The “baby blues” pass within about 2 weeks. If you feel low for longer, tell your doctor or midwife, or call or text the National Maternal Mental Health Hotline, ',
      { call: 'maternal' },
      ', day or night.',
    ],
    [
      { strong: 'Frightening thoughts about the baby' },
      ' that you don’t want are common after a birth. Having them doesn’t mean that you’ll act on them, and they can be treated. The same hotline and your doctor have heard them before.',
    ],
  ],
  diagnosis: [
    'A clinician looks for 5 or more of 9 symptoms, nearly every day for 2 weeks. At least 1 of them must be low mood or loss of interest, and together they must cause distress or get in the way of daily life.',
    [
      'You should also be asked about past mania: times of very high energy, little need for sleep, and risky choices. If that sounds like you, say so, because the treatment is different: see ',
      { to: '/bipolar-disorder', text: 'our page on bipolar disorder' },
      '.',
    ],
    [
      'Clinicians look for other causes. Thyroid problems, anemia, some medicines, and ',
      { to: '/alcohol', text: 'alcohol use' },
      ' can all bring on low mood. Grief can look like depression, and you can have both at once.',
    ],
  ],
  treatment: [
    'Depression can be treated, even if you’ve felt this way for years. Your plan with us may include:',
    {
      list: [
        'Cognitive behavioral therapy (CBT), to notice harsh thoughts and plan small steps',
        'Interpersonal therapy, to work on loss, conflict, and big changes',
        'Psychodynamic therapy, to look at old patterns that still weigh on you',
        'Group therapy, to hear what has helped others and try it',
      ],
    },
    [
      'Antidepressants help many people, often along with therapy, but they can take weeks to work. If thoughts of suicide start or get worse, tell the prescriber the same day, especially if you’re in your teens or early 20s. If you can’t reach them, call ',
      { call: '988' },
      ' or go to an emergency room. Don’t stop a medicine on your own, and if you’re pregnant or breastfeeding, ask before you change one.',
    ],
    [
      'If you get a fever, stiff or jerking muscles, or confusion after a new medicine or a higher dose, call ',
      { call: '911' },
      '. It can be serotonin toxicity, too much serotonin in the body.',
    ],
    care.whoPrescribes,
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'You spend most of the day with therapists and a group. It’s for days that are too hard to get through alone, if you’re safe at night.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'You meet more often, mostly in a group, when one appointment a week hasn’t lifted your mood.',
    },
    {
      path: '/outpatient-program',
      why: 'If you’re safe and keeping up with most of your life, you can see a therapist around work, classes, or family.',
    },
  ],
  families: [
    'You can make a day easier for someone with depression:',
    {
      list: [
        'Say: “You seem so tired lately. I’m here, and I’m not going away.”',
        'Offer one small thing, such as a walk, a meal, or a ride.',
        'Try not to say “cheer up” or “others have it worse,” which can deepen the shame.',
        'Ask about suicide in plain words. It doesn’t put the idea in anyone’s head.',
      ],
    },
    [
      'If they have a plan, have taken something, or have a weapon, call ',
      { call: '911' },
      '. If they talk about wanting to die, stay with them and call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      ' together.',
    ],
    [
      'Keep up your own sleep and friendships. If they won’t see anyone, read ',
      { to: '/family-therapy', section: 'refusing-help', text: 'what you can do when someone refuses help' },
      '.',
    ],
  ],
  calling:
    'If you have no energy to talk, say just that. A few words are enough, and a friend or relative can call with you or for you.',
};
