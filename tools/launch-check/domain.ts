import type { Site } from '../../src/site.schema';
import { unconfirmed } from './confirmations';
import type { Environment } from './environment';
import type { Finding } from './finding';
import { hostOf, isExampleHost, isLocalHost, isPrivateHost } from './hosts';

/** Returns the last two labels of a host name: "clinic.org". */
const domainOf = (host: string) => host.toLowerCase().split('.').slice(-2).join('.');

const mailHostOf = (email: string) => email.split('@').at(-1) ?? '';

/** Asks about each person whose e-mail is neither at the domain of the clinic's e-mail nor at that of the site. */
function checkContacts({ email, law, confirmed }: Site, env: Environment, today: Date): readonly Finding[] {
  const contacts = { privacyOfficer: law.privacyOfficer, rightsCoordinator: law.rightsCoordinator };
  const own = [mailHostOf(email), hostOf(env.VITE_SITE_URL ?? '')];
  return Object.entries(contacts).flatMap(([name, contact]) => {
    const host = mailHostOf(contact.email);
    if ([...own, host].some(isExampleHost) || own.map(domainOf).includes(domainOf(host))) return [];
    const question = {
      id: 'site-address',
      reader: 'web',
      what: `Is ${contact.email} right? The clinic’s e-mail is at ${mailHostOf(email)}.`,
      todo: `Read law.${name}.email letter by letter. Correct it, or confirm that it is right.`,
    } as const;
    return unconfirmed(question, confirmed, today);
  });
}

/** Asks whether the site's address is right, if the clinic's e-mail is at another domain. */
function checkSiteAddress({ email, confirmed }: Site, env: Environment, today: Date): readonly Finding[] {
  const host = hostOf(env.VITE_SITE_URL ?? '');
  const mailHost = mailHostOf(email);
  // checkEnvironment and checkClinic report missing, local and reserved addresses.
  if (!host || isLocalHost(host) || isPrivateHost(host) || [host, mailHost].some(isExampleHost)) return [];
  if (domainOf(host) === domainOf(mailHost)) return [];
  const question = {
    id: 'site-address',
    reader: 'web',
    what: `Is ${host} the clinic’s own address? The clinic’s e-mail is at ${mailHost}.`,
    todo: 'Read VITE_SITE_URL and “email” letter by letter, and open both. Correct the wrong one, or confirm that both are right.',
  } as const;
  return unconfirmed(question, confirmed, today);
}

/** Asks about site and e-mail addresses that are at different domains. */
export const checkDomain = (site: Site, env: Environment, today: Date): readonly Finding[] => [
  ...checkSiteAddress(site, env, today),
  ...checkContacts(site, env, today),
];
