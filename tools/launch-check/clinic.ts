import type { Reviews } from '../../src/content/reviews';
import { hostOf, isExampleHost } from './addresses';
import type { CareAndLaw } from './care';
import { endOfShortDay } from './days';
import type { Finding } from './finding';

/** The facts of a clinic that show whether they are invented or out of date; `src/site.ts` holds all facts. */
export interface ClinicFacts extends CareAndLaw {
  readonly fictional: boolean;
  readonly phone: { readonly display: string };
  readonly secondPhone: { readonly display: string };
  readonly email: string;
  /** `expires` as month/day/two-digit year. */
  readonly certification: { readonly expires: string; readonly registerUrl: string };
  readonly jobsProgram: { readonly url: string };
  readonly reviews: Reviews;
}

const group = 'identity';

const file = 'src/site.ts';

function checkFictional({ fictional }: ClinicFacts): readonly Finding[] {
  if (!fictional) return [];
  const todo = 'Replace every fact with your clinic’s own, then set "fictional" to false.';
  return [
    { group, what: 'The name, address and certification are those of the fictional clinic.', where: file, todo },
    { group, what: 'The insurers are invented.', where: `${file}, insurers`, todo },
    {
      group: 'law',
      what: 'What the law asks of the clinic, and whom it names, are the fictional clinic’s.',
      where: `${file}, law`,
      todo,
    },
  ];
}

function checkPhones({ phone, secondPhone }: ClinicFacts): readonly Finding[] {
  return Object.entries({ phone, secondPhone })
    .filter(([, { display }]) => /55501\d\d$/.test(display.replace(/\D/g, '')))
    .map(([name, { display }]) => ({
      group,
      what: `${display} is reserved for fiction (555-01xx); nobody answers it.`,
      where: `${file}, ${name}`,
      todo: 'Enter a number that your clinic answers.',
    }));
}

const mailHost = (email: string) => email.split('@').at(-1) ?? '';

function checkAddresses({ email, certification, jobsProgram, law }: ClinicFacts): readonly Finding[] {
  const hosts = {
    email: mailHost(email),
    'law.privacyOfficer.email': mailHost(law.privacyOfficer.email),
    'law.rightsCoordinator.email': mailHost(law.rightsCoordinator.email),
    'certification.registerUrl': hostOf(certification.registerUrl),
    'jobsProgram.url': hostOf(jobsProgram.url),
  };
  return Object.entries(hosts)
    .filter(([, host]) => isExampleHost(host))
    .map(([name, host]) => ({
      group,
      what: `${host} is reserved for examples; no site or mailbox is there.`,
      where: `${file}, ${name}`,
      todo: 'Enter the real address.',
    }));
}

function checkCertification({ certification: { expires } }: ClinicFacts, today: Date): readonly Finding[] {
  const where = `${file}, certification.expires`;
  const end = endOfShortDay(expires);
  if (!end || today <= end) return [];
  return [{ group, what: `The certification expired on ${expires}.`, where, todo: 'Renew it and enter the new date.' }];
}

/** Finds invented facts and an expired certification. */
export function checkClinic(site: ClinicFacts, today: Date): readonly Finding[] {
  return [...checkFictional(site), ...checkPhones(site), ...checkAddresses(site), ...checkCertification(site, today)];
}
