/** Text of the page /panic-disorder, a mental-health condition page (specification, section 2). */
import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import type { Inline } from '../rich-text';
import { care, yesOrNo } from '../shared/care';
import type { ConditionContent } from '../types';

/** Says whether appointments can be by video, for people who find it hard to leave home. */
export const byVideoOf = ({ telehealth }: CareFacts): readonly Inline[] =>
  yesOrNo(
    telehealth,
    'whether appointments can be by video',
    'Some appointments can be by video.',
    'We don’t offer appointments by video, but your health plan can tell you who does.',
  );

export const content: ConditionContent = {
  path: '/panic-disorder',
  picture: 'panic-disorder',
  title: 'Panic Disorder',
  name: 'panic disorder',
  description:
    'What a panic attack feels like, what to do during one, when to call 911, and how treatment can ease the fear.',
  definition:
    'Panic disorder means that sudden attacks of intense fear keep coming back, and that fear of the next one starts to shape your life.',
  urgent: [
    'Call ',
    { call: '911' },
    ' if chest pain is new, if you faint or can’t catch your breath, or if this feels different from past attacks. Panic and a heart problem can feel alike, and you don’t have to know which it is. ',
  ],
  urgentActions: [
    {
      heading: 'During an attack that’s like your past ones',
      points: [
        'Look around and say where you are: “I’m in the kitchen. It’s Tuesday.”',
        'Breathe out slowly, longer than you breathe in.',
        'It peaks within minutes and then fades. If you can, stay where you are until it does. If you’re driving, pull over where it’s safe.',
      ],
    },
  ],
  signs: [
    'A panic attack can come out of the blue, even when you’re calm or asleep. Your body sounds an alarm, though there’s no danger. You may have:',
    {
      list: [
        'A pounding or racing heart',
        'Shortness of breath, a choking feeling, or chest pain',
        'Sweating, shaking, chills, or a wave of heat',
        'Dizziness, an upset stomach, or tingling hands',
        'A feeling that you or the world isn’t real',
        'Fear that you’re dying or losing control',
      ],
    },
    'Between attacks, people often avoid stores, driving, or exercise, or go out only with someone else. One attack alone doesn’t mean that you have the disorder.',
  ],
  diagnosis: [
    'Both of these must be true:',
    {
      steps: [
        'You have repeated, unexpected attacks. Each one has 4 or more of 13 symptoms and peaks within minutes.',
        'After at least one attack, you worry about the next one, or change your behavior to avoid it, for 1 month or more.',
      ],
    },
    'Bring a list of your medicines, and mention caffeine and any substance use.',
    [
      'Heart, lung, and thyroid problems can look like panic, so you may be sent for a medical checkup. Stimulants, and withdrawal from ',
      { to: '/alcohol', text: 'alcohol' },
      ' or sedatives, can also set off attacks. Attacks that come only with a known fear or a trauma memory may point to ',
      { to: '/anxiety', text: 'another anxiety disorder' },
      ' or to ',
      { to: '/ptsd', text: 'PTSD' },
      '.',
    ],
  ],
  treatment: [
    'Cognitive behavioral therapy (CBT) has strong evidence for panic, and we offer it here. You learn what the alarm is, then bring on mild versions of the feelings in a safe setting. Bit by bit, your body learns that they aren’t a threat.',
    {
      list: [
        'Planned practice helps you go back to the places you’ve been avoiding.',
        'Psychodynamic therapy may help if stress or loss came before the attacks.',
        'In group therapy, you hear how others got back to driving or to the store.',
      ],
    },
    [
      'Certain antidepressants can reduce attacks. Fast-acting sedatives may seem like the answer, but your body can come to depend on them, and together with opioids or alcohol they can kill. If you take one, don’t stop all at once. Read ',
      { to: '/xanax', section: 'stopping', text: 'about stopping Xanax safely' },
      '.',
    ],
    care.whoPrescribes,
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'A therapist teaches you what the alarm means, and you practice between appointments, on the bus or in the store.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'You come in on several days a week and practice going out again, when only a few places still feel safe.',
    },
    {
      path: '/family-therapy',
      why: 'The people who drive, shop, or stay home for you can learn to step back in a way that feels safe to everyone.',
    },
  ],
  families: [
    'During an attack:',
    {
      list: [
        'Stay near and speak slowly: “I’m with you. This will pass. Breathe out with me.”',
        'Ask before you touch or hold them.',
        'Don’t say “it’s all in your head,” because what they feel is real.',
        'Afterward, let them rest, then help them get back to what they were doing.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' if chest pain is new, if they faint or can’t catch their breath, or if this feels different from past attacks. Call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      ' if they feel they can’t go on.',
    ],
    'You can’t be on guard all day. Ask someone else to help now and then.',
  ],
  calling: [
    'If an attack comes while we talk, tell us. We’ll stay on the line with you, or you can hang up and call back. If it’s hard to leave home, bring someone along. ',
    ...byVideoOf(site.care),
    ' In college? The counseling center on campus is another place to start. ',
    { to: '/insurance', section: 'parents-plan', text: 'A parent’s plan' },
    ' may pay for care here.',
  ],
};
