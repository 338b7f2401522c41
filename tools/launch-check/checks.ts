import type { Site } from '../../src/clinic-facts';
import { taglines } from '../../src/content/notices/language-assistance';
import { checkCare } from './care';
import { checkClinic } from './clinic';
import { checkEnvironment, type Environment } from './environment';
import type { Finding } from './finding';
import { checkLaw } from './law';
import { checkPromises, promises } from './promises';
import { checkReviews } from './reviews';
import { toConfirm } from './to-confirm';

export interface LaunchState {
  readonly site: Site;
  /** The variables that a production build would see. */
  readonly env: Environment;
  /** The day of the launch, in local time. */
  readonly today: Date;
  /**
   * The built site, if there is one: the address that its contact form posts to, and the fingerprints of the texts of its
   * reviewed pages, by path.
   */
  readonly dist?: { readonly formAction: string | undefined; readonly texts?: Readonly<Record<string, string>> };
}

/** A build for the mock service posts to its own origin, so its form has a relative address. */
function checkDist(dist: LaunchState['dist']): readonly Finding[] {
  if (dist?.formAction === undefined || URL.canParse(dist.formAction)) return [];
  const what = 'The built site sends its messages to the mock e-mail service.';
  const todo = 'Run "npm run build". ("npm start" and "npm test" build for the mock service.)';
  return [{ reader: 'web', what, where: 'dist/', todo }];
}

/** Finds confirmations of what nobody asks, a misspelled name most often. */
function checkConfirmed(confirmed: Site['confirmed']): readonly Finding[] {
  const ids = ['law', 'care', 'es', ...promises.map(({ id }) => id), ...Object.keys(toConfirm)];
  const known = new Set([...ids, ...taglines.map(({ lang }) => lang)]);
  return Object.keys(confirmed)
    .filter((id) => !known.has(id))
    .map((id) => ({
      reader: 'web',
      what: `Nothing is called “${id}”, so this confirms nothing.`,
      where: `src/site.ts, confirmed['${id}']`,
      todo: 'Copy the name from the line of what you wanted to confirm.',
    }));
}

/**
 * Lists everything that must change before a clinic goes live with the site.
 * @param state facts that have passed the check of the build (tools/vite/site-schema.ts), which rejects days that do not exist
 */
export function launchFindings({ site, env, today, dist }: LaunchState): readonly Finding[] {
  return [
    ...checkClinic(site, today),
    ...checkLaw(site.law, site.confirmed, today),
    ...checkCare(site, site.confirmed, today),
    ...checkPromises(site, site.confirmed, today),
    ...checkConfirmed(site.confirmed),
    ...checkReviews(site.reviews, today, dist?.texts),
    ...checkEnvironment(env),
    ...checkDist(dist),
  ];
}
