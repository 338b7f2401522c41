/**
 * The schema of site.ts: the facts that a clinic enters, and the valid values of each. The build checks the facts
 * (tools/vite/site-facts.ts). The site imports only the types, so none of this ships.
 */
import { z } from 'zod';
import * as kind from './facts/kinds.ts';
import { paths, type RoutePath } from './paths.ts';

/** The official pages whose addresses a clinic may enter. */
export const officialLinks = z.enum([
  'stateStatusList',
  'stateComplaints',
  'goodFaithEstimate',
  'independentReview',
  'civilRights',
  'openPayments',
]);

/** The ids of the notices. They are the values of `law.leftOut`, and some keys of `confirmed`. */
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

/** Who confirmed something (a person at the clinic, or its lawyer), and when. */
const confirmation = z.strictObject({ by: kind.whoConfirmed, on: kind.past });

/** Who reviewed the text of a page, when, and when the next review is due. */
const review = z
  .strictObject({
    reviewer: kind.whoConfirmed,
    on: kind.past,
    next: kind.day,
    /** The fingerprint of the reviewed text, as `npm run approve` prints it. */
    text: z.string().regex(/^[0-9a-f]{8}$/, 'enter the fingerprint that `npm run approve` prints'),
  })
  .refine(({ on, next }) => next > on, { path: ['next'], message: 'the next review must be later than the last' });

/** A clinician, as pages name them. */
const person = z.strictObject({
  name: kind.named,
  role: kind.named,
  /** The board that issued the license, and the license number. */
  license: kind.license,
});

/** A health plan that the clinic works with, and whether the clinic is in its network, if that is known. */
const insurer = z.strictObject({ name: kind.named, network: z.enum(['in', 'out']).exactOptional() });

/** Answers to questions that people have before they call. If a fact is missing, the pages say how to find out, or omit it. */
const care = z.strictObject({
  /** The minimum age of patients, such as 18. */
  youngest: z.int(kind.years).positive(kind.years).max(65, kind.years).exactOptional(),
  /** When the main number is answered: "24 hours a day, 7 days a week". Other hours require `options.closedAtNight`. */
  phoneHours: kind.hours,
  /** When the programs meet: "from 8 a.m. to 8 p.m., Monday to Friday". */
  programHours: kind.hours.exactOptional(),
  /** The languages that staff speak with patients. */
  languages: kind.listOf(kind.language).min(1, kind.atLeastOne),
  /** The languages in which the groups are held. */
  groupLanguages: kind.listOf(kind.language).min(1, kind.atLeastOne).exactOptional(),
  /** Whether some appointments are by video. */
  telehealth: z.boolean().exactOptional(),
  /** Whether the clinic prescribes medicines for mental health conditions. */
  prescribesPsychiatricMedicines: z.boolean().exactOptional(),
  /** Whether the clinic prescribes medicines for alcohol use disorder. */
  prescribesForAlcohol: z.boolean().exactOptional(),
  /** Whether the clinic offers contingency management, which rewards staying off stimulants. */
  contingencyManagement: z.boolean().exactOptional(),
  /** Whether everyone who gives therapy for a mental health condition has a license. */
  licensedTherapists: z.boolean().exactOptional(),
  /** Whether every counselor is registered or certified, as the state requires for substance use. */
  certifiedCounselors: z.boolean().exactOptional(),
  /** Whether people can come and keep taking methadone, buprenorphine or another prescribed medicine. */
  welcomesPrescribedMedicines: z.boolean().exactOptional(),
  /** Whether the programs test for drugs. */
  testsForDrugs: z.boolean().exactOptional(),
  /** What happens if a patient drinks or uses during the program, in one or two sentences. */
  ifPatientsUse: kind.sentences.exactOptional(),
  /** Whether people can come who want to drink or use less, without a promise to stop. */
  welcomesCuttingDown: z.boolean().exactOptional(),
  /** Whether people under 18 can call the crisis hotline. */
  minorsCanCall: z.boolean().exactOptional(),
  /** The treatments for trauma that the clinic offers: "trauma-focused CBT", "EMDR". Empty if none. */
  traumaTherapies: kind.listOf(kind.term).exactOptional(),
  /** Whether family therapy is for any condition, mental illness included, not only for addiction. */
  familyTherapyForAnyCondition: z.boolean().exactOptional(),
  /** Whether children may come to sessions of family therapy. */
  childrenInSessions: z.boolean().exactOptional(),
  mediCal: z.boolean().exactOptional(),
  medicare: z.boolean().exactOptional(),
  /** Kinds of staff, without names: "a doctor", "counselors". Empty if the pages should not list any. */
  team: kind.listOf(kind.member),
  /** When messages are answered: "on weekdays, usually within one business day". */
  messagesAnswered: kind.hours.exactOptional(),
  /** How long messages from the form are kept: "for a year". */
  messagesKept: kind.duration.exactOptional(),
  /** Whether the e-mail service has agreed in writing to keep messages private. */
  emailServiceAgreed: z.boolean().exactOptional(),
  /** Whether the clinic neither pays for referrals nor is paid for them. */
  referralsUnpaid: z.boolean().exactOptional(),
  /** Where naloxone is free: "at our front desk". Empty if the pages should name no place. */
  freeNaloxone: kind.orEmpty(kind.phrase).exactOptional(),
  /** Prices without insurance, one line each: "Initial assessment: $150". The pages show no other prices. */
  prices: kind.listOf(kind.price).exactOptional(),
  /** Who pays less, or can pay in parts, in one or two sentences: "If you earn less than …, you pay half." */
  slidingScale: kind.sentences.exactOptional(),
  /** How to get to the clinic and what to bring, each in one or two sentences. Pages omit missing facts. */
  visit: z
    .strictObject({ parking: kind.sentences, bus: kind.sentences, entrance: kind.sentences, bring: kind.sentences })
    .exactPartial()
    .exactOptional(),
});

