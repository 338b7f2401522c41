import { hostOf, isExampleHost } from './addresses';
import type { Finding } from './checks';

/** The facts of a clinic that show whether they are invented or out of date; `src/site.ts` holds all facts. */
export interface ClinicFacts {
  readonly fictional: boolean;
  readonly phone: { readonly display: string };
  readonly secondPhone: { readonly display: string };
  readonly email: string;
  /** `expires` as month/day/two-digit year. */
  readonly certification: { readonly expires: string; readonly registerUrl: string };
  readonly jobsProgram: { readonly url: string };
}

const file = 'src/site.ts';

function checkFictional({ fictional }: ClinicFacts): readonly Finding[] {
  if (!fictional) return [];
  const todo = 'Replace every fact with your clinic’s own, then set "fictional" to false.';
  return [
    { what: 'The name, address and certification are those of the fictional clinic.', where: file, todo },
    { what: 'The insurers are invented.', where: `${file}, insurers`, todo },
  ];
}

function checkPhones({ phone, secondPhone }: ClinicFacts): readonly Finding[] {
  return Object.entries({ phone, secondPhone })
    .filter(([, { display }]) => /55501\d\d$/.test(display.replace(/\D/g, '')))
    .map(([name, { display }]) => ({
      what: `${display} is reserved for fiction (555-01xx); nobody answers it.`,
      where: `${file}, ${name}`,
      todo: 'Enter a number that your clinic answers.',
    }));
}

function checkAddresses({ email, certification, jobsProgram }: ClinicFacts): readonly Finding[] {
  const hosts = {
    email: email.split('@').at(-1) ?? '',
    'certification.registerUrl': hostOf(certification.registerUrl),
    'jobsProgram.url': hostOf(jobsProgram.url),
  };
  return Object.entries(hosts)
    .filter(([, host]) => isExampleHost(host))
    .map(([name, host]) => ({
      what: `${host} is reserved for examples; no site or mailbox is there.`,
      where: `${file}, ${name}`,
      todo: 'Enter the real address.',
    }));
}

/** The last moment of a day written as month/day/two-digit year; undefined for any other text. */
function endOfDay(text: string): Date | undefined {
  const [, month, day, year] = (/^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(text) ?? []).map(Number);
  if (month === undefined || day === undefined || year === undefined) return undefined;
  const end = new Date(2000 + year, month - 1, day, 23, 59, 59, 999);
  return end.getMonth() === month - 1 && end.getDate() === day ? end : undefined;
}

function checkCertification({ certification: { expires } }: ClinicFacts, today: Date): readonly Finding[] {
  const where = `${file}, certification.expires`;
  const end = endOfDay(expires);
  if (!end) return [{ what: `"${expires}" is not a date.`, where, todo: 'Write it as month/day/two-digit year.' }];
  if (today <= end) return [];
  return [{ what: `The certification expired on ${expires}.`, where, todo: 'Renew it and enter the new date.' }];
}

/** Finds invented facts and an expired certification. */
export function checkClinic(site: ClinicFacts, today: Date): readonly Finding[] {
  return [...checkFictional(site), ...checkPhones(site), ...checkAddresses(site), ...checkCertification(site, today)];
}
