import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Site } from '../../src/clinic-facts';
import { approvedFile, textName } from '../approved-text/files.ts';
import { endOfDay } from '../launch-check/days.ts';
import { projectRoot } from '../project-root.ts';

/** What is wrong with a fact of the wrong kind, for people who do not write TypeScript. */
const kinds: Readonly<Record<string, string>> = {
  string: 'write a text in quotes',
  boolean: 'write true or false, without quotes',
  number: 'write a number, without quotes',
  int: 'write a number, without quotes',
  array: "write a list in brackets, such as [] or ['one', 'two']",
  object: 'write the facts in braces, such as { … }',
  record: 'write the facts in braces, such as { … }',
};
z.config({
  customError: ({ code, expected, values, input }) => {
    if (input === undefined) return 'it is missing';
    if (code === 'invalid_type') return kinds[String(expected)];
    return code === 'invalid_value' && Array.isArray(values)
      ? `write ${values.map((value) => `'${String(value)}'`).join(' or ')}`
      : undefined;
  },
});

/** What every text of a clinic must be. */
const text = z.string().regex(/^\S(?:.*\S)?$/, 'it is empty, or begins or ends with a space');
/** Text that pages put into the middle of a sentence: "We answer messages on weekdays". */
const phrase = text
  .regex(/[^.]$/, 'it stands within a sentence, so end it without a period: from 8 a.m. to 6 p.m., Monday to Friday')
  .regex(/^(?!\p{Lu}\p{Ll})|^\w+day\b/u, 'it stands within a sentence, so begin it with a small letter');
const years = 'write a whole number of years';
const atLeastOne = 'list at least one';
/** What to write in place of a wrong fact; a missing one is told as such. */
const instead = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : message),
});
const email = z.email(instead('write an e-mail address, such as info@clinic.org'));
const link = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  ...instead('write an address with https://'),
});
const day = z
  .string()
  .refine((value) => endOfDay(value) !== undefined, 'write a day that exists as year-month-day, such as 2026-02-16');
/** Today, in local time, as year-month-day. */
const today = () => new Date().toLocaleDateString('sv-SE');
const past = day.refine((value) => endOfDay(value) === undefined || value <= today(), 'this day has not come yet');
const optionalLink = z
  .string()
  .refine(
    (value) => value === '' || link.safeParse(value).success,
    'write an address with https://, or leave it empty',
  );
const document = z
  .string()
  .regex(/^(?:\/[\w.-]+)*$/, 'write a path below public/, such as /documents/grievances.pdf')
  .refine((path) => existsSync(join(projectRoot, 'public', path)), 'there is no such file in public/');
/** A US number: ten digits, perhaps after "1-", of which neither the first nor the fourth is 0 or 1; and the same to dial. */
const phoneFields = { display: z.string(), href: z.templateLiteral(['tel:', z.string()]) };
const inUsPhone: z.core.$ZodErrorMap = ({ input }) =>
  typeof input === 'string' ? `write usPhone('${input}')` : undefined;
function checkPhone({ display, href }: Site['phone'], context: z.core.$RefinementCtx<Site['phone']>): void {
  const digits = display.replace(/^1-|\D/g, '');
  const issue = (field: keyof Site['phone'], message: string) =>
    context.addIssue({ code: 'custom', path: [field], input: field === 'href' ? href : display, message });
  if (digits.length !== 10)
    issue('display', `it has ${digits.length} digits; write a number of ten digits, such as (805) 555-0199`);
  else if (!/^(?:[2-9]\d\d){2}/.test(digits))
    issue('display', 'no US number has a 0 or 1 as its first or fourth digit; write one such as (805) 555-0199');
  else if (href !== `tel:+1${digits}`) issue('href', `the text says ${display}, which is tel:+1${digits}`);
}

