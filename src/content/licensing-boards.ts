/** What people with a license to lose ask first: in full on /privacy and /jobs, in short elsewhere. */
import type { Inline, Text } from './rich-text';

/** What the clinic tells a board. The lawyer confirms it. */
export const boardNotTold =
  'We don’t tell a licensing board that you’re in treatment unless you agree in writing or the law makes us.';

/** Where nurses can turn, and what to do before anything else. */
export const nursesProgram: readonly Inline[] = [
  'Registered nurses can call their board’s Intervention Program, a confidential way to get treatment and keep practicing safely: ',
  { call: 'nurses' },
  ', at any hour. Talk with a lawyer before you report yourself to any board.',
];

/** In short, with the way to the rest. */
export const licenseInShort: Text = [
  'Do you have a license to lose, as a nurse, a doctor, or a pilot? Read ',
  { to: '/jobs', section: 'license', text: 'what your licensing board will know' },
  ' before you report yourself.',
];
