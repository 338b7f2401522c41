/** Passages about diagnosis, medicines and care, with the same wording on every page about substances that has them. */
import { site } from '../../site';
import type { Inline } from '../rich-text';

/** How many criteria a substance use disorder has, for the beginning of a sentence. */
export const criteria = 'A clinician looks for 2 or more of 11 criteria within 12 months';

/** The source is federal law, 42 U.S.C. 1395dd. */
export const anyoneIsSeen = 'An emergency room must see you, even without insurance, papers, or money.';

/** The source is the California Health and Safety Code, sections 127400 and following. */
export const hospitalBill: readonly Inline[] = [
  'If a bill comes, ask the hospital for ',
  { to: '/insurance', section: 'paying', text: 'financial assistance' },
  '.',
];

/** When opioid withdrawal is an emergency. Opioids may be mixed with medetomidine, which causes a withdrawal of its own. */
export const severeWithdrawal = 'a racing heart, constant vomiting, shaking, or confusion';

/** What medicines for opioid use disorder do. */
export const lowestRisk = 'lower the risk of death the most';

/** Says that the county’s line knows where to go: a sentence after an offer to help someone look for care. */
export const countyKnows: readonly Inline[] = [
  `${site.countyLine.county}’s line can tell you where to go: `,
  { call: 'county' },
  '.',
];

/** A link to the section about the days after an overdose. Only the opioid page has this section. */
export const afterOverdose = {
  to: '/opioid',
  section: 'after-overdose',
  text: 'what to do in the days after an overdose',
} satisfies Inline;
