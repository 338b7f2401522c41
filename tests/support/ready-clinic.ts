import { site } from '../../src/site';
import type { Confirmed, LawFacts, Site } from '../../src/site.schema';
import { questionsFor } from '../../tools/launch-check/questions';
import { site as second } from '../second-clinic/site';

/** Complete facts about a clinic to which every law applies, with the links that it requires. */
export const confirmedLaw: LawFacts = {
  ...second.law,
  stateStatus: 'certified',
  federalFunds: true,
  fifteenOrMoreStaff: true,
  physiciansOnStaff: true,
  officialLinks: {
    ...second.law.officialLinks,
    stateStatusList: 'https://state.ca.gov/',
    openPayments: 'https://cms.gov/',
  },
  leftOut: [],
};

/** The variables of its build. */
export const env = {
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
  VITE_EMAILJS_USER_ID: 'Kx81-mq0PLw',
  VITE_SITE_URL: 'https://www.clinic.internal',
  VITE_MEDIA_BUCKET_URL: 'https://bucket.internal',
};

/** The facts of the second clinic, completed so that it is ready to launch. */
export const ready: Site = {
  ...second,
  certification: { number: '1', expires: '2026-06-30', registerName: 'register' },
  law: confirmedLaw,
  care: { ...site.care, childrenInSessions: true, freeNaloxone: '', visit: {} },
  insurers: [{ name: 'One Plan', network: 'in' }],
  options: { ...second.options, closedAtNight: false },
};

/** Returns a confirmation of everything that the launch check asks about, from the day on which the certification expires. */
export const allConfirmed = (clinic: Site): Confirmed =>
  Object.fromEntries(questionsFor(clinic, [], env).map(([, name]) => [name, { by: 'A. Person', on: '2026-06-30' }]));