/** "Los Angeles, CA 90012": California’s ZIP codes are 90001 to 96162. */
const locality = z.string().refine((value) => {
  const [, zip] = /^\p{Lu}[\p{L} .'’-]+, CA (\d{5})(?:-\d{4})?$/u.exec(value) ?? [];
  return Number(zip) >= 90_001 && Number(zip) <= 96_162;
}, 'write the city, CA, and a ZIP code of California (90001 to 96162), such as Los Angeles, CA 90012');

const county = text.regex(/\bCounty\b/, 'write the whole name, such as Ventura County');

export const officialLinks = z.enum([
  'stateStatusList',
  'stateComplaints',
  'goodFaithEstimate',
  'independentReview',
  'civilRights',
  'openPayments',
]);
const noticeId = z.enum([
  'crisis-in-spanish',
  'good-faith-estimate',
  'independent-review',
  'language-assistance',
  'nondiscrimination',
  'open-payments',
  'overdose-in-spanish',
  'privacy-practices',
  'relay',
  'state-complaints',
  'state-status',
  'web-accessibility',
]);
const contact = z.strictObject({ name: text, title: text, email });
const review = z
  .strictObject({
    reviewer: text,
    on: past,
    next: day,
    text: z.string().regex(/^[0-9a-f]{8}$/, 'enter the fingerprint that `npm run approve` prints'),
  })
  .refine(({ on, next }) => next > on, { path: ['next'], message: 'the next review must be after the last' });
const reviews = z.record(z.string(), review).superRefine((given, context) => {
  for (const path of Object.keys(given).filter((each) => !existsSync(approvedFile(textName(each)))))
    context.addIssue({ code: 'custom', path: [path], message: 'there is no such page', input: given });
});
/** Refuses a list in which something stands twice. */
function once(names: readonly string[], { addIssue }: z.core.$RefinementCtx): void {
  const same = names.map((name) => name.toLowerCase());
  const repeated = names.find((_, index) => same.indexOf(same[index] ?? '') < index);
  if (repeated) addIssue({ code: 'custom', message: `${repeated} is listed twice`, input: names });
}
const listOf = (entry: z.ZodString) => z.array(entry).superRefine(once);
const listed = listOf(text);
const language = text.regex(/^\p{Lu}[^,]*$/u, 'list each language by itself, with a capital letter: English');
const medicine = text.regex(
  /buprenorphine|methadone|naltrexone/i,
  'write buprenorphine, methadone or naltrexone; naloxone is for rescue, and treats no disorder',
);
const insurers = z
  .array(z.strictObject({ name: text, network: z.enum(['in', 'out']).exactOptional() }))
  .min(1, atLeastOne)
  .superRefine((plans, context) =>
    once(
      plans.map(({ name }) => name),
      context,
    ),
  );

/** What each fact of a clinic must be. */
export const facts: z.ZodType<Site> = z.strictObject({
  name: text,
  shortName: text.max(12, 'it has more than 12 characters, and phones cut it off'),
  city: text.regex(/^[^,\d]+$/, 'write the city alone, such as Fresno'),
  state: z.literal('California', 'the specification asks for a clinic in California'),
  address: z.strictObject({ street: text, locality }),
  phone: z.strictObject(phoneFields, { error: inUsPhone }).superRefine(checkPhone),
  secondPhone: z.strictObject({ ...phoneFields, purpose: text }).superRefine(checkPhone),
  email,
  certification: z
    .strictObject({ number: text, expires: day, registerName: text, registerUrl: link.exactOptional() })
    .exactOptional(),
  law: z.strictObject({
    stateStatus: z.enum(['certified', 'licensed', 'none']),
    coveredEntity: z.boolean(),
    federallyAssisted: z.boolean(),
    federalFunds: z.boolean(),
    fifteenOrMoreStaff: z.boolean(),
    physiciansOnStaff: z.boolean(),
    stateRegulatedPlans: z.boolean(),
    privacyOfficer: contact,
    rightsCoordinator: contact,
    privacyNoticeEffective: day,
    documents: z.strictObject({ privacyPractices: document, grievances: document }),
    officialLinks: z.record(officialLinks, optionalLink),
    leftOut: z.array(noticeId),
  }),
  privacyPageEffective: day,
  reviews,
  confirmed: z.record(z.string(), z.strictObject({ by: text, on: past })),
  accreditation: text.regex(/[^.]$/, 'leave out the period at its end').exactOptional(),
  opioidMedicines: listOf(medicine),
  jobsProgram: z.strictObject({ name: text, url: link }).exactOptional(),
  care: z.strictObject({
    youngest: z.int(years).positive(years).max(65, years).exactOptional(),
    phoneHours: phrase,
    programHours: phrase.exactOptional(),
    languages: listOf(language).min(1, atLeastOne),
    telehealth: z.boolean().exactOptional(),
    prescribesPsychiatricMedicines: z.boolean().exactOptional(),
    traumaTherapies: listed.exactOptional(),
    familiesWhateverCondition: z.boolean().exactOptional(),
    mediCal: z.boolean().exactOptional(),
    medicare: z.boolean().exactOptional(),
    team: listOf(phrase),
    messagesAnswered: phrase.exactOptional(),
    freeNaloxone: z.string().exactOptional(),
    prices: listed.exactOptional(),
    slidingScale: text.exactOptional(),
    visit: z
      .strictObject({
        parking: text.exactOptional(),
        bus: text.exactOptional(),
        entrance: text.exactOptional(),
        bring: text.exactOptional(),
      })
      .exactOptional(),
  }),
  countyLine: z.strictObject({ ...phoneFields, county }).superRefine(checkPhone),
  people: z.array(z.strictObject({ name: text, role: text, license: text })),
  sources: listed,
  insurers,
  options: z.strictObject({
    announceSendFailure: z.boolean(),
    correctedCards: z.boolean(),
    closedAtNight: z.boolean(),
  }),
});
