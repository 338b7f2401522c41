import { notices } from '../../../src/content/notices';
import { taglines } from '../../../src/content/notices/languages';
import type { LawFacts } from '../../../src/content/notices/law-facts';
import { type CareFacts, site } from '../../../src/site';

const mailOf = (name: string) => ({ name: 'A. Person', title: 'Officer', email: `${name}@clinic.internal` });

/** The facts of a clinic for which somebody has confirmed every notice and every language, on this day. */
export const confirmedLaw = (day: string): LawFacts => ({
  ...site.law,
  privacyOfficer: mailOf('privacy'),
  rightsCoordinator: mailOf('rights'),
  officialLinks: {
    ...site.law.officialLinks,
    stateStatusList: 'https://state.internal/list',
    openPayments: 'https://payments.internal/',
  },
  confirmed: Object.fromEntries(notices.map(({ id }) => [id, day])),
  confirmedLanguages: ['es', ...taglines.map(({ lang }) => lang)],
});

/** The facts about care of a clinic that has entered all of them. */
export const confirmedCare = {
  ...site.care,
  mediCal: true,
  medicare: true,
  freeNaloxone: 'at our front desk',
} satisfies CareFacts;
