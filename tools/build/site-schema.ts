import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Site, site } from '../../src/site';
import { endOfDay, endOfShortDay } from '../launch-check/days';
import { projectRoot } from '../project-root';

/** What every text of a clinic must be. */
const text = z.string().regex(/^\S(?:.*\S)?$/, 'it is empty, or begins or ends with a space');
const years = 'write a whole number of years';
const atLeastOne = 'list at least one';
const email = z.email('write an e-mail address, such as info@clinic.org');
const link = z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'write an address with https://' });
const optionalLink = z
  .string()
  .refine(
    (value) => value === '' || link.safeParse(value).success,
    'write an address with https://, or leave it empty',
  );
const document = z.string().regex(/^(?:\/[\w.-]+)*$/, 'write a path below public/, such as /documents/grievances.pdf');
const day = z
  .string()
  .refine((value) => endOfDay(value) !== undefined, 'write a day that exists as year-month-day, such as 2026-02-16');

/** A US number: ten digits, of which neither the first nor the fourth is 0 or 1; and the same digits to dial. */
const phoneFields = { display: z.string(), href: z.templateLiteral(['tel:', z.string()]) };
function checkPhone({ display, href }: Site['phone'], context: z.core.$RefinementCtx<Site['phone']>): void {
  const digits = display.replace(/\D/g, '');
  const issue = (field: keyof Site['phone'], message: string) =>
    context.addIssue({ code: 'custom', path: [field], input: field === 'href' ? href : display, message });
  if (!/^(?:[2-9]\d\d){2}\d{4}$/.test(digits))
    issue('display', `it has ${digits.length} digits; write a number of ten digits, such as (805) 555-0199`);
  else if (href !== `tel:+1${digits}`) issue('href', `the text says ${display}, which is tel:+1${digits}`);
}

/** "Los Angeles, CA 90012": California’s ZIP codes are 90001 to 96162. */
const locality = z.string().refine((value) => {
  const [, zip] = /^\p{Lu}[\p{L} .'’-]+, CA (\d{5})(?:-\d{4})?$/u.exec(value) ?? [];
  return Number(zip) >= 90_001 && Number(zip) <= 96_162;
}, 'write the city, CA, and a ZIP code of California (90001 to 96162), such as Los Angeles, CA 90012');

const officialLinks = z.enum([
  'stateStatusList',
  'stateComplaints',
  'goodFaithEstimate',
  'independentReview',
  'civilRights',
  'openPayments',
]);
const contact = z.strictObject({ name: text, title: text, email });
const review = z
  .strictObject({
    reviewer: text,
    on: day,
    next: day,
    text: z.string().regex(/^[0-9a-f]{8}$/, 'enter the fingerprint that `npm run approve` prints'),
  })
  .refine(({ on, next }) => next > on, { path: ['next'], message: 'the next review must be after the last' });
const listed = z.array(text).refine((values) => new Set(values).size === values.length, 'something is listed twice');

const facts: z.ZodType<Site> = z.strictObject({
  fictional: z.boolean(),
  name: text,
  city: text,
  state: z.literal('California', 'the specification asks for a clinic in California'),
  address: z.strictObject({ street: text, locality }),
  phone: z.strictObject(phoneFields).superRefine(checkPhone),
  secondPhone: z.strictObject({ ...phoneFields, purpose: text }).superRefine(checkPhone),
  email,
  certification: z.strictObject({
    number: text,
    expires: z
      .string()
      .refine(
        (value) => endOfShortDay(value) !== undefined,
        'write a day that exists as month/day/two-digit year, such as 11/30/25',
      ),
    registerName: text,
    registerUrl: link,
  }),
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
    confirmed: z.record(z.string(), day),
    confirmedLanguages: listed,
  }),
  privacyPageEffective: day,
  reviews: z.record(z.string(), review),
  accreditation: text,
  prescribesOpioidMedicines: z.boolean(),
  jobsProgram: z.strictObject({ name: text, url: link }),
  care: z.strictObject({
    youngest: z.int(years).positive(years).exactOptional(),
    phoneHours: text,
    programHours: text.exactOptional(),
    languages: listed.min(1, atLeastOne),
    telehealth: z.boolean().exactOptional(),
    mediCal: z.boolean().exactOptional(),
    medicare: z.boolean().exactOptional(),
    team: listed,
    messagesAnswered: text.exactOptional(),
    freeNaloxone: z.string().exactOptional(),
  }),
  insurers: listed.min(1, atLeastOne),
  options: z.strictObject({ announceSendFailure: z.boolean(), correctedCards: z.boolean() }),
});

/** Facts of which no two may be the same: a copied line that nobody changed. */
const distinct: readonly (readonly string[])[] = [
  ['email', 'law.privacyOfficer.email', 'law.rightsCoordinator.email'],
  ['phone.display', 'secondPhone.display'],
  ['certification.registerUrl', 'jobsProgram.url'],
  officialLinks.options.map((name) => `law.officialLinks.${name}`),
];

type Path = readonly PropertyKey[];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], value);

/** The line of a fact in the source of site.ts, or of the nearest fact around it; from 1. */
function lineOf(path: Path, source: string): number {
  let end = 0;
  path.forEach((key, depth) => {
    // At the top, facts are indented by two spaces; `care` is a constant of its own.
    const start = depth === 0 ? '^(?:const |  )' : String.raw`[\s{]`;
    const name = String(key).replace(/\W/g, '\\$&');
    const pattern = new RegExp(`${start}['"]?${name}['"]?:`, 'gm');
    pattern.lastIndex = end;
    if (pattern.test(source)) end = pattern.lastIndex;
  });
  return source.slice(0, end).split('\n').length;
}

/**
 * What is wrong with the facts of a clinic, one line each: `src/site.ts:72  city is ""; it is empty, …`.
 * @param source the text of site.ts, which gives the lines
 */
export function siteProblems(clinic: unknown, source: string): readonly string[] {
  const problem = (path: Path, message: string) => {
    const value = valueAt(clinic, path);
    const given = ['string', 'number', 'boolean'].includes(typeof value) ? ` is ${JSON.stringify(value)};` : ':';
    return `src/site.ts:${lineOf(path, source)}  ${path.join('.')}${given} ${message}`;
  };
  const issues = facts.safeParse(clinic).error?.issues ?? [];
  const copies = distinct.flatMap((fields) =>
    fields.flatMap((field, index) => {
      const value = valueAt(clinic, field.split('.'));
      const first = fields.slice(0, index).find((other) => valueAt(clinic, other.split('.')) === value);
      return value && first ? [problem(field.split('.'), `${first} is the same, and they must differ`)] : [];
    }),
  );
  return [...issues.map(({ path, message }) => problem(path, message)), ...copies];
}

/** Ends the program with the list of what is wrong with `src/site.ts`, if anything is. */
export function checkSite(): void {
  const problems = siteProblems(site, readFileSync(join(projectRoot, 'src/site.ts'), 'utf8'));
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