/** The legal facts of a clinic. docs/adopting-law.md explains each. */
const law = z.strictObject({
  /** Whether the State Department of Health Care Services has certified or licensed the program. */
  stateStatus: z.enum(['certified', 'licensed', 'none']),
  coveredEntity: z.boolean(),
  federallyAssisted: z.boolean(),
  federalFunds: z.boolean(),
  fifteenOrMoreStaff: z.boolean(),
  physiciansOnStaff: z.boolean(),
  stateRegulatedPlans: z.boolean(),
  privacyOfficer: kind.contact,
  rightsCoordinator: kind.contact,
  privacyNoticeEffective: kind.day,
  documents: z.strictObject({ privacyPractices: kind.document, grievances: kind.document }),
  officialLinks: z.record(officialLinks, kind.optionalLink),
  leftOut: z.array(noticeId),
});

/** The schema of all facts. Facts with `exactOptional` can be left out. */
export const facts = z.strictObject({
  name: kind.text,
  shortName: kind.text.max(12, 'it has more than 12 characters, and phones cut it off'),
  city: kind.city,
  state: z.literal('California', 'write California, in full; the specification asks for a clinic there'),
  address: z.strictObject({ street: kind.street, locality: kind.locality }),
  phone: z.strictObject(kind.phoneFields, { error: kind.inUsPhone }).superRefine(kind.checkPhone),
  secondPhone: z.strictObject({ ...kind.phoneFields, purpose: kind.voiceLine }).superRefine(kind.checkPhone),
  email: kind.email,
  /** The year in the copyright line: that of the first publication of the pages. Default: 2025, as specified. */
  copyrightYear: kind.publicationYear.exactOptional(),
  certification: z
    .strictObject({
      number: kind.certificate,
      expires: kind.day,
      /** Where visitors can look up the certification. Without `registerUrl`, the footer has no link. */
      registerName: kind.afterThe,
      registerUrl: kind.link.exactOptional(),
    })
    .exactOptional(),
  law,
  privacyPageEffective: kind.day,
  reviews: z.partialRecord(z.enum(paths), review, kind.unknownKey('there is no such page')),
  /** Keyed by the id of a notice or a promise, a language tag, 'law', 'care' or 'site-address'. */
  confirmed: z.record(z.string(), confirmation),
  accreditation: kind.text.regex(/[^.]$/, 'leave out the period at its end').exactOptional(),
  opioidMedicines: kind.listOf(kind.medicine),
  jobsProgram: z.strictObject({ name: kind.named, url: kind.link }).exactOptional(),
  care,
  countyLine: z.strictObject({ ...kind.phoneFields, county: kind.county }).superRefine(kind.checkPhone),
  people: z.array(person).superRefine(kind.onceBy('license')),
  sources: listed,
  insurers: z.array(insurer).min(1, kind.atLeastOne).superRefine(kind.onceBy('name')),
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
/** Keyed by the path of the page. */
export type Reviews = Readonly<Partial<Record<RoutePath, Review>>>;
export type OfficialLink = z.infer<typeof officialLinks>;
export type NoticeId = z.infer<typeof noticeId>;
