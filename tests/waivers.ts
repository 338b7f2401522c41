import type { rules } from '../spec/all-rules.ts';
import { certificationExpiry, counts, copyrightYear as specifiedYear } from '../spec/constants.ts';
import { shortDate } from '../src/content/format.ts';
import { site as example } from '../src/site.example.ts';
import { site } from '../src/site.ts';

type RuleId = (typeof rules)[number]['id'];

const { accreditation, certification, copyrightYear, insurers, jobsProgram, law, options } = site;

/**
 * The rules that a clinic waives by its facts, and the reasons. `npm test` skips tests that cover only waived rules, and
 * lists them with the reason. A clinic whose text departs from the specification adds a row:
 * `[true, 'our plans are ready in 14 days', 'CONST-…']`.
 */
const choices: readonly (readonly [waived: boolean, reason: string, ...rules: readonly RuleId[]])[] = [
  [options.announceSendFailure, 'the form says that a message could not be sent', 'FORM-SILENT-FAILURE'],
  [
    options.correctedCards,
    'each card has the title and picture of its page',
    'CARD-MISMATCHED-TITLES',
    'CARD-MISMATCHED-PICTURES',
  ],
  [Object.values(options).includes(true), 'an option is on', 'OPTION-DEFAULT'],
  [
    options.closedAtNight,
    'the phone is not answered around the clock',
    'CONST-CRISIS-24-7',
    'CONTENT-CRISIS-AROUND-CLOCK',
    'CONTENT-SUPPORT-TEAM',
  ],
  [
    insurers.length !== counts.insurers,
    `the clinic lists ${insurers.length} insurers`,
    'CONST-INSURERS',
    'HOME-INSURER-LOGOS',
  ],
  [!accreditation, 'the clinic has no accreditation', 'FOOT-ACCREDITATION'],
  [!certification, 'the state has not certified the clinic', 'FOOT-CERTIFICATION', 'CONST-CERTIFICATION-EXPIRY'],
  [
    !certification?.registerUrl,
    'the clinic links to no license register',
    'FOOT-REGISTER-LINK',
    'CONTENT-EXTERNAL-LINKS',
  ],
  [
    certification !== undefined && shortDate(certification.expires) !== certificationExpiry,
    'the certification expires on another day',
    'CONST-CERTIFICATION-EXPIRY',
  ],
  [
    ![undefined, specifiedYear].includes(copyrightYear),
    'the copyright line has another year',
    'CONST-COPYRIGHT-YEAR',
    'FOOT-COPYRIGHT',
  ],
  [!jobsProgram, 'the clinic recommends no jobs program', 'CONTENT-JOBS-LINK', 'CONTENT-EXTERNAL-LINKS'],
  [!law.federalFunds, 'without federal funds, the law requires no help in other languages', 'LAW-LANGUAGES'],
  [site.name !== example.name, 'the clinic’s own pictures may be larger', 'PERF-PICTURE-LIMITS'],
  [Object.values(law.officialLinks).some(Boolean), 'notices link to official pages', 'CONTENT-EXTERNAL-LINKS'],
];

/** The reason for each waiver, by the id of its rule. */
export const waivers: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  choices.flatMap(([waived, reason, ...ids]) => (waived ? ids.map((id) => [id, reason]) : [])),
);

/** The reason to skip a test, if the clinic has waived all rules that it covers. */
export function waiverReason(tags: readonly string[]): string | undefined {
  // The test of this rule skips itself for all clinics but the fictional one, which must have all options off.
  if (tags.some((tag) => /\bOPTION-DEFAULT$/.test(tag))) return undefined;
  const reasons = tags.map((tag) => waivers[tag.replace(/^@/, '')]);
  return reasons.length > 0 && reasons.every(Boolean) ? `departs from the specification: ${reasons[0]}` : undefined;
}
