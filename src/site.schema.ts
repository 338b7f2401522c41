/**
 * Everything that a clinic enters in site.ts: what each fact means, and what it must be. The build checks the facts with
 * this schema (tools/vite/site-facts.ts). The site itself imports only its types, so nothing of it ships.
 */
import { z } from 'zod';
import * as kind from './facts/kinds.ts';
import { paths, type RoutePath } from './paths.ts';

/** The addresses of official pages that a clinic may enter. */
export const officialLinks = z.enum([
  'stateStatusList',
  'stateComplaints',
  'goodFaithEstimate',
  'independentReview',
  'civilRights',
  'openPayments',
]);

/** The legal notices, by the names that `law.leftOut` and `confirmed` use. */
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

const listed = kind.listOf(kind.text);

/** Whom to turn to at the clinic. */
const contact = z.strictObject({ name: kind.text, title: kind.text, email: kind.email });

/** Somebody at the clinic, or its lawyer, and the day. */
const confirmation = z.strictObject({ by: kind.text, on: kind.past });

/** Who read the text of a page, on which day, and by when it is due again. */
const review = z
  .strictObject({
    reviewer: kind.text,
    on: kind.past,
    next: kind.day,
    /** The fingerprint of the text that was read; `npm run approve` prints it. */
    text: z.string().regex(/^[0-9a-f]{8}$/, 'enter the fingerprint that `npm run approve` prints'),
  })
  .refine(({ on, next }) => next > on, { path: ['next'], message: 'the next review must be after the last' });

/** A clinician, as pages name them. */
const person = z.strictObject({
  name: kind.text,
  role: kind.text,
  /** Who gave the license, and its number. */
  license: kind.text,
});

/** A health plan that the clinic works with, and whether the clinic is in its network; left out if that isn’t known. */
const insurer = z.strictObject({ name: kind.text, network: z.enum(['in', 'out']).exactOptional() });

/** What people ask before they call. Where a fact is left out, the pages say how to find out. */
const care = z.strictObject({
  /** The youngest age that the clinic treats: 18. */
  youngest: z.int(kind.years).positive(kind.years).max(65, kind.years).exactOptional(),
  /** When the main number is answered: "24 hours a day, 7 days a week". Around the clock, unless `options.closedAtNight` is on. */
  phoneHours: kind.phrase,
  /** When the programs meet: "from 8 a.m. to 8 p.m., Monday to Friday". */
  programHours: kind.phrase.exactOptional(),
  /** The languages that the staff speaks with patients. */
  languages: kind.listOf(kind.language).min(1, kind.atLeastOne),
  /** The languages in which groups are held. */
  groupLanguages: kind.listOf(kind.language).min(1, kind.atLeastOne).exactOptional(),
  /** Whether some appointments are by video. */
  telehealth: z.boolean().exactOptional(),
  /** Whether the clinic prescribes medicines for mental health conditions. */
  prescribesPsychiatricMedicines: z.boolean().exactOptional(),
  /** Whether the clinic prescribes medicines for alcohol use disorder. */
  prescribesForAlcohol: z.boolean().exactOptional(),
  /** Whether it gives contingency management, which rewards staying off stimulants. */
  contingencyManagement: z.boolean().exactOptional(),
  /** Whether everyone who gives therapy for a mental health condition has a license. */
  licensedTherapists: z.boolean().exactOptional(),
  /** Which treatments for trauma it gives: "trauma-focused CBT", "EMDR". Empty if none. */
  traumaTherapies: kind.listOf(kind.term).exactOptional(),
  /** Whether families may come to family therapy whatever the condition, and not for addiction alone. */
  familiesWhateverCondition: z.boolean().exactOptional(),
  /** Whether children may come to sessions of family therapy. */
  childrenInSessions: z.boolean().exactOptional(),
  mediCal: z.boolean().exactOptional(),
  medicare: z.boolean().exactOptional(),
  /** Kinds of staff, no names: "a doctor", "counselors". Empty if the pages should not say. */
  team: kind.listOf(kind.member),
  /** When messages are answered: "on weekdays, usually within one business day". */
  messagesAnswered: kind.phrase.exactOptional(),
  /** How long messages from the form are kept: "for a year". */
  messagesKept: kind.phrase.exactOptional(),
  /** Whether the e-mail service has agreed in writing to keep messages private. */
  emailServiceAgreed: z.boolean().exactOptional(),
  /** Whether the clinic neither pays for referrals nor is paid for them. */
  referralsUnpaid: z.boolean().exactOptional(),
  /** Where the clinic knows that naloxone is free: "at our front desk". */
  freeNaloxone: kind.optionalPhrase.exactOptional(),
  /** What care costs without insurance, a line each: "Initial assessment: $150". The pages show no price that isn’t here. */
  prices: kind.listOf(kind.price).exactOptional(),
  /** Who pays less, as a sentence: "If you earn less than …, you pay half." */
  slidingScale: kind.sentences.exactOptional(),
  /** How to get there and what to bring, each in a sentence or two. What is left out is not shown. */
  visit: z
    .strictObject({ parking: kind.sentences, bus: kind.sentences, entrance: kind.sentences, bring: kind.sentences })
    .exactPartial()
    .exactOptional(),
});

