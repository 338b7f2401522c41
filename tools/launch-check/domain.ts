import type { Site } from '../../src/site.schema';
import { unconfirmed } from './confirmations';
import type { Environment } from './environment';
import type { Finding } from './finding';
import { hostOf, isExampleHost, isLocalHost } from './hosts';

/** Returns the registered domain of a host: "clinic.org". */
const domainOf = (host: string) => host.toLowerCase().split('.').slice(-2).join('.');

/** Asks whether the site's address is right, if the clinic's e-mail is at another domain. */
export function checkDomain({ email, confirmed }: Site, env: Environment, today: Date): readonly Finding[] {
  const host = hostOf(env.VITE_SITE_URL ?? '');
  const mailHost = email.split('@').at(-1) ?? '';
  // checkEnvironment and checkClinic report missing and reserved addresses.
  if (!host || isLocalHost(host) || [host, mailHost].some(isExampleHost)) return [];
  if (domainOf(host) === domainOf(mailHost)) return [];
  const question = {
    id: 'site-address',
    reader: 'web',
    what: `Is ${host} the clinic’s own address? The clinic’s e-mail is at ${mailHost}.`,
    todo: 'Read VITE_SITE_URL and “email” letter by letter, and open both. Correct the wrong one, or confirm that both are right.',
  } as const;
  return unconfirmed(question, confirmed, today);
}
