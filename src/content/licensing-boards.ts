/** The first questions of people with a professional license. */
import type { Inline } from './rich-text';

/** What the clinic tells a licensing board. Its lawyer must confirm the limits. */
export const boardNotTold =
  'We don’t tell a licensing board that you’re in treatment unless you agree or the law makes us.';

/** Where all of it stands. */
export const whomToAsk = {
  to: '/jobs',
  section: 'license',
  text: 'whom nurses and others can ask',
} satisfies Inline;

/** On pages that have other things to say first. */
export const boardInShort: readonly Inline[] = [`${boardNotTold} Before you report yourself, see `, whomToAsk, '.'];

/** A number for nurses, and the first step for everyone. */
export const beforeReporting: readonly Inline[] = [
  'Registered nurses can call the Intervention Program of their board, day and night: ',
  { call: 'nursingIntervention' },
  '. Its records are private, but it must tell the board about some nurses who don’t finish. Talk with a lawyer before you sign up or report yourself.',
];
