import type { Site } from '../../src/site.schema';
import { endOfDay } from './confirmations';
import type { Finding } from './finding';
import { hostOf, isExampleHost } from './hosts';

const reader = 'web';
const file = 'src/site.ts';

function checkPhones({ phone, secondPhone, countyLine }: Site): readonly Finding[] {
  return Object.entries({ phone, secondPhone, countyLine })
    .filter(([, { display }]) => /55501\d\d$/.test(display.replace(/\D/g, '')))
    .map(([name, { display }]) => ({
      reader,
      what: `${display} is reserved for fiction (555-01xx); nobody answers it.`,
      where: `${file}, ${name}`,
      todo: 'Enter the real number.',
    }));
}

const mailHost = (email: string) => email.split('@').at(-1) ?? '';

function checkAddresses({ email, certification, jobsProgram, law }: Site): readonly Finding[] {
  const hosts = {
    email: mailHost(email),
    'law.privacyOfficer.email': mailHost(law.privacyOfficer.email),
    'law.rightsCoordinator.email': mailHost(law.rightsCoordinator.email),
    'certification.registerUrl': hostOf(certification?.registerUrl ?? ''),
    'jobsProgram.url': hostOf(jobsProgram?.url ?? ''),
  };
  return Object.entries(hosts)
    .filter(([, host]) => isExampleHost(host))
    .map(([name, host]) => ({
      reader,
      what: `${host} is reserved for examples; no site or mailbox exists there.`,
      where: `${file}, ${name}`,
      todo: 'Enter the real address.',
    }));
}

function checkCertification({ certification, law }: Site, today: Date): readonly Finding[] {
  if (!certification || today <= endOfDay(certification.expires)) return [];
  const where = `${file}, certification.expires`;
  const given = law.stateStatus === 'licensed' ? 'license' : 'certification';
  const what = `The ${given} expired on ${certification.expires}.`;
  return [{ reader, what, where, todo: 'Renew it, and enter the day on which the new one expires.' }];
}

/** Finds phone numbers and addresses that are reserved for fiction or examples, and an expired certification. */
export const checkClinic = (site: Site, today: Date): readonly Finding[] => [
  ...checkPhones(site),
  ...checkAddresses(site),
  ...checkCertification(site, today),
];
