/** Answers for people with a professional license. */
import type { Inline } from '../rich-text';

/** When the clinic tells a licensing board about a patient. The clinic’s lawyer must confirm the exceptions. */
export const boardNotTold =
  'We don’t tell a licensing board that you’re in treatment unless you agree or the law makes us.';

/** A link to the section about licenses. */
export const whomToAsk = {
  to: '/jobs',
  section: 'license',
  text: 'whom nurses and others can ask',
} satisfies Inline;

/** The short answer, for pages on other subjects. */
export const boardInShort: readonly Inline[] = [`${boardNotTold} Before you report yourself, see `, whomToAsk, '.'];

/** What to do before you report yourself: a number for nurses, and the first step for everyone. */
export const beforeReporting: readonly Inline[] = [
  'Registered nurses can call the Intervention Program of their board, day and night: ',
  { call: 'nursingIntervention' },
  '. Its records are private, but it must tell the board about some nurses who don’t finish. Talk with a lawyer before you sign up or report yourself.',
];
