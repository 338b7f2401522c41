import { notices } from '../../src/content/notices';
import { taglines } from '../../src/content/notices/language-assistance';
import { site } from '../../src/site';
import type { CareFacts, Confirmation, LawFacts, Site } from '../../src/site.schema';
import { promises } from '../../tools/launch-check/promises';

const mailOf = (name: string) => ({ name: 'A. Person', title: 'Officer', email: `${name}@clinic.internal` });

/** Complete facts about the law, with the links that it requires. */
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
    stateStatusList: 'https://state.internal/list',
    openPayments: 'https://payments.internal/',
  },
  leftOut: [],
};

/** Confirmations of everything that the launch check asks about, all with this date. */
export function confirmedOn(on: string): Readonly<Record<string, Confirmation>> {
  const asked = [...notices, ...promises].map(({ id }) => id);
  const ids = ['law', 'care', ...asked, 'es', ...taglines.map(({ lang }) => lang)];
  return Object.fromEntries(ids.map((id) => [id, { by: 'A. Person', on }]));
}

/** Complete facts about care. */
export const confirmedCare = {
  youngest: 18,
  phoneHours: '24 hours a day, 7 days a week',
  programHours: 'on weekdays',
  languages: ['English'],
  telehealth: false,
  groupLanguages: ['English'],
  prescribesPsychiatricMedicines: false,
  prescribesForAlcohol: false,
  contingencyManagement: false,
  licensedTherapists: true,
  certifiedCounselors: true,
  welcomesPrescribedMedicines: true,
  testsForDrugs: true,
  ifPatientsUse: 'You can stay.',
  welcomesCuttingDown: true,
  minorsCanCall: true,
  childrenInSessions: true,
  messagesKept: 'for a year',
  emailServiceAgreed: true,
  referralsUnpaid: true,
  traumaTherapies: [],
  familyTherapyForAnyCondition: true,
  mediCal: true,
  medicare: true,
  team: ['a doctor'],
  messagesAnswered: 'on weekdays',
  freeNaloxone: 'at our front desk',
} satisfies CareFacts;

/**
 * The facts of a clinic that is ready to launch, all confirmed on this day. Their domains end in `.internal`, because the
 * launch check rejects the domains that are reserved for examples.
 */
export const readyOn = (day: string): Site => ({
  ...site,
  phone: { display: '(213) 555-0233', href: 'tel:+12135550233' },
  secondPhone: { display: '(213) 555-0299', href: 'tel:+12135550299', purpose: 'Front desk' },
  email: 'hello@clinic.internal',
  certification: {
    number: '1',
    expires: '2027-06-30',
    registerName: 'register',
    registerUrl: 'https://register.internal/',
  },
  jobsProgram: { name: 'Jobs', url: 'https://jobs.internal/' },
  law: confirmedLaw,
  care: confirmedCare,
  opioidMedicines: ['buprenorphine'],
  insurers: [{ name: 'One Plan', network: 'in' }],
  reviews: {},
  confirmed: confirmedOn(day),
});
