/**
 * The schema of site.ts: every fact that a clinic enters, its valid values, and the facts that contradict each other. The
 * build checks the facts (tools/vite/site-facts.ts). The site imports only the types, so none of this ships.
 */
import { z } from 'zod';
import { paths, type RoutePath } from './paths.ts';
import { digitsOf } from './us-phone.ts';

/** HTML, Markdown and entities, which pages show as plain characters. */
export const markup = /<[!/a-z][^>]*>|&\w+;|\*\*|`|\]\(/i;
/** Characters that a wrong encoding leaves, and invisible characters from copying. */
const garbled = /[\ufffd\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

const not = (pattern: RegExp) => (value: string) => !pattern.test(value);

const text = z
  .string()
  .regex(/^\S(?:.*\S)?$/, 'it is empty, has a line break, or begins or ends with a space')
  .refine(not(markup), 'pages show markup as plain characters; write it without <b>, ** or &nbsp;')
  .refine(not(garbled), 'it has a garbled or invisible character; type it again, and save the file as UTF-8');

const isUnique = (list: readonly unknown[]) => new Set(list.map((entry) => JSON.stringify(entry))).size === list.length;
const oneEntry = 'list at least one';
const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).refine(isUnique, 'something is listed twice');

/** A fact that a clinic may leave out. While it is missing, the launch check says: “The clinic has not said …” (`asks`). */
const asked = <Fact extends z.ZodType>(fact: Fact, asks: string) => z.exactOptional(fact).describe(asks);
const boolean = z.boolean('write true or false, without quotes');
const yesOrNo = (asks: string) => asked(boolean, asks);

/** Today, in local time, as year-month-day. */
const today = () => new Date().toLocaleDateString('sv-SE');
const day = z.iso.date('write a day that exists as year-month-day, such as 2026-02-16');
const past = day.refine((value) => value <= today(), 'it is in the future');

const email = z.email('write an e-mail address, such as info@clinic.org');
const link = z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'write an address with https://' });
const document = z
  .string()
  .regex(/^$|^(?:\/[\w.-]+)+\.pdf$/, 'write the path of a PDF below public/: /documents/a.pdf');

const display = z.string().superRefine((value, { addIssue }) => {
  const digits = digitsOf(value);
  if (!/^[\d\s().+-]*\D[\d\s().+-]*$/.test(value) || digits.length !== 10)
    addIssue(`it has ${digits.length} digits; write ten, and only ( ) . - between them, such as (805) 555-0199`);
  else if (!/^(?:[2-9]\d\d){2}/.test(digits)) addIssue('no phone in the US has this number');
});
const phoneFields = { display, href: z.templateLiteral(['tel:', z.string()]) };
const isDialed = (phone: { readonly display: string; readonly href: string }) =>
  phone.href === `tel:+1${digitsOf(phone.display)}`;
const dialed = { path: ['href'], error: 'this is not the number that pages show; write usPhone(…)' };

/** Who confirmed something (a person at the clinic, or its lawyer), and when. */
const confirmation = z.strictObject({ by: text, on: past });

/** Who reviewed the text of a page, when, and when the next review is due. */
const review = z
  .strictObject({
    reviewer: text,
    on: past,
    next: day,
    /** The fingerprint of the reviewed text. */
    text: z.string().regex(/^[0-9a-f]{8}$/, 'enter the fingerprint that `npm run approve -- /page` prints'),
  })
  .refine(({ on, next }) => next > on, { path: ['next'], error: 'the next review must be later than the last' });

const contact = z.strictObject({ name: text, title: text, email });

// biome-ignore format: a list
const officialLinks = z.enum([
  'stateStatusList', 'stateComplaints', 'goodFaithEstimate', 'independentReview', 'civilRights', 'openPayments',
]);

/** The ids of the notices. Also keys of `confirmed`. */
// biome-ignore format: a list
const noticeId = z.enum([
  'client-rights', 'crisis-in-spanish', 'good-faith-estimate', 'independent-review', 'language-assistance', 'nondiscrimination',
  'open-payments', 'overdose-in-spanish', 'privacy-practices', 'relay', 'state-complaints', 'state-status',
  'web-accessibility',
]);

const neverLeftOut = 'pages link to privacy-practices; change its text in src/content/notices instead';

const law = z.strictObject({
  stateStatus: z.enum(['certified', 'licensed', 'none']),
  coveredEntity: boolean,
  federallyAssisted: boolean,
  federalFunds: boolean,
  fifteenOrMoreStaff: boolean,
  physiciansOnStaff: boolean,
  stateRegulatedPlans: boolean,
  privacyOfficer: contact,
  rightsCoordinator: contact,
  privacyNoticeEffective: day,
  documents: z.strictObject({ privacyPractices: document, grievances: document }),
  officialLinks: z.record(officialLinks, z.literal('').or(link)),
  leftOut: z.array(noticeId).refine((ids) => !ids.includes('privacy-practices'), neverLeftOut),
});

/** Answers to questions that people have before they call. Pages do without the facts that are missing. */
const care = z.strictObject({
  youngest: asked(z.int().min(1).max(65), 'the youngest age that it treats: 18'),
  /** When the main number is answered: "24 hours a day, 7 days a week". Other hours require `options.closedAtNight`. */
  phoneHours: text,
  programHours: asked(text, 'when programs meet: "from 8 a.m. to 8 p.m., Monday to Friday"'),
  /** The languages that staff speak with patients. */
  languages: listOf(text).min(1, oneEntry),
  groupLanguages: asked(listOf(text).min(1, oneEntry), "in which languages groups are held: ['English']"),
  telehealth: yesOrNo('whether some appointments are by video'),
  prescribesPsychiatricMedicines: yesOrNo('whether it prescribes medicines for mental health'),
  prescribesForAlcohol: yesOrNo('whether it prescribes medicines for alcohol use disorder'),
  contingencyManagement: yesOrNo('whether it offers contingency management, which rewards staying off stimulants'),
  licensedTherapists: yesOrNo('whether everyone who gives therapy for a mental health condition has a license'),
  certifiedCounselors: yesOrNo('whether every counselor is registered or certified, as the state requires'),
  /** Ask the lawyer before you enter false. */
  welcomesPrescribedMedicines: yesOrNo('whether people can come and keep taking methadone, buprenorphine and the like'),
  testsForDrugs: yesOrNo('whether its programs test for drugs'),
  ifPatientsUse: asked(text, 'what happens if a patient drinks or uses during the program, in one or two sentences'),
  welcomesCuttingDown: yesOrNo('whether people can come who want to use less, without a promise to stop'),
  minorsCanCall: yesOrNo('whether people under 18 can call its crisis hotline'),
  traumaTherapies: asked(listOf(text), "which treatments for trauma it offers: ['EMDR'], or [] if none"),
  familyTherapyForAnyCondition: yesOrNo('whether family therapy is for every condition, not only for addiction'),
  childrenInSessions: yesOrNo('whether children may come to sessions of family therapy'),
  mediCal: yesOrNo('whether it takes Medi-Cal'),
  medicare: yesOrNo('whether it takes Medicare'),
  /** Kinds of staff, without names: "a doctor", "counselors". Empty if the pages should not list any. */
  team: listOf(text),
  messagesAnswered: asked(text, 'when messages are answered: "on weekdays, usually within one business day"'),
  messagesKept: asked(text, 'how long it keeps messages from the form: "for a year"'),
  emailServiceAgreed: yesOrNo('whether the e-mail service has agreed in writing to keep messages private'),
  referralsUnpaid: yesOrNo('whether it neither pays for referrals nor is paid for them'),
  freeNaloxone: asked(z.literal('').or(text), 'where naloxone is free: "at our front desk", or "" to name no place'),
  /** Prices without insurance, one line each: "Initial assessment: $150". The pages show no other prices. */
  prices: listOf(text).exactOptional(),
  /** Who pays less, or can pay in parts, in one or two sentences: "If you earn less than …, you pay half." */
  slidingScale: text.exactOptional(),
  recoveryResidences: asked(
    listOf(text),
    'which recovery residences it owns, controls, or has a financial interest in: [] if none',
  ),
  /** How to get to the clinic and what to bring, each in one or two sentences. */
  visit: z.strictObject({ parking: text, bus: text, entrance: text, bring: text }).exactPartial().exactOptional(),
});

const person = z.strictObject({
  name: text,
  role: text,
  /** The board that issued the license, and the license number. */
  license: text.regex(/\p{L}{2}.*\d/u, 'write the board that issued it, and the license number'),
});

const site = z.strictObject({
  name: text,
  shortName: text.max(12, 'it has more than 12 characters, and phones cut it off'),
  city: text.refine(not(/[,\d]/), 'write the city alone, such as Fresno'),
  state: z.literal('California', 'write California; the specification asks for a clinic there'),
  address: z.strictObject({
    /** The street and number, without the city. */
    street: text,
    locality: text.regex(
      /, CA 9(?:[0-5]\d|6[01])\d\d(?:-\d{4})?$/,
      'write the city, CA, and a California ZIP code, such as Fresno, CA 93721',
    ),
  }),
  phone: z.strictObject(phoneFields).refine(isDialed, dialed),
  secondPhone: z.strictObject({ ...phoneFields, purpose: text }).refine(isDialed, dialed),
  email,
  copyrightYear: z.int().min(1990).max(new Date().getFullYear(), 'it is in the future'),
  certification: z
    .strictObject({
      number: text,
      expires: day,
      /** Where visitors can look up the certification, without "the". Without `registerUrl`, the footer has no link. */
      registerName: text,
      registerUrl: link.exactOptional(),
    })
    .exactOptional(),
  law,
  privacyPageEffective: day,
  reviews: z.partialRecord(z.enum(paths), review),
  /** Keyed by the names that the launch check prints. src/site.ts exports it by itself, so that it does not ship. */
  confirmed: z.record(z.string(), confirmation).exactOptional(),
  accreditation: text.refine(not(/\.$/), 'leave out the period at its end').exactOptional(),
  opioidMedicines: listOf(
    text.regex(/buprenorphine|methadone|naltrexone/i, 'write buprenorphine, methadone or naltrexone'),
  ),
  jobsProgram: z.strictObject({ name: text, url: link }).exactOptional(),
  care,
  countyLine: z
    .strictObject({ ...phoneFields, county: text.regex(/\bCounty\b/, 'write the whole name, such as Kern County') })
    .refine(isDialed, dialed),
  people: listOf(person),
  sources: listOf(text),
  /** The health plans that the clinic works with, and whether it is in the network of each, if that is known. */
  insurers: listOf(z.strictObject({ name: text, network: z.enum(['in', 'out']).exactOptional() })).min(1, oneEntry),
  options: z.strictObject({ announceSendFailure: boolean, correctedCards: boolean, closedAtNight: boolean }),
});

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The facts of a clinic. */
export type Site = DeepReadonly<Omit<z.infer<typeof site>, 'confirmed'>>;
export type CareFacts = Site['care'];
export type LawFacts = Site['law'];
export type Insurer = Site['insurers'][number];
export type Person = Site['people'][number];
export type Confirmed = DeepReadonly<Record<string, z.infer<typeof confirmation>>>;
export type Review = DeepReadonly<z.infer<typeof review>>;
/** Keyed by the path of the page. */
export type Reviews = Readonly<Partial<Record<RoutePath, Review>>>;
export type OfficialLink = z.infer<typeof officialLinks>;
export type NoticeId = z.infer<typeof noticeId>;

/** The phone hours of a clinic that answers at night. Pages promise them in the same words. */
const allDay = '24 hours a day, 7 days a week';
const controlled = /buprenorphine|methadone/i;

/** Facts that cannot both be true: the fact to report, why, and the check. */
// biome-ignore format: a table
const contradictions: readonly (readonly [fact: string, why: string, isWrong: (clinic: Site) => boolean])[] = [
  ['care.phoneHours', `pages promise a 24-hour hotline; write “${allDay}”, or set options.closedAtNight to true`,
    ({ care, options }) => !options.closedAtNight && care.phoneHours !== allDay],
  ['care.phoneHours', 'options.closedAtNight says that nobody answers at night; write when the phone is answered',
    ({ care, options }) => options.closedAtNight && care.phoneHours === allDay],
  ['law.federalFunds', 'Medi-Cal and Medicare are federal funds; set it to true',
    ({ care, law }) => !law.federalFunds && (care.mediCal === true || care.medicare === true)],
  ['law.coveredEntity', 'Medi-Cal and Medicare are billed electronically, so HIPAA applies; set it to true',
    ({ care, law }) => !law.coveredEntity && (care.mediCal === true || care.medicare === true)],
  ['law.federallyAssisted', 'federal funds, or prescribing controlled medicines, is enough for 42 CFR Part 2; set it to true',
    ({ law, opioidMedicines }) => !law.federallyAssisted && (law.federalFunds || controlled.test(opioidMedicines.join()))],
  ['law.stateStatus', "enter certification, or write 'none'",
    ({ law, certification }) => law.stateStatus !== 'none' && !certification],
  ['law.stateStatus', 'leave out certification, which says that the state has certified the clinic',
    ({ law, certification }) => law.stateStatus === 'none' && certification !== undefined],
  ['secondPhone.display', 'phone, secondPhone and countyLine must be three different numbers',
    ({ phone, secondPhone, countyLine }) => new Set([phone, secondPhone, countyLine].map(({ href }) => href)).size < 3],
];

/** The schema of all facts. A fact with `exactOptional` or `asked` can be left out. */
export const facts = site.superRefine((clinic, { addIssue }) => {
  for (const [fact, why, isWrong] of contradictions)
    if (isWrong(clinic)) addIssue({ code: 'custom', path: fact.split('.'), message: why, input: clinic });
});
