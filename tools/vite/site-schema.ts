import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Site } from '../../src/clinic-facts';
import { approvedFile, textName } from '../approved-text/files.ts';
import {
  atLeastOne,
  checkPhone,
  county,
  day,
  document,
  email,
  inUsPhone,
  language,
  link,
  listOf,
  locality,
  medicine,
  once,
  optionalLink,
  past,
  phoneFields,
  phrase,
  text,
  years,
} from './fact-kinds.ts';

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
const listed = listOf(text);
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
