import type { Confirmed, Site } from './site.schema';
import { usPhone } from './us-phone';

/**
 * The facts of the clinic. A clinic that adopts the site enters them only here (docs/adopting.md). The default is a
 * fictional clinic. `npm run launch-check` lists the facts that are still fictional. site.schema.ts shows the valid values of
 * each fact, and whether you can leave it out (`exactOptional`). Write days as year-month-day.
 */
export const site: Site = {
  name: 'Ridge and Tide Center',
  /** The label of the icon on a phone's home screen, with at most 12 characters. Pages don't use it. */
  shortName: 'Ridge & Tide',
  city: 'Ventura',
  state: 'California',
  address: { street: '1420 Estuary Lane, Suite 200', locality: 'Ventura, CA 93001' },
  phone: usPhone('(805) 555-0142'),
  /** The second number and its purpose, which the hero of the contact page shows. */
  secondPhone: { ...usPhone('(805) 555-0167'), purpose: 'Front desk, for people already in our care' },
  email: 'info@ridgeandtide.example',
  /** The year in the copyright line: the one in which you first publish these pages. */
  copyrightYear: 2025,
  /** The state's certification or license. Leave it out if there is none, and set `law.stateStatus` to 'none'. */
  certification: {
    number: '560199AP',
    expires: '2025-11-30',
    registerName: 'state license register',
    registerUrl: 'https://license-register.example/',
  },
  /** Which legal notices the pages show, and what they say (docs/adopting-law.md). Have a lawyer confirm these facts. */
  law: {
    stateStatus: 'certified',
    coveredEntity: true,
    federallyAssisted: true,
    federalFunds: true,
    fifteenOrMoreStaff: true,
    physiciansOnStaff: true,
    stateRegulatedPlans: true,
    privacyOfficer: { name: 'Miriam Okafor', title: 'Privacy Officer', email: 'privacy@ridgeandtide.example' },
    rightsCoordinator: {
      name: 'Daniel Reyes',
      title: 'Civil Rights Coordinator',
      email: 'rights@ridgeandtide.example',
    },
    privacyNoticeEffective: '2026-11-28',
    /** The clinic’s documents in `public/`, such as '/documents/privacy-practices.pdf'; '' if there is none. */
    documents: { privacyPractices: '', grievances: '' },
    /** Addresses of official pages. With '', pages name the office without a link. */
    officialLinks: {
      stateStatusList: '',
      stateComplaints: '',
      goodFaithEstimate: '',
      independentReview: '',
      civilRights: '',
      openPayments: '',
    },
    /** Notices that the clinic’s lawyer has decided to leave out, by their ids: ['open-payments']. */
    leftOut: [],
  },
  /** The day from which the privacy page applies. */
  privacyPageEffective: '2026-11-28',
  /**
   * Who reviewed a page, when, and the fingerprint of the reviewed text, which `npm run approve -- /alcohol` prints:
   * { '/alcohol': { reviewer: 'Ana Ruiz, MD', on: '2026-11-22', next: '2027-11-22', text: '0123abcd' } }.
   * After a change of its text, a page no longer shows the review. Nobody has reviewed the fictional clinic’s pages.
   */
  reviews: {},
  /** The accreditation: a sentence that names the kind of body, without the period at its end. Leave it out if there is none. */
  accreditation: 'Accredited by a national hospital accreditation body',
  /** The medicines for opioid use disorder that it prescribes: ['buprenorphine']. With none, it helps find a prescriber. */
  opioidMedicines: [],
  /** Leave it out if the clinic recommends no jobs program. */
  jobsProgram: { name: 'Coastline Works', url: 'https://coastline-works.example/' },
  /** The fictional clinic leaves out free naloxone and prices, because the specification names none. */
  care: {
    youngest: 18,
    phoneHours: '24 hours a day, 7 days a week',
    programHours: 'from 8 a.m. to 8 p.m., Monday to Friday',
    languages: ['English'],
    groupLanguages: ['English'],
    telehealth: false,
    prescribesPsychiatricMedicines: false,
    prescribesForAlcohol: false,
    contingencyManagement: false,
    licensedTherapists: true,
    certifiedCounselors: true,
    welcomesPrescribedMedicines: true,
    testsForDrugs: true,
    ifPatientsUse: 'Using once doesn’t end your treatment.',
    welcomesCuttingDown: true,
    minorsCanCall: true,
    traumaTherapies: ['trauma-focused CBT'],
    familyTherapyForAnyCondition: true,
    mediCal: true,
    medicare: false,
    team: ['a clinical director', 'a doctor', 'therapists', 'counselors', 'case managers'],
    messagesAnswered: 'on weekdays, usually within one business day',
    messagesKept: 'for one year',
    emailServiceAgreed: true,
    referralsUnpaid: true,
    recoveryResidences: [],
    visit: {
      parking: 'You can park for free behind the building.',
      bus: 'A bus stops on Estuary Lane, a short walk from our door.',
      entrance: 'The elevator to Suite 200 is in the lobby. There are no steps.',
      bring: 'Your insurance card if you have one, and a list of your medicines.',
    },
  },
  /** The county’s phone line for Medi-Cal mental health and substance use care. Every county of California has one. */
  countyLine: { ...usPhone('1-866-998-2243'), county: 'Ventura County' },
  /** The clinicians that /about-us names: { name: 'Ana Ruiz', role: 'Psychiatrist', license: 'Medical Board of California, A 12345' }. */
  people: [],
  /** The sources of the health information, which /about-us lists: a manual, a guideline, an agency. */
  sources: [],
  /** The insurers that the clinic works with. These six are fictional. */
  insurers: [
    { name: 'Pelican Mutual', network: 'in' },
    { name: 'Sierra Shield', network: 'in' },
    { name: 'Golden Valley Health', network: 'in' },
    { name: 'Bluewater Assurance', network: 'in' },
    { name: 'Redwood Benefit', network: 'out' },
    { name: 'Meridian Care', network: 'out' },
  ],
  /**
   * Each option makes the site differ from the specification: docs/decisions/0048-options-read-plainly.md lists the rules
   * that it waives. All are off by default. We recommend the first two (`npm run launch-check` says why).
   */
  options: {
    /** If a message could not be sent, the form shows a notice with the phone number and restores the values. */
    announceSendFailure: false,
    /** Each menu card has the title and the picture of the page that it links to. */
    correctedCards: false,
    /** Nobody answers the phone at night: pages say when it is answered (`care.phoneHours`), and whom to call otherwise. */
    closedAtNight: false,
  },
};

/**
 * Who has confirmed a promise of the pages, a notice, or a translation, and when. `npm run launch-check` names the
 * key of each missing entry. Example: 'plan-in-30-days': { by: 'Ana Ruiz, MD', on: '2026-11-22' }. It does not ship.
 */
export const confirmed: Confirmed = {};
