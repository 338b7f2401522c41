import { site } from '../../src/site';
import type { Confirmed, LawFacts, Site } from '../../src/site.schema';
import { usPhone } from '../../src/us-phone';
import { questionsFor } from '../../tools/launch-check/questions';

const mailOf = (name: string) => ({ name: 'A. Person', title: 'Officer', email: `${name}@clinic.internal` });

/** Complete facts about a clinic to which every law applies, with the links that it requires. */
export const confirmedLaw: LawFacts = {
  ...site.law,
  stateStatus: 'certified',
  coveredEntity: true,
  federallyAssisted: true,
  federalFunds: true,
  fifteenOrMoreStaff: true,
  physiciansOnStaff: true,
  stateRegulatedPlans: true,
  privacyOfficer: mailOf('privacy'),
  rightsCoordinator: mailOf('rights'),
  officialLinks: {
    ...site.law.officialLinks,
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

/** The facts of a clinic in another county that is ready to launch. */
export const ready: Site = {
  ...site,
  name: 'Quail Court Clinic',
  shortName: 'Quail Court',
  city: 'Bakersfield',
  address: { street: '8 Quail Court', locality: 'Bakersfield, CA 93301' },
  phone: usPhone('(661) 555-2330'),
  secondPhone: { ...usPhone('(661) 555-2331'), purpose: 'Front desk' },
  email: 'hello@clinic.internal',
  certification: { number: '1', expires: '2026-06-30', registerName: 'register' },
  law: confirmedLaw,
  accreditation: 'Accredited by a body',
  jobsProgram: { name: 'Jobs', url: 'https://jobs.internal/' },
  care: { ...site.care, childrenInSessions: true, freeNaloxone: '', visit: {} },
  countyLine: { ...usPhone('1-800-555-2332'), county: 'Kern County' },
  insurers: [{ name: 'One Plan', network: 'in' }],
};

/** Returns a confirmation of everything that the launch check asks about, from the day on which the certification expires. */
export const allConfirmed = (clinic: Site): Confirmed =>
  Object.fromEntries(
    ['pictures', ...questionsFor(clinic, [], env).map(([, name]) => name)].map((name) => [
      name,
      { by: 'A. Person', on: '2026-06-30' },
    ]),
  );
