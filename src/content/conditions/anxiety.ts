/** Text of the page /anxiety, a mental-health condition page (specification, section 2). */
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/anxiety',
  picture: 'anxiety',
  title: 'Anxiety Disorder',
  name: 'anxiety disorder',
  description:
    'When worry won’t switch off: signs of an anxiety disorder, how it is diagnosed, what treatment looks like, and tips for families.',
  definition:
    'An anxiety disorder is fear or worry that is hard to control, out of step with the real risk, and strong enough to limit your life.',
  signs: [
    'Everyone worries. With an anxiety disorder, the worry moves from one thing to the next and rarely rests. You may notice:',
    {
      list: [
        'Your mind runs through “what if” questions about health, money, work, or family',
        'You feel on edge or keyed up',
        'You tire easily, yet lie awake at night',
        'Your thoughts drift, or your mind goes blank',
        'Small things make you snap',
        'Your neck, jaw, or shoulders stay tight',
        'You put off tasks, or check and ask again and again to feel sure',
      ],
    },
    [
      'Sudden rushes of strong fear are covered on ',
      { to: '/panic-disorder', text: 'our page on panic disorder' },
      '. These signs can have many causes, and only a clinician can diagnose an anxiety disorder.',
    ],
  ],
  diagnosis: [
    'There are several anxiety disorders. The one with wide, constant worry is called generalized anxiety disorder. An adult may have it when:',
    {
      list: [
        'Worry is there most days for 6 months or more',
        'The worry is hard to control',
        'It comes with 3 or more of 6 symptoms: feeling restless, tiring easily, poor focus, a short temper, tense muscles, and poor sleep',
        'It causes distress or gets in the way of daily life',
      ],
    },
    'In a first evaluation, you will be asked what you worry about, how long it has gone on, and what you now avoid. The clinician will also ask about your health, mood, past trauma, and sleep.',
    [
      'An overactive thyroid, heart rhythm problems, caffeine, some medicines, and withdrawal from ',
      { to: '/alcohol', text: 'alcohol' },
      ' or sedatives can all feel like anxiety. A checkup may be needed to rule them out. ',
      { to: '/depression', text: 'Depression' },
      ' often comes along with anxiety, so expect questions about both.',
    ],
  ],
  treatment: [
    'Treatment does not aim to remove all worry. It helps you get your time and choices back.',
    {
      list: [
        'CBT teaches you to test worried thoughts and to face, step by step, what you avoid.',
        'DBT skills can help you ride out strong feelings without acting on them.',
        'Psychodynamic therapy can help you see where the fear began.',
        'In group therapy, you practice with people who know the same loop.',
      ],
    },
    [
      'Some antidepressants also treat anxiety. Talk with a doctor or prescriber about whether one is right for you. Sedatives called benzodiazepines act fast, but your body can come to depend on them. If you already take one, don’t stop all at once, because that can bring on seizures. ',
      { to: '/xanax', text: 'Our page on Xanax' },
      ' explains why.',
    ],
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'Under 9 hours a week lets you try out new skills right away in the places where worry shows up.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'When worry keeps you from work, school, or leaving home, 9 to 19 hours a week gives practice a steady rhythm.',
    },
  ],
  families: [
    'It is hard to watch someone you love worry all day. Kindness helps. So do gentle limits.',
    {
      list: [
        'Listen first. Try: “That sounds scary. What would help right now?”',
        'Cheer on small brave steps, even when they look minor to you.',
        'Avoid “just relax,” and don’t tease or argue about the fear.',
        'Try not to take over each feared task. It brings relief today but lets the fear grow.',
      ],
    },
    [
      'Call or text ',
      { call: '988' },
      ' if the person feels hopeless or talks about suicide. Call ',
      { call: '911' },
      ' for chest pain, trouble breathing, a seizure, or any threat to life.',
    ],
    'Worry can spread through a home. Take breaks, keep your own plans, and ask for support before you run dry.',
  ],
};
