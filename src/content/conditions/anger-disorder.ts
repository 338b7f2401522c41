/** Text of the page /anger-disorder (intermittent explosive disorder), a condition page (specification, section 2). */
import { care } from '../shared/care';
import { violenceHotline } from '../shared/helplines';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/anger-disorder',
  picture: 'anger-disorder',
  title: 'Intermittent Explosive Disorder',
  name: 'intermittent explosive disorder',
  description:
    'Sudden outbursts you regret: how intermittent explosive disorder is diagnosed and treated, and how families can stay safe.',
  definition:
    '“Anger disorder” here means repeated, sudden outbursts of anger that are far stronger than whatever set them off.',
  urgent: [
    'If anyone may get hurt, step away and call ',
    { call: '911' },
    '. If you’re afraid of what you might do to yourself or someone else, call ',
    { call: '988' },
    ' or ',
    { call: 'text988' },
    ' before it gets that far.',
  ],
  signs: [
    'Everyone gets angry. In this condition, anger goes from zero to full force in moments, and guilt often follows. People notice:',
    {
      list: [
        'Yelling, threats, or long rants over something small',
        'Slamming, throwing, or breaking things',
        'Pushing, hitting, or hurting a person or an animal',
        'A racing heart, a hot face, or a tight chest just before',
        'Relief for a moment, then shame or regret',
        'Trouble at work, at home, on the road, or with the law',
      ],
    },
  ],
  diagnosis: [
    '“Anger disorder” isn’t a diagnosis, but intermittent explosive disorder is. The person must be age 6 or over and have one of these patterns:',
    {
      list: [
        'Outbursts about twice a week for 3 months, in words or actions, without damage or injury',
        'Or 3 outbursts with damage or injury within 12 months',
      ],
    },
    'The outbursts are out of proportion to the cause and unplanned, so they’re not a way to scare someone or get something. They also cause distress, or trouble with work, money, relationships, or the law.',
    'You’re also asked about head injuries, weapons at home, and whether the people around you are safe.',
    [
      'Many things can fuel rage. Clinicians look for a brain injury, ',
      { to: '/bipolar-disorder', text: 'bipolar disorder' },
      ', ',
      { to: '/ptsd', text: 'PTSD' },
      ', ',
      { to: '/adhd', text: 'ADHD' },
      ', and use of or withdrawal from ',
      { to: '/alcohol', text: 'alcohol' },
      ' or ',
      { to: '/meth', text: 'methamphetamine' },
      '. If one of these explains the outbursts, the treatment changes.',
    ],
  ],
  treatment: [
    'You can learn to catch anger sooner.',
    {
      list: [
        'Cognitive behavioral therapy (CBT) helps you spot triggers, question angry thoughts, and rehearse what to do instead.',
        'Dialectical behavior therapy (DBT) teaches skills for calming your body and getting through strong feelings. You can learn them in a skills group. The full DBT program asks for a commitment of at least 6 months.',
        'In group therapy, you hear how your anger comes across to others.',
        'Family therapy can help repair trust, but only once everyone at home is safe.',
      ],
    },
    'Alcohol and other substances make it harder to hold back. If you drink every day, get medical advice before you stop.',
    ['Some antidepressants and mood stabilizers may reduce outbursts for some people. ', ...care.whoPrescribes],
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'On several days a week, you practice in a group what to do in the seconds before an outburst.',
    },
    {
      path: '/outpatient-program',
      why: 'You learn new skills with a therapist and test them at work and at home, as long as nobody is in danger.',
    },
    {
      path: '/family-therapy',
      why: 'Once it’s safe for everyone, you can meet as a family to agree on clear limits and start to rebuild trust.',
    },
  ],
  families: [
    'Your safety comes first, whatever the diagnosis.',
    {
      list: [
        'If it’s safe, pick a calm time to talk: “I care about you. I’m scared when things get thrown. I want us to get help.”',
        'During an outburst, keep your voice low, give them space, and stay near a way out.',
        'Don’t argue, block the door, or try to win.',
        'Keep weapons locked away or out of the home. If that can’t be agreed on, relatives and people who share the home can ask a court to have guns taken away for a time (a gun violence restraining order).',
        ['Plan where you and the children can go. ', ...violenceHotline],
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' if someone is hurt, threatened, or trapped, or if a weapon is within reach. If they’re so ashamed that they talk about suicide, call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      '.',
    ],
    [
      'Living on alert takes a toll, so tell someone you trust. If the person won’t get help, see ',
      { to: '/family-therapy', section: 'refusing-help', text: 'what families can do' },
      '.',
    ],
  ],
  calling:
    'You can begin with “I scare people I love, and I want it to stop.” If you’re calling because someone scares you, call when you’re alone.',
};
