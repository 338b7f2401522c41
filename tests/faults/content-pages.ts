import type { Fault } from './fault';

/** Section 2: what the pages of the clinic, of conditions and of substances hold. */
export const contentPages: readonly Fault[] = [
  {
    what: 'The treatment page has no heading for interpersonal therapy.',
    file: 'src/content/treatment.ts',
    find: "heading: 'Interpersonal therapy',",
    replace: "heading: 'You and your people',",
    rules: ['CONTENT-TREATMENT~2'],
  },
  {
    what: 'The text about psychodynamic therapy is only “Ask us about it.”.',
    file: 'src/content/treatment.ts',
    find: "        'Some patterns are older than today’s problem. You may keep having the same fight, or pull back ' +\n          'each time someone gets close. Psychodynamic therapy looks at where patterns like these come from.',\n        'You talk freely about your past, your relationships, and what comes up as you talk. The better ' +\n          'you understand what drives you, the more choice you have in what you do next.',\n",
    replace: "        'Ask us about it.',\n",
    rules: ['CONTENT-TREATMENT~2'],
  },
  {
    what: 'The About Us page has no heading for the approach.',
    file: 'src/content/about.ts',
    find: "heading: 'Our approach',",
    replace: "heading: 'How we work',",
    rules: ['CONTENT-ABOUT~2'],
  },
  {
    what: 'The mission on the About Us page is only “Ask us about it.”.',
    file: 'src/content/about.ts',
    find: "        'Our mission is to help people get well and stay well where they live. That takes skill, time, and respect. It also takes patience: recovery is rarely a straight line, and a setback is a reason to change the plan, not to give up on the person.',\n        'We treat substance use and mental health together because each affects the other. Families carry a lot, and they can help a lot, so we make room for them.',\n",
    replace: "        'Ask us about it.',\n",
    rules: ['CONTENT-ABOUT~2'],
  },
  {
    what: 'The jobs page does not mention employment assistance.',
    file: 'src/content/jobs.ts',
    find: "'Our employment assistance starts with a conversation about you.",
    replace: "'We start with a conversation about you.",
    rules: ['CONTENT-JOBS~2'],
  },
  {
    what: 'The jobs page has no sections except the one with the link.',
    file: 'src/pages/jobs.tsx',
    find: '<TextPage content={content} form',
    replace: "<TextPage content={{ ...content, lead: 'Employment assistance', sections: [] }} form",
    rules: ['CONTENT-JOBS~2'],
  },
];
