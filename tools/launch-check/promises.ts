import type { Site } from '../../src/site.schema';
import type { Finding } from './finding';

/** Something that pages promise in the clinic’s name, and that a clinic can break. */
export interface Promised {
  /** Its key in `confirmed` of src/site.ts. */
  readonly name: string;
  readonly who: Finding['who'];
  /** A statement that is true of a clinic that keeps the promise. */
  readonly promise: string;
  /** The words by which pages make the promise. While no built page has them, nobody is asked. */
  readonly words: RegExp;
  /** Whether the promise is asked about. If omitted, it is. */
  readonly onlyIf?: (site: Site) => boolean;
}

// biome-ignore format: a table, one entry per promise
export const promises: readonly Promised[] = [
  { name: 'crisis-hotline', who: 'clinician', words: /hotline/i, onlyIf: ({ options }) => !options.closedAtNight,
    promise: 'People who call the clinic’s number in a crisis reach someone trained to help, at once, at any hour.' },
  { name: 'crisis-hotline-by-day', who: 'clinician', words: /hotline/i, onlyIf: ({ options }) => options.closedAtNight,
    promise: 'While the phone is answered, people who call in a crisis reach someone trained to help, at once.' },
  { name: 'support-team', who: 'clinician', words: /support team is available/i,
    promise: 'A support team answers questions at the clinic’s number, whenever the pages say so.' },
  { name: 'admissions-department', who: 'clinician', words: /admissions department/i,
    promise: 'An admissions department answers at the clinic’s number and books initial assessments.' },
  { name: 'plan-in-30-days', who: 'clinician', words: /30 days (?:of|after) admission/,
    promise: 'A treatment plan is finished within 30 days of admission; care starts before it is.' },
  { name: 'plan-sign-off', who: 'clinician', words: /clinical director signs off/i, promise: 'The clinical director signs off on every treatment plan.' },
  { name: 'weekly-summary', who: 'clinician', words: /weekly summary/i,
    promise: 'The team reassesses each patient’s progress each week and writes a weekly summary.' },
  { name: 'therapies', who: 'clinician', words: /commitment of at least 6 months/,
    promise: 'The clinic offers CBT, DBT (with a commitment of at least 6 months), psychodynamic and interpersonal therapy.' },
  { name: 'recreation', who: 'clinician', words: /recreation/i,
    promise: 'The clinic has recreation activities, and a doctor clears each patient before they take part.' },
  { name: 'levels-of-care', who: 'clinician', words: /hours a week/,
    promise: 'The clinic has three programs: 20 or more, 9 to 19, and under 9 hours a week; the sample weeks are like yours.' },
  { name: 'case-management', who: 'clinician', words: /case managers?\b/i, promise: 'Case managers plan, coordinate and follow up on care, and help with practical needs.' },
  { name: 'family-therapy', who: 'clinician', words: /family therapy/i, promise: 'The clinic offers family therapy.' },
  { name: 'job-assistance', who: 'clinician', words: /employment assistance/i,
    promise: 'The clinic helps patients with work: what fits, where to go next, what to say.' },
  { name: 'insurance-check', who: 'clinician', words: /before you agree to/,
    promise: 'Staff answer questions about insurance at the clinic’s number, and say what care costs before it begins.' },
  { name: 'opioid-medicines', who: 'clinician', words: /We prescribe/, onlyIf: ({ opioidMedicines }) => opioidMedicines.length > 0,
    promise: 'Clinicians of the clinic prescribe each of the medicines in opioidMedicines.' },
  { name: 'messages', who: 'clinician', words: /our team reads it/,
    promise: 'A person on the team reads every message, and answers it by the time in care.messagesAnswered.' },
  { name: 'first-call-questions', who: 'clinician', words: /we[’']ll ask|stay on the line/i,
    promise: 'On a first call, staff ask the questions on the page of that condition or substance, and stay on the line during a panic attack.' },
  { name: 'first-days', who: 'clinician', words: /meet your counselor alone/,
    promise: 'In the first days of a program, patients meet their counselor alone and join a group.' },
  { name: 'who-prescribes', who: 'clinician', words: /talk first about/,
    promise: 'On a first call about opioids, staff talk first about who can prescribe medicine, and where.' },
  { name: 'release-from-jail', who: 'clinician', words: /from jail or detox/,
    promise: 'Staff try to book an assessment close to the day on which somebody leaves jail or detox.' },
  { name: 'skills-group', who: 'clinician', words: /skills group/, promise: 'People can join a DBT skills group by itself, without the full program.' },
  { name: 'calling-911', who: 'clinician', words: /trained in mental health/,
    promise: 'Staff call 911 without consent only when someone may die or be badly hurt soon, and ask for responders trained in mental health.' },
  { name: 'licensing-boards', who: 'lawyer', words: /licensing board/,
    promise: 'Staff tell no licensing board about treatment unless the patient agrees or the law requires it.' },
  { name: 'pregnancy', who: 'lawyer', words: /positive (?:drug )?test/, promise: 'Staff do not report a pregnancy, or a positive test by itself, as /privacy says.' },
  { name: 'crisis-in-one-number', who: 'clinician', words: /all one number/,
    promise: 'Admissions, the support team and the crisis hotline answer at one number.' },
  { name: 'certification', who: 'lawyer', words: /State (?:certification|license) number/, onlyIf: ({ certification }) => certification !== undefined,
    promise: 'The state has certified or licensed the program for alcohol and drug use, under the number and until the day in the footer.' },
  { name: 'accreditation', who: 'lawyer', words: /accredit/i, onlyIf: ({ accreditation }) => accreditation !== undefined,
    promise: 'The accreditation in the footer is in force, and the clinic may word it this way.' },
  { name: 'who-will-know', who: 'lawyer', words: /don[’']t (?:tell|call) [^.]*police/,
    promise: 'Staff tell no employer, relative or police officer about a call or care. /privacy lists the exceptions.' },
  { name: 'privacy-practices-of-site', who: 'lawyer', words: /What the form collects/,
    promise: 'The clinic handles messages as /privacy describes: who reads them, who stores them, when they are deleted.' },
  { name: 'email-service', who: 'lawyer', words: /agreed in writing/, onlyIf: ({ care }) => care.emailServiceAgreed === true,
    promise: 'The e-mail service has signed an agreement to keep messages private.' },
  { name: 'referrals', who: 'lawyer', words: /pays us to send/, onlyIf: ({ care }) => care.referralsUnpaid === true,
    promise: 'The clinic pays nobody for referrals, and nobody pays it for them.' },
  { name: 'counselors', who: 'clinician', words: /registered or certified/, onlyIf: ({ care }) => care.certifiedCounselors === true,
    promise: 'Every counselor is registered or certified with an organization that the state accepts.' },
  { name: 'read-aloud', who: 'web person', words: /\d{3}.\d{4}/,
    promise: 'Each number rings where pages say, and each name, address, day and insurer is right: somebody has read them aloud.' },
  { name: 'barriers', who: 'web person', words: /How to report a barrier/, promise: 'Somebody answers reports of barriers, as /accessibility says.' },
  { name: 'message-arrived', who: 'web person', words: /./,
    promise: 'A message from the live site, and one sent without JavaScript, each arrived in the clinic’s mailbox once, with all five fields.' },
];
