/** Text of the page /anxiety, a mental-health condition page (specification, section 2). */
import { care } from '../shared/care';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/anxiety',
  picture: 'anxiety',
  title: 'Anxiety Disorder',
  name: 'an anxiety disorder',
  description:
    'When worry won’t switch off: signs of an anxiety disorder, how it’s diagnosed, what treatment looks like, and tips for families.',
  definition:
    'An anxiety disorder is fear or worry that’s hard to control, out of proportion to the real risk, and strong enough to limit your life.',
  urgent: [
    'New chest pain, trouble breathing, a seizure, or, after you stop pills or alcohol, confusion: call ',
    { call: '911' },
    '. ',
  ],
  urgentActions: [
    {
      heading: 'Tonight, if you’re safe',
      points: [
        'Write the worry down, with one thing that you can do about it tomorrow. Then put the paper away.',
        'Breathe out slowly, longer than you breathe in. If you can’t sleep, get up and do something quiet until you’re tired.',
        'Tell one person what’s on your mind.',
      ],
    },
  ],
  signs: [
    'Everyone worries, but in an anxiety disorder the worry moves from one thing to the next and rarely lets up. You may notice:',
    {
      list: [
        'Your mind runs through “what if” questions about health, money, work, or family.',
        'You feel on edge.',
        'You tire easily, yet lie awake at night.',
        'Your mind wanders or goes blank, or small things make you snap.',
        'Your neck, jaw, or shoulders stay tight.',
        'You put things off, or check and ask again and again to feel sure.',
      ],
    },
    ['For sudden rushes of strong fear, see ', { to: '/panic-disorder', text: 'our page on panic disorder' }, '.'],
  ],
  diagnosis: [
    'There are several anxiety disorders. When the worry is about many things, it’s called generalized anxiety disorder. An adult may have it when:',
    {
      list: [
        'Worry is there most days for 6 months or more.',
        'The worry is hard to control.',
        'It comes with 3 or more of 6 symptoms: feeling restless, tiring easily, trouble focusing, a short temper, tense muscles, and poor sleep.',
        'It causes distress or gets in the way of daily life.',
      ],
    },
    [
      'An overactive thyroid, heart rhythm problems, caffeine, some medicines, and withdrawal from ',
      { to: '/alcohol', text: 'alcohol' },
      ' or sedatives can all feel like anxiety. You may need a checkup to rule them out. ',
      { to: '/depression', text: 'Depression' },
      ' often comes with anxiety, and both can be treated.',
    ],
  ],
  treatment: [
    'Some worry will stay, as it does for everyone. Treatment works on the part that takes up your day:',
    {
      list: [
        'Cognitive behavioral therapy (CBT) teaches you to test worried thoughts and to face what you avoid, step by step.',
        'Skills from dialectical behavior therapy (DBT) may help you ride out strong feelings without acting on them.',
        'Psychodynamic therapy can help you see where the fear began.',
        'In group therapy, you practice what you’d otherwise avoid, such as speaking up.',
      ],
    },
    [
      'Some antidepressants also treat anxiety. Sedatives called benzodiazepines work fast, but your body can come to depend on them, and together with opioids or alcohol they can kill. If you already take one, don’t stop all at once: that can cause seizures. ',
      { to: '/xanax', section: 'stopping', text: 'Our page on Xanax' },
      ' explains why. Stopping gabapentin, baclofen, sleeping pills, butalbital (in some headache pills), or carisoprodol (a muscle relaxant) can cause seizures, so ask the prescriber how.',
    ],
    care.whoPrescribes,
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'You meet with a therapist, and try new skills at work, in class, or wherever the worry shows up.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If worry keeps you from work, school, or leaving home, you can practice with a group on several days a week.',
    },
  ],
  families: [
    'You can be kind without arranging your life around the fear:',
    {
      list: [
        'Listen first. Try: “That sounds scary. What would help right now?”',
        'Cheer on small, brave steps, even when they look minor to you.',
        'Don’t say “just relax,” and don’t tease or argue about the fear.',
        'Try not to do every feared task for them, which brings relief today but lets the fear grow.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' for chest pain, trouble breathing, a seizure, or any threat to life. Call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      ' if they feel hopeless or talk about suicide.',
    ],
  ],
  calling: [
    'If phone calls are part of what you dread, read from a note, have someone sit beside you, or ',
    { to: '/contact', text: 'write to us' },
    '. You can ask us what the next step is before you agree to it.',
  ],
};
