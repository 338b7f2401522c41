/**
 * What pages about substances say alike of diagnosis and of care, in one wording. The first three follow from facts of the
 * clinic that `src/site.ts` doesn’t have yet: give each its fact in place of `undefined`.
 */
import { site } from '../site';
import { yesOrNo } from './care';
import type { Inline, Text } from './rich-text';

/** Whether the clinic prescribes for alcohol, after the medicines were named. */
export const alcoholMedicines = yesOrNo(
  undefined,
  'whether we prescribe these medicines',
  'We prescribe these medicines here. Ask about them at your initial assessment.',
  'We don’t prescribe these medicines here. Your own doctor can, or we’ll help you look for someone who does.',
);

/** Whether it gives contingency management, after that was explained. */
export const contingencyManagement = yesOrNo(
  undefined,
  'whether we offer it',
  'We offer it here.',
  'We don’t offer it here, but we’ll help you look for a program that does.',
);

/** Whether it tells a licensing board. The limits are for the clinic’s lawyer to confirm. */
export const licensingBoard = [
  { strong: 'Is your license at stake?' },
  ' We don’t tell a licensing board that you’re in treatment unless you agree or the law makes us. See ',
  { to: '/privacy', section: 'who-will-know', text: 'who will know' },
  '. Registered nurses can call the confidential Intervention Program of their board, day and night: ',
  { call: 'nursingIntervention' },
  '. Talk with a lawyer before you report yourself.',
] satisfies Text;

export const criteria = 'A clinician looks for 2 or more of 11 criteria within 12 months.';

/** Federal law, 42 U.S.C. 1395dd. */
export const anyoneIsSeen = 'An emergency room must see you, even without insurance, papers, or money.';

/** Withdrawal from opioids that isn’t from opioids alone: medetomidine is mixed into them. */
export const severeWithdrawal = [
  'A racing heart, constant vomiting, shaking, or confusion in withdrawal needs a hospital. Go to an emergency room, or call ',
  { call: '911' },
  '.',
] satisfies Text;

/** After a promise to help someone look. */
export const countyKnows: readonly Inline[] = [
  `${site.countyLine.county}’s line can tell you where to go: `,
  { call: 'county' },
  '.',
];

/** Who pays for contingency management. */
export const recoveryIncentives: readonly Inline[] = [
  'In some counties, Medi-Cal pays for it through a state program called Recovery Incentives. ',
  `${site.countyLine.county}’s line can tell you whether it does here: `,
  { call: 'county' },
  '. With another plan, call the number on your card.',
];

/** What follows an overdose stands once, on the opioid page. */
export const afterOverdose = {
  to: '/opioid',
  section: 'after-overdose',
  text: 'what to do in the days after an overdose',
} satisfies Inline;
