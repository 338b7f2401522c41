import { certificationExpiry, counts, copyrightYear as specifiedYear } from '../spec/constants.ts';
import type { RuleId } from '../spec/rules.ts';
import { shortDate } from '../src/content/format.ts';
import { site } from '../src/site.ts';

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
  [copyrightYear !== specifiedYear, 'the copyright line has another year', 'CONST-COPYRIGHT-YEAR', 'FOOT-COPYRIGHT'],
  [!jobsProgram, 'the clinic recommends no jobs program', 'CONTENT-JOBS-LINK', 'CONTENT-EXTERNAL-LINKS'],
  [Object.values(law.officialLinks).some(Boolean), 'notices link to official pages', 'CONTENT-EXTERNAL-LINKS'],
];

/** The reason for each waiver, by the id of its rule. */
export const waivers: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  choices.flatMap(([waived, reason, ...ids]) => (waived ? ids.map((id) => [id, reason]) : [])),
);

/**
 * The reason to skip a test, if the clinic has waived all rules that it covers. A test of a subject skips itself if a fact or an option
 * of the clinic switches off what it tests.
 * @param tags rules and subjects, with or without the `@` of Playwright
 */
export function waiverReason(tags: readonly string[]): string | undefined {
  const rules = tags.map((tag) => tag.replace(/^@/, '')).filter((tag) => /^[A-Z]/.test(tag));
  const reasons = rules.map((rule) => waivers[rule]);
  return reasons.length > 0 && reasons.every(Boolean) ? `departs from the specification: ${reasons[0]}` : undefined;
}