/** What the law asks of a clinic; docs/adopting-law.md explains each. */
const law = z.strictObject({
  /** What the State Department of Health Care Services has given the program. */
  stateStatus: z.enum(['certified', 'licensed', 'none']),
  coveredEntity: z.boolean(),
  federallyAssisted: z.boolean(),
  federalFunds: z.boolean(),
  fifteenOrMoreStaff: z.boolean(),
  physiciansOnStaff: z.boolean(),
  stateRegulatedPlans: z.boolean(),
  privacyOfficer: contact,
  rightsCoordinator: contact,
  privacyNoticeEffective: kind.day,
  documents: z.strictObject({ privacyPractices: kind.document, grievances: kind.document }),
  officialLinks: z.record(officialLinks, kind.optionalLink),
  leftOut: z.array(noticeId),
});

/** What each fact of a clinic must be. One that is optional can be left out. */
export const facts = z.strictObject({
  name: kind.text,
  shortName: kind.text.max(12, 'it has more than 12 characters, and phones cut it off'),
  city: kind.city,
  state: z.literal('California', 'the specification asks for a clinic in California'),
  address: z.strictObject({ street: kind.street, locality: kind.locality }),
  phone: z.strictObject(kind.phoneFields, { error: kind.inUsPhone }).superRefine(kind.checkPhone),
  secondPhone: z.strictObject({ ...kind.phoneFields, purpose: kind.term }).superRefine(kind.checkPhone),
  email: kind.email,
  /** The year in the copyright line, in which the texts were first published. Without it, the specification's: 2025. */
  copyrightYear: kind.publicationYear.exactOptional(),
  certification: z
    .strictObject({
      number: kind.certificate,
      expires: kind.day,
      /** Where visitors can look it up; without an address, the footer links to nothing. */
      registerName: kind.afterThe,
      registerUrl: kind.link.exactOptional(),
    })
    .exactOptional(),
  law,
  privacyPageEffective: kind.day,
  reviews: z.partialRecord(z.enum(paths), review, kind.unknownKey('there is no such page')),
  /** By the id of a notice or a promise, or by the tag of a language. */
  confirmed: z.record(z.string(), confirmation),
  accreditation: kind.text.regex(/[^.]$/, 'leave out the period at its end').exactOptional(),
  opioidMedicines: kind.listOf(kind.medicine),
  jobsProgram: z.strictObject({ name: kind.text, url: kind.link }).exactOptional(),
  care,
  countyLine: z.strictObject({ ...kind.phoneFields, county: kind.county }).superRefine(kind.checkPhone),
  people: z.array(person),
  sources: listed,
  insurers: z
    .array(insurer)
    .min(1, kind.atLeastOne)
    .superRefine((plans, context) =>
      kind.once(
        plans.map(({ name }) => name),
        context,
      ),
    ),
  options: z.strictObject({
    announceSendFailure: z.boolean(),
    correctedCards: z.boolean(),
    closedAtNight: z.boolean(),
  }),
});

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The facts of a clinic. */
export type Site = DeepReadonly<z.infer<typeof facts>>;
export type CareFacts = Site['care'];
export type LawFacts = Site['law'];
export type Options = Site['options'];
export type Insurer = Site['insurers'][number];
export type Person = Site['people'][number];
export type Confirmation = DeepReadonly<z.infer<typeof confirmation>>;
export type Review = DeepReadonly<z.infer<typeof review>>;
/** By page. */
export type Reviews = Readonly<Partial<Record<RoutePath, Review>>>;
export type OfficialLink = z.infer<typeof officialLinks>;
export type NoticeId = z.infer<typeof noticeId>;
