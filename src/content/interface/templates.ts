/** Wording that pages of a template share. Other headings are in the content of each page. */
import type { Text } from '../rich-text';

/** Headings of condition and substance pages. */
export const guideHeadings = {
  programs: 'Which of our programs may fit',
  families: 'For families and friends',
} as const;

/** Introduces the programs that may fit, on every condition and substance page. */
export const compareLevels = [
  'Our treatment page ',
  { to: '/treatment', section: 'levels', text: 'compares the programs' },
  '.',
] satisfies Text;

export const conditionHeadings = {
  signs: (name: string) => `Signs of ${name}`,
  diagnosis: 'How clinicians diagnose it',
  treatment: 'How treatment helps',
} as const;

export const substanceHeadings = {
  effects: (name: string) => `Effects and risks of ${name}`,
  signs: (name: string) => `Signs of a problem with ${name}`,
  overdose: 'Overdose: what to do',
  afterOverdose: 'After an overdose',
  stopping: (name: string) => `Stopping ${name} safely`,
  treatment: (name: string) => `How treatment helps with ${name}`,
} as const;

export const programHeadings = {
  glance: 'Is it right for you?',
  suits: 'Who it suits',
  hours: 'Hours',
  moreCare: 'Who needs more care',
  week: 'A typical week',
  start: 'How to start',
} as const;
