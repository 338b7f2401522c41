import { usPhone } from './facts/us-phone';
import type { CareFacts, Site } from './site.schema';

const care: CareFacts = {
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
  traumaTherapies: ['trauma-focused CBT'],
  familyTherapyForAnyCondition: true,
  mediCal: true,
  medicare: false,
  team: ['a clinical director', 'a doctor', 'therapists', 'counselors', 'case managers'],
  messagesAnswered: 'on weekdays, usually within one business day',
  visit: {
    parking: 'You can park for free behind the building.',
    bus: 'A bus stops on Estuary Lane, a short walk from our door.',
    entrance: 'The elevator to Suite 200 is in the lobby. There are no steps.',
    bring: 'Your insurance card if you have one, and a list of your medicines.',
  },
};

/**
 * The facts of the fictional clinic, as delivered in src/site.ts. `npm run launch-check` compares both files and lists the
 * facts that a clinic has not replaced.
 */
export const site: Site = {
  name: 'Ridge and Tide Center',
  shortName: 'Ridge & Tide',
  city: 'Ventura',
  state: 'California',
  address: { street: '1420 Estuary Lane, Suite 200', locality: 'Ventura, CA 93001' },
  phone: usPhone('(805) 555-0142'),
  secondPhone: { ...usPhone('(805) 555-0167'), purpose: 'Front desk, for people already in our care' },
  email: 'info@ridgeandtide.example',
  certification: {
    number: '560199AP',
    expires: '2025-11-30',
    registerName: 'state license register',
    registerUrl: 'https://license-register.example/',
  },
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
    privacyNoticeEffective: '2026-02-16',
    documents: { privacyPractices: '', grievances: '' },
    officialLinks: {
      stateStatusList: '',
      stateComplaints: '',
      goodFaithEstimate: '',
      independentReview: '',
      civilRights: '',
      openPayments: '',
    },
    leftOut: [],
  },
  privacyPageEffective: '2025-10-01',
  reviews: {},
  confirmed: {},
  accreditation: 'Accredited by a national hospital accreditation body',
  opioidMedicines: [],
  jobsProgram: { name: 'Coastline Works', url: 'https://coastline-works.example/' },
  care,
  countyLine: { ...usPhone('1-866-998-2243'), county: 'Ventura County' },
  people: [],
  sources: [],
  insurers: [
    { name: 'Pelican Mutual', network: 'in' },
    { name: 'Sierra Shield', network: 'in' },
    { name: 'Golden Valley Health', network: 'in' },
    { name: 'Bluewater Assurance', network: 'in' },
    { name: 'Redwood Benefit', network: 'out' },
    { name: 'Meridian Care', network: 'out' },
  ],
  options: {
    announceSendFailure: false,
    correctedCards: false,
    closedAtNight: false,
  },
};
