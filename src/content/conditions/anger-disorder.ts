/** Text of the page /anger-disorder (intermittent explosive disorder), a condition page (specification, section 2). */
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/anger-disorder',
  picture: 'anger-disorder',
  title: 'Intermittent Explosive Disorder',
  name: 'intermittent explosive disorder',
  description:
    'Sudden outbursts you regret: how intermittent explosive disorder is diagnosed and treated, and how families can stay safe.',
  definition:
    '“Anger disorder” is an everyday name for intermittent explosive disorder: repeated, sudden outbursts of anger that are far stronger than what set them off.',
  urgent: [
    'If anyone may get hurt, step away and call ',
    { call: '911' },
    '. If you fear what you might do, call or text ',
    { call: '988' },
    ' before it gets that far.',
  ],
  signs: [
    'All of us get angry. Here, the anger goes from zero to full force in moments, and guilt often comes after. People notice:',
    {
      list: [
        'Yelling, threats, or long rants over something small',
        'Slamming, throwing, or breaking things',
        'Pushing, hitting, or hurting a person or an animal',
        'A racing heart, heat, or a tight chest just before',
        'Relief for a short time, then shame or regret',
        'Trouble at work, at home, on the road, or with the law',
      ],
    },
    'Outbursts are usually brief. Only a clinician can tell whether this condition is the reason.',
  ],
  diagnosis: [
    '“Anger disorder” is no diagnosis. The name clinicians use is intermittent explosive disorder. The person must be age 6 or over, and have one of these patterns:',
    {
      list: [
        'Outbursts about twice a week for 3 months, in words or acts, without damage or injury',
        'Or 3 outbursts with damage or injury within 12 months',
      ],
    },
    'The outbursts are out of proportion to the cause. They are also unplanned, not a way to scare someone or get something. And they cause distress, or harm to work, money, or relationships.',
    'A first evaluation asks what happens before, during, and after. It also covers childhood, head injury, sleep, weapons at home, and whether people around you are safe.',
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
      '. If one of these explains the outbursts, the plan changes.',
    ],
  ],
  treatment: [
    'You can learn to catch anger sooner. It takes practice.',
    {
      list: [
        'CBT helps you spot triggers, question hot thoughts, and rehearse a different next move.',
        'DBT builds skills to calm your body and get through strong feelings. It asks for a commitment of at least 6 months.',
        'Group therapy gives you honest feedback from people who get it.',
        'Family work can help to repair trust, but only once everyone at home is safe.',
      ],
    },
    'Some antidepressants and mood stabilizers may lower the number of outbursts for some people. Talk with a doctor or prescriber about them. Alcohol and other substances loosen the brakes. If you drink every day, get medical advice before you stop.',
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'With 9 to 19 hours a week, you can practice in group what to do in the seconds before an outburst.',
    },
    {
      path: '/outpatient-program',
      why: 'If nobody is in danger and you want steady help, under 9 hours a week lets you test new skills at work and at home.',
    },
    {
      path: '/family-therapy',
      why: 'When it is safe for all, sessions together can set clear limits and begin to rebuild trust.',
    },
  ],
  families: [
    'Your safety comes first. A diagnosis may help explain an outburst, but it does not excuse harm.',
    {
      list: [
        'Pick a calm time to talk: “I care about you. I’m scared when things get thrown. I want us to get help.”',
        'During an outburst, keep your voice low, give space, and stay near a way out.',
        'Don’t argue, block the door, or try to win the point.',
        'Agree ahead of time on a word that means “we stop now.”',
        'Plan where you and the children can go, and keep weapons locked away or out of the home.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' if someone is hurt, threatened, or trapped, or if a weapon is in reach. If the person feels such shame that they speak of suicide, call or text ',
      { call: '988' },
      '.',
    ],
    'Living on alert takes a toll. Tell someone you trust, and find support of your own.',
  ],
};
