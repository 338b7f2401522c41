import { taglines } from '../../src/content/notices/language-assistance';
import type { Site } from '../../src/site.schema';
import { checkCare } from './care';
import { checkClinic } from './clinic';
import { checkDomain } from './domain';
import { checkEnvironment, type Environment } from './environment';
import type { Finding } from './finding';
import { checkLaw } from './law';
import { checkPromises, promises } from './promises';
import { checkReviews } from './reviews';
import { toConfirm } from './to-confirm';

export interface LaunchState {
  readonly site: Site;
  /** The variables of a production build. */
  readonly env: Environment;
  /** The current day, in local time. */
  readonly today: Date;
  /** The fingerprints of the approved texts of the reviewed pages, by path. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Finds confirmations that no check asks for, usually because of a misspelled name. */
function checkConfirmed(confirmed: Site['confirmed']): readonly Finding[] {
  const ids = ['law', 'care', 'es', 'site-address', ...promises.map(({ id }) => id), ...Object.keys(toConfirm)];
  const known = new Set([...ids, ...taglines.map(({ lang }) => lang)]);
  return Object.keys(confirmed)
    .filter((id) => !known.has(id))
    .map((id) => ({
      reader: 'web',
      what: `No question has the name “${id}”, so this entry confirms nothing.`,
      where: `src/site.ts, confirmed['${id}']`,
      todo: 'Copy the name from the line of the launch check that asks for the confirmation.',
    }));
}

/**
 * Finds what must change in the facts, the reviews and the variables before a clinic goes live with the site.
 * @param state its facts must have passed the check of the build (src/site.schema.ts), so that all dates are valid
 */
export function launchFindings({ site, env, today, texts }: LaunchState): readonly Finding[] {
  return [
    ...checkClinic(site, today),
    ...checkLaw(site.law, site.confirmed, today),
    ...checkCare(site, site.confirmed, today),
    ...checkPromises(site, site.confirmed, today),
    ...checkConfirmed(site.confirmed),
    ...checkReviews(site.reviews, today, texts),
    ...checkEnvironment(env),
    ...checkDomain(site, env, today),
  ];
}
