import type { Site } from '../../src/site.schema';
import { unconfirmed } from './confirmations';
import type { Environment } from './environment';
import type { Finding } from './finding';
import { hostOf, isExampleHost, isLocalHost, isPrivateHost } from './hosts';

/** The part of a host's name that somebody has registered: "clinic.org". */
const domainOf = (host: string) => host.toLowerCase().split('.').slice(-2).join('.');

const mailHostOf = (email: string) => email.split('@').at(-1) ?? '';

/** Asks about people's e-mail addresses that are at a domain of neither the clinic's e-mail nor the site. */
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
      todo: `Read law.${name}.email letter by letter. Mend it, or confirm that it is right.`,
    } as const;
    return unconfirmed(question, confirmed, today);
  });
}

/** Asks whether the site is at the clinic's own address, if the clinic's e-mail is at another domain. */
function checkSiteAddress({ email, confirmed }: Site, env: Environment, today: Date): readonly Finding[] {
  const host = hostOf(env.VITE_SITE_URL ?? '');
  const mailHost = mailHostOf(email);
  // An address that is nobody's is told elsewhere.
  if (!host || isLocalHost(host) || isPrivateHost(host) || [host, mailHost].some(isExampleHost)) return [];
  if (domainOf(host) === domainOf(mailHost)) return [];
  const question = {
    id: 'site-address',
    reader: 'web',
    what: `Is ${host} the clinic’s own address? The clinic’s e-mail is at ${mailHost}.`,
    todo: 'Read VITE_SITE_URL and “email” letter by letter, and open both. Mend the one that is wrong, or confirm that both are right.',
  } as const;
  return unconfirmed(question, confirmed, today);
}

/** Asks about addresses at different domains. */
export const checkDomain = (site: Site, env: Environment, today: Date): readonly Finding[] => [
  ...checkSiteAddress(site, env, today),
  ...checkContacts(site, env, today),
];
