/** Passages about diagnosis, medicines and care, with the same wording on every page about substances that has them. */
import { site } from '../../site';
import { list } from '../format';
import type { Inline, Text } from '../rich-text';
import { ages } from './first-call';

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

/** Says who prescribes medicines for opioid use disorder. `here` lists those that the clinic prescribes. */
export function whoPrescribes(here: readonly string[]): string {
  if (here.length === 0)
    return 'We don’t prescribe these medicines here, but we’ll help you look for someone who does.';
  const prescribed = `We prescribe ${list(here, 'and')} here.`;
  return here.includes('methadone')
    ? prescribed
    : `${prescribed} If methadone may suit you better, we’ll help you look for an opioid treatment program.`;
}

/** Who prescribes at this clinic, for pages about opioids that have named the medicines. */
export const prescribedHere = whoPrescribes(site.opioidMedicines);

/** Says that the county’s line knows where to go: a sentence after an offer to help someone look for care. */
export const countyKnows: readonly Inline[] = [
  `${site.countyLine.county}’s line can tell you where to go: `,
  { call: 'county' },
  '.',
];

/** Whom to ask where contingency management is offered and whether a health plan pays for it. */
export const recoveryIncentives: readonly Inline[] = [
  'In some counties, Medi-Cal pays for it through a state program called Recovery Incentives. ',
  `${site.countyLine.county}’s line can tell you whether it does here, and who offers it: `,
  { call: 'county' },
  '. With another plan, call the number on your card.',
];

/** A link to the section about the days after an overdose. Only the opioid page has this section. */
export const afterOverdose = {
  to: '/opioid',
  section: 'after-overdose',
  text: 'what to do in the days after an overdose',
} satisfies Inline;

/** The end of “What happens at the first call”. Follows the paragraphs about the substance. */
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
