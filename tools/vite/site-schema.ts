import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { NoticeId, Site } from '../../src/clinic-facts';
import { approvedFile, textName } from '../approved-text/files.ts';
import { toConfirm } from '../launch-check/to-confirm.ts';
import * as kind from './fact-kinds.ts';

export const officialLinks = z.enum([
  'stateStatusList',
  'stateComplaints',
  'goodFaithEstimate',
  'independentReview',
  'civilRights',
  'openPayments',
]);
const noticeId = z.enum(Object.keys(toConfirm) as NoticeId[]);
const contact = z.strictObject({ name: kind.text, title: kind.text, email: kind.email });
const review = z
  .strictObject({
    reviewer: kind.text,
    on: kind.past,
    next: kind.day,
    text: z.string().regex(/^[0-9a-f]{8}$/, 'enter the fingerprint that `npm run approve` prints'),
  })
  .refine(({ on, next }) => next > on, { path: ['next'], message: 'the next review must be after the last' });
const reviews = z.record(z.string(), review).superRefine((given, context) => {
  for (const path of Object.keys(given).filter((each) => !existsSync(approvedFile(textName(each)))))
    context.addIssue({ code: 'custom', path: [path], message: 'there is no such page', input: given });
});
const listed = kind.listOf(kind.text);
const visit = z.strictObject({ parking: kind.text, bus: kind.text, entrance: kind.text, bring: kind.text });
const insurers = z
  .array(z.strictObject({ name: kind.text, network: z.enum(['in', 'out']).exactOptional() }))
  .min(1, kind.atLeastOne)
  .superRefine((plans, context) => {
    const names = plans.map(({ name }) => name);
    kind.once(names, context);
  });

/** What each fact of a clinic must be. */
export const facts: z.ZodType<Site> = z.strictObject({
  name: kind.text,
  shortName: kind.text.max(12, 'it has more than 12 characters, and phones cut it off'),
  city: kind.text.regex(/^[^,\d]+$/, 'write the city alone, such as Fresno'),
  state: z.literal('California', 'the specification asks for a clinic in California'),
  address: z.strictObject({ street: kind.text, locality: kind.locality }),
  phone: z.strictObject(kind.phoneFields, { error: kind.inUsPhone }).superRefine(kind.checkPhone),
  secondPhone: z.strictObject({ ...kind.phoneFields, purpose: kind.text }).superRefine(kind.checkPhone),
  email: kind.email,
  certification: z
    .strictObject({
      number: kind.text,
      expires: kind.day,
      registerName: kind.text,
      registerUrl: kind.link.exactOptional(),
    })
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
    privacyNoticeEffective: kind.day,
    documents: z.strictObject({ privacyPractices: kind.document, grievances: kind.document }),
    officialLinks: z.record(officialLinks, kind.optionalLink),
    leftOut: z.array(noticeId),
  }),
  privacyPageEffective: kind.day,
  reviews,
  confirmed: z.record(z.string(), z.strictObject({ by: kind.text, on: kind.past })),
  accreditation: kind.text.regex(/[^.]$/, 'leave out the period at its end').exactOptional(),
  opioidMedicines: kind.listOf(kind.medicine),
  jobsProgram: z.strictObject({ name: kind.text, url: kind.link }).exactOptional(),
  care: z.strictObject({
    youngest: z.int(kind.years).positive(kind.years).max(65, kind.years).exactOptional(),
    phoneHours: kind.phrase,
    programHours: kind.phrase.exactOptional(),
    languages: kind.listOf(kind.language).min(1, kind.atLeastOne),
    telehealth: z.boolean().exactOptional(),
    prescribesPsychiatricMedicines: z.boolean().exactOptional(),
    traumaTherapies: listed.exactOptional(),
    familiesWhateverCondition: z.boolean().exactOptional(),
    mediCal: z.boolean().exactOptional(),
    medicare: z.boolean().exactOptional(),
    team: kind.listOf(kind.phrase),
    messagesAnswered: kind.phrase.exactOptional(),
    freeNaloxone: z.string().exactOptional(),
    prices: listed.exactOptional(),
    slidingScale: kind.text.exactOptional(),
    visit: visit.exactPartial().exactOptional(),
  }),
  countyLine: z.strictObject({ ...kind.phoneFields, county: kind.county }).superRefine(kind.checkPhone),
  people: z.array(z.strictObject({ name: kind.text, role: kind.text, license: kind.text })),
  sources: listed,
  insurers,
  options: z.strictObject({
    announceSendFailure: z.boolean(),
    correctedCards: z.boolean(),
    closedAtNight: z.boolean(),
  }),
});
