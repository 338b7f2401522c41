import type { Site } from '../../src/site.schema';
import type { Finding } from './finding';

/**
 * What pages promise in the clinic’s name, and a clinic can break: who can confirm a promise, its key in `confirmed` of src/site.ts,
 * the words by which pages make it, and a statement that is true of a clinic that keeps it. While no built page has the words, nobody
 * is asked. Some promises depend on a fact.
 */
// biome-ignore format: a table, one entry per promise
export const promises: readonly (readonly [who: Finding['who'], name: string, words: RegExp, promise: string, onlyIf?: (site: Site) => boolean])[] = [
  ['clinician', 'crisis-hotline', /hotline/i, 'People who call the clinic’s number in a crisis reach someone trained to help, at once, at any hour.', ({ options }) => !options.closedAtNight],
  ['clinician', 'crisis-hotline-by-day', /hotline/i, 'While the phone is answered, people who call in a crisis reach someone trained to help, at once.', ({ options }) => options.closedAtNight],
  ['clinician', 'support-team', /support team is available/i, 'A support team answers questions at the clinic’s number, whenever the pages say so.'],
  ['clinician', 'admissions-department', /admissions department/i, 'An admissions department answers at the clinic’s number and books initial assessments.'],
  ['clinician', 'plan-in-30-days', /30 days (?:of|after) admission/, 'A treatment plan is finished within 30 days of admission; care starts before it is.'],
  ['clinician', 'plan-sign-off', /clinical director signs off/i, 'The clinical director signs off on every treatment plan.'],
  ['clinician', 'weekly-summary', /weekly summary/i, 'The team reassesses each patient’s progress each week and writes a weekly summary.'],
  ['clinician', 'therapies', /commitment of at least 6 months/, 'The clinic offers CBT, DBT (with a commitment of at least 6 months), psychodynamic and interpersonal therapy.'],
  ['clinician', 'recreation', /recreation/i, 'The clinic has recreation activities, and a doctor clears each patient before they take part.'],
  ['clinician', 'levels-of-care', /hours a week/, 'The clinic has three programs: 20 or more, 9 to 19, and under 9 hours a week; the sample weeks are like yours.'],
  ['clinician', 'case-management', /case managers?\b/i, 'Case managers plan, coordinate and follow up on care, and help with practical needs.'],
  ['clinician', 'family-therapy', /family therapy/i, 'The clinic offers family therapy.'],
  ['clinician', 'job-assistance', /employment assistance/i, 'The clinic helps patients with work: what fits, where to go next, what to say.'],
  ['clinician', 'insurance-check', /before you agree to/, 'Staff answer questions about insurance at the clinic’s number, and say what care costs before it begins.'],
  ['clinician', 'opioid-medicines', /We prescribe/, 'Clinicians of the clinic prescribe each of the medicines in opioidMedicines.', ({ opioidMedicines }) => opioidMedicines.length > 0],
  ['clinician', 'messages', /our team reads it/, 'A person on the team reads every message, and answers it by the time in care.messagesAnswered.'],
  ['clinician', 'first-call-questions', /we[’']ll ask|stay on the line/i, 'On a first call, staff ask the questions on the page of that condition or substance, and stay on the line during a panic attack.'],
  ['clinician', 'first-days', /meet your counselor alone/, 'In the first days of a program, patients meet their counselor alone and join a group.'],
  ['clinician', 'who-prescribes', /talk first about/, 'On a first call about opioids, staff talk first about who can prescribe medicine, and where.'],
  ['clinician', 'release-from-jail', /from jail or detox/, 'Staff try to book an assessment close to the day on which somebody leaves jail or detox.'],
  ['clinician', 'skills-group', /skills group/, 'People can join a DBT skills group by itself, without the full program.'],
  ['clinician', 'calling-911', /trained in mental health/, 'Staff call 911 without consent only when someone may die or be badly hurt soon, and ask for responders trained in mental health.'],
  ['lawyer', 'licensing-boards', /licensing board/, 'Staff tell no licensing board about treatment unless the patient agrees or the law requires it.'],
  ['lawyer', 'pregnancy', /positive (?:drug )?test/, 'Staff do not report a pregnancy, or a positive test by itself, as /privacy says.'],
  ['clinician', 'crisis-in-one-number', /all one number/, 'Admissions, the support team and the crisis hotline answer at one number.'],
  ['lawyer', 'certification', /State (?:certification|license) number/, 'The state has certified or licensed the program for alcohol and drug use, under the number and until the day in the footer.', ({ certification }) => certification !== undefined],
  ['lawyer', 'accreditation', /accredit/i, 'The accreditation in the footer is in force, and the clinic may word it this way.', ({ accreditation }) => accreditation !== undefined],
  ['lawyer', 'who-will-know', /don[’']t (?:tell|call) [^.]*police/, 'Staff tell no employer, relative or police officer about a call or care. /privacy lists the exceptions.'],
  ['lawyer', 'privacy-practices-of-site', /What the form collects/, 'The clinic handles messages as /privacy describes: who reads them, who stores them, when they are deleted.'],
  ['lawyer', 'email-service', /agreed in writing/, 'The e-mail service has signed an agreement to keep messages private.', ({ care }) => care.emailServiceAgreed === true],
  ['lawyer', 'referrals', /pays us to send/, 'The clinic pays nobody for referrals, and nobody pays it for them.', ({ care }) => care.referralsUnpaid === true],
  ['clinician', 'counselors', /registered or certified/, 'Every counselor is registered or certified with an organization that the state accepts.', ({ care }) => care.certifiedCounselors === true],
  ['web person', 'barriers', /How to report a barrier/, 'Somebody answers reports of barriers, as /accessibility says.'],
];
