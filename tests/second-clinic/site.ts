/**
 * A second clinic, which differs from the default one in many ways: it has no certification, accreditation or jobs program,
 * is closed at night, has turned on all options, lists three insurers, and has answered few questions about its care.
 * `npm run test:all` tests the site with it.
 */

import type { Site } from '../../src/site.schema';
import { usPhone } from '../../src/us-phone';

export const site: Site = {
  name: 'Almond Row Counseling',
  shortName: 'Almond Row',
  city: 'Merced',
  state: 'California',
  address: { street: '77 Orchard Street', locality: 'Merced, CA 95340' },
  phone: usPhone('(209) 555-2118'),
  secondPhone: { ...usPhone('(209) 555-2119'), purpose: 'Billing' },
  email: 'hello@almondrow.internal',
  copyrightYear: 2026,
  law: {
    stateStatus: 'none',
    coveredEntity: true,
    federallyAssisted: true,
    federalFunds: false,
    fifteenOrMoreStaff: false,
    physiciansOnStaff: false,
    stateRegulatedPlans: true,
    privacyOfficer: { name: 'Rosa Lindqvist', title: 'Director', email: 'privacy@almondrow.internal' },
    rightsCoordinator: { name: 'Theo Marsh', title: 'Office Manager', email: 'office@almondrow.internal' },
    privacyNoticeEffective: '2026-06-01',
    documents: { privacyPractices: '/documents/privacy.pdf', grievances: '' },
    officialLinks: {
      stateStatusList: '',
      stateComplaints: '',
      goodFaithEstimate: 'https://estimates.almondrow.internal/',
      independentReview: '',
      civilRights: '',
      openPayments: '',
    },
    leftOut: ['relay'],
  },
  privacyPageEffective: '2026-06-01',
  reviews: {},
  opioidMedicines: ['buprenorphine'],
  care: {
    phoneHours: 'from 9 a.m. to 6 p.m., Monday to Friday',
    languages: ['English', 'Spanish'],
    childrenInSessions: false,
    mediCal: false,
    team: [],
    prices: ['Initial assessment: $140'],
  },
  countyLine: { ...usPhone('(209) 555-2120'), county: 'Merced County' },
  people: [],
  sources: [],
  insurers: [
    { name: 'Foothill Mutual', network: 'in' },
    { name: 'San Joaquin Shield', network: 'out' },
    { name: 'Delta Plan' },
  ],
  options: { announceSendFailure: true, correctedCards: true, closedAtNight: true },
};

export const confirmed = { relay: { by: 'Rosa Lindqvist, LMFT', on: '2026-11-20' } };
