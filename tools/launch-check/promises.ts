import type { RoutePath } from '../../src/paths';
import type { Site } from '../../src/site.schema';
import { type Confirmed, unconfirmed } from './confirmations';
import type { Finding } from './finding';

/** Something that pages promise in the clinic’s name. docs/promises.md lists all promises. */
export interface Promised {
  /** Its key in `confirmed` of src/site.ts. */
  readonly id: string;
  readonly reader: Finding['reader'];
  /** A statement that is true of a clinic that keeps the promise. */
  readonly promise: string;
  /** The pages that make the promise. */
  readonly pages: readonly RoutePath[];
  /** A test checks that each of the pages contains this. */
  readonly words: RegExp;
  /** Whether this clinic’s pages make the promise. If omitted, they do. */
  readonly appliesIf?: (site: Site) => boolean;
}

// biome-ignore format: a table, one entry per promise
export const promises: readonly Promised[] = [
  { id: 'crisis-hotline', reader: 'clinician',
    promise: 'People who call the clinic’s number in a crisis reach someone trained to help, at once, at any hour.',
    pages: ['/crisis-intervention', '/acute-stress-disorder', '/schizophrenia', '/fentanyl', '/mdma', '/xanax', '/family-therapy'],
    words: /hotline/i, appliesIf: ({ options }) => !options.closedAtNight },
  { id: 'crisis-hotline-by-day', reader: 'clinician',
    promise: 'While the phone is answered, people who call in a crisis reach someone trained to help, at once.',
    pages: ['/crisis-intervention', '/family-therapy'], words: /hotline/i, appliesIf: ({ options }) => options.closedAtNight },
  { id: 'support-team', reader: 'clinician',
    promise: 'A support team answers questions at the clinic’s number, 24 hours a day, 7 days a week.',
    pages: ['/treatment', '/contact'], words: /support team is available to help 24 hours a day/i,
    appliesIf: ({ options }) => !options.closedAtNight },
  { id: 'admissions-department', reader: 'clinician',
    promise: 'An admissions department answers at the clinic’s number and books initial assessments.',
    pages: ['/treatment', '/about-us', '/contact'], words: /admissions department/i },
  { id: 'plan-in-30-days', reader: 'clinician',
    promise: 'A treatment plan is finished within 30 days of admission; care starts before it is.',
    pages: ['/treatment', '/about-us', '/mission', '/intensive-outpatient-program', '/partial-hospitalization-program'],
    words: /30 days (?:of|after) admission/ },
  { id: 'plan-sign-off', reader: 'clinician', promise: 'The clinical director signs off on every treatment plan.',
    pages: ['/treatment', '/about-us', '/intensive-outpatient-program', '/partial-hospitalization-program'], words: /clinical director signs off/i },
  { id: 'weekly-summary', reader: 'clinician',
    promise: 'The team reassesses each patient’s progress each week and writes a weekly summary.',
    pages: ['/treatment', '/about-us', '/intensive-outpatient-program', '/partial-hospitalization-program'], words: /weekly summary/i },
  { id: 'therapies', reader: 'clinician',
    promise: 'The clinic offers CBT, DBT (with a commitment of at least 6 months), psychodynamic and interpersonal therapy.',
    pages: ['/treatment'], words: /at least 6 months/ },
  { id: 'recreation', reader: 'clinician',
    promise: 'The clinic has recreation activities, and a doctor clears each patient before they take part.',
    pages: ['/treatment', '/partial-hospitalization-program'], words: /recreation/i },
  { id: 'levels-of-care', reader: 'clinician',
    promise: 'The clinic has three programs: 20 or more, 9 to 19, and under 9 hours a week; the sample weeks are like yours.',
    pages: ['/partial-hospitalization-program', '/intensive-outpatient-program', '/outpatient-program'], words: /hours a week/ },
  { id: 'case-management', reader: 'clinician', promise: 'Case managers plan, coordinate and follow up on care, and help with practical needs.',
    pages: ['/case-management'], words: /case management/i },
  { id: 'family-therapy', reader: 'clinician', promise: 'The clinic offers family therapy.', pages: ['/family-therapy'], words: /family therapy/i },
  { id: 'job-assistance', reader: 'clinician', promise: 'The clinic helps patients with work: what fits, where to go next, what to say.',
    pages: ['/jobs'], words: /employment assistance/i },
  { id: 'insurance-check', reader: 'clinician',
    promise: 'Staff answer questions about insurance at the clinic’s number, and say what care costs before it begins.',
    pages: ['/insurance'], words: /before you agree to/ },
  { id: 'opioid-medicines', reader: 'clinician',
    promise: 'Clinicians of the clinic prescribe each of the medicines in opioidMedicines.', pages: ['/opioid'], words: /We prescribe/,
    appliesIf: ({ opioidMedicines }) => opioidMedicines.length > 0 },
  { id: 'messages', reader: 'clinician', promise: 'A person on the team reads every message, and answers it by the time in care.messagesAnswered.',
    pages: ['/contact'], words: /our team reads it/ },
  { id: 'first-call-questions', reader: 'clinician',
    promise: 'On a first call, staff ask the questions on the page of that condition or substance, and stay on the line during a panic attack.',
    pages: ['/alcohol', '/xanax', '/panic-disorder'], words: /we.ll ask|stay on the line/i },
  { id: 'first-days', reader: 'clinician', promise: 'In the first days of a program, patients meet their counselor alone and join a group.',
    pages: ['/treatment'], words: /meet your counselor alone/ },
  { id: 'who-prescribes', reader: 'clinician', promise: 'On a first call about opioids, staff talk first about who can prescribe medicine, and where.',
    pages: ['/opioid', '/fentanyl'], words: /talk first about/ },
  { id: 'release-from-jail', reader: 'clinician', promise: 'Staff try to book an assessment close to the day on which somebody leaves jail or detox.',
    pages: ['/heroin'], words: /from jail or detox/ },
  { id: 'skills-group', reader: 'clinician', promise: 'People can join a DBT skills group by itself, without the full program.',
    pages: ['/treatment', '/anger-disorder'], words: /skills group/ },
  { id: 'calling-911', reader: 'clinician',
    promise: 'Staff call 911 without consent only when someone may die or be badly hurt soon, and ask for responders trained in mental health.',
    pages: ['/crisis-intervention'], words: /trained in mental health/ },
  { id: 'licensing-boards', reader: 'lawyer', promise: 'Staff tell no licensing board about treatment unless the patient agrees or the law requires it.',
    pages: ['/privacy', '/jobs', '/opioid'], words: /licensing board/ },
  { id: 'pregnancy', reader: 'lawyer', promise: 'Staff do not report a pregnancy, or a positive test by itself, as /privacy says.',
    pages: ['/privacy'], words: /pregnan/i },
  { id: 'crisis-in-one-number', reader: 'clinician', promise: 'Admissions, the support team and the crisis hotline answer at one number.',
    pages: ['/contact'], words: /all one number/ },
  { id: 'certification', reader: 'lawyer',
    promise: 'The state has certified or licensed the program for alcohol and drug use, under the number and until the day in the footer.',
    pages: ['/'], words: /State (?:certification|license) number/, appliesIf: ({ certification }) => certification !== undefined },
  { id: 'accreditation', reader: 'lawyer', promise: 'The accreditation in the footer is in force, and the clinic may word it this way.',
    pages: ['/'], words: /accredit/i, appliesIf: ({ accreditation }) => accreditation !== undefined },
  { id: 'who-will-know', reader: 'lawyer',
    promise: 'Staff tell no employer, relative or police officer about a call or care. /privacy lists the exceptions.',
    pages: ['/privacy', '/contact'], words: /police/i },
  { id: 'privacy-practices-of-site', reader: 'lawyer',
    promise: 'The clinic handles messages as /privacy describes: who reads them, who stores them, when they are deleted.',
    pages: ['/privacy'], words: /What the form collects/ },
  { id: 'read-aloud', reader: 'web',
    promise: 'Each number rings where pages say, and each name, address, day and insurer is right: somebody has read them aloud.',
    pages: ['/contact', '/insurance'], words: /\(?\d{3}\)?.\d{3}.\d{4}/ },
  { id: 'barriers', reader: 'web', promise: 'Somebody answers reports of barriers, as /accessibility says.',
    pages: ['/accessibility'], words: /How to report a barrier/ },
];

/** Finds promises that the pages make and nobody has confirmed. */
export const checkPromises = (site: Site, confirmed: Confirmed, today: Date): readonly Finding[] =>
  promises
    .filter(({ appliesIf }) => appliesIf?.(site) ?? true)
    .flatMap(({ id, reader, promise, pages }) => {
      const what = `Is it true? ${promise}`;
      const todo = `Read ${pages.join(', ')}. If the promise is not true, change the text (docs/promises.md says where), then confirm the new text.`;
      return unconfirmed({ id, reader, what, todo }, confirmed, today);
    });
