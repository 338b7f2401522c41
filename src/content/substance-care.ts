/**
 * Texts about diagnosis and care, in one wording for all substance pages.
 */
import { site } from '../site';
import { ages } from './first-call';
import { boardInShort } from './licensing-boards';
import type { Inline, Text } from './rich-text';

/** Whether the clinic tells a licensing board, for people with a professional license. */
export const licensingBoard = [{ strong: 'Is your license at stake?' }, ' ', ...boardInShort] satisfies Text;

export const criteria = 'A clinician looks for 2 or more of 11 criteria within 12 months.';

/** Federal law, 42 U.S.C. 1395dd. */
export const anyoneIsSeen = 'An emergency room must see you, even without insurance, papers, or money.';

/** Withdrawal from opioids mixed with medetomidine, which adds its own withdrawal. */
export const severeWithdrawal = [
  'If withdrawal brings a racing heart, constant vomiting, shaking, or confusion, go to an emergency room, or call ',
  { call: '911' },
  '.',
] satisfies Text;

/** Whom to call, after an offer to help someone look. */
export const countyKnows: readonly Inline[] = [
  `${site.countyLine.county}’s line can tell you where to go: `,
  { call: 'county' },
  '.',
];

/** Who offers contingency management, and who pays for it. */
export const recoveryIncentives: readonly Inline[] = [
  'In some counties, Medi-Cal pays for it through a state program called Recovery Incentives. ',
  `${site.countyLine.county}’s line can tell you whether it does here, and who offers it: `,
  { call: 'county' },
  '. With another plan, call the number on your card.',
];

/** The link to what to do after an overdose, which only the opioid page explains. */
export const afterOverdose = {
  to: '/opioid',
  section: 'after-overdose',
  text: 'what to do in the days after an overdose',
} satisfies Inline;

/** The end of “What happens at the first call”, after the text about this substance. */
export const moreOnFirstCall = [
  ...ages(site.care),
  ' Read about ',
  { to: '/privacy', section: 'who-will-know', text: 'who will know' },
  ', ',
  { to: '/contact', section: 'before-calling', text: 'help for teens' },
  ', and ',
  { to: '/insurance', section: 'medi-cal-medicare', text: 'costs and Medi-Cal' },
  '.',
] satisfies Text;
