import type { DatedFact } from '../../src/content/dated';
import { notices } from '../../src/content/notices';
import { isShown } from '../../src/content/notices/notice';
import { type Confirmed, facts, type Site } from '../../src/site.schema';
import type { Environment } from '../vite/variables';
import { fictionalIn, identifying } from './fictional';
import type { Finding } from './finding';
import type { BuiltPage } from './pages';
import { checkConfirmed, endOfDay, questionsFor } from './questions';

/** Returns a finding about a fact. @param place its path in src/site.ts */
const about = (who: Finding['who'], place: string, what: string) => ({ who, where: `src/site.ts, ${place}`, what });

/**
 * Finds facts that nobody has entered: those that can only be the fictional clinic’s (questions name those that others may share),
 * those that the schema asks for, networks of insurers, and links that the law requires.
 */
function checkMissing(site: Site): readonly Finding[] {
  const { care, insurers, law } = site;
  const fictional = fictionalIn(site).filter(([place]) => identifying.test(place));
  const asked = Object.entries(facts.shape.care.shape).filter(([name, fact]) => fact.description && !(name in care));
  const unknown = insurers.filter(({ network }) => !network);
  const owed = notices
    .filter((notice) => isShown(notice, law))
    .flatMap(({ link, source }) => (link?.owed ? { ...link, source } : []));
  // biome-ignore format: a list
  return [
    ...fictional.map(([place, value]) => about('web person', place, `“${value}” is the fictional clinic’s.`)),
    ...asked.map(([name, { description }]) => about('clinician', `care.${name}`, `The clinic has not said ${description}.`)),
    ...unknown.map(({ name }) => about('clinician', 'insurers', `The clinic has not said whether it is in network with ${name}: 'in' or 'out'.`)),
    ...owed
      .filter(({ field }) => !law.officialLinks[field])
      .map(({ field, source, text }) => about('lawyer', `law.officialLinks.${field}`, `By law (${source}), the site may not go live without a link to “${text}”.`)),
  ];
}

/**
 * What the check reads: facts that have passed the check of the build, confirmations, the variables of the build, the built pages,
 * the fingerprints of the approved texts of reviewed pages by path, and facts that age.
 */
export type LaunchState = Readonly<{
  site: Site;
  confirmed: Confirmed;
  env: Environment;
  pages: readonly BuiltPage[];
  texts: Readonly<Record<string, string>>;
  dated: readonly DatedFact[];
}>;

/** Finds what has expired (the certification, reviews, facts that age), and what applies only from a later day on. */
function checkDays({ site, texts, dated }: LaunchState, today: Date): readonly Finding[] {
  const { certification, law, privacyPageEffective, reviews } = site;
  const isPast = (day: string) => today > endOfDay(day);
  const expired = certification && isPast(certification.expires) ? [certification.expires] : [];
  const reviewed = Object.entries(reviews).map(([path, review]) => ({ ...review, path, place: `reviews['${path}']` }));
  const begun = { 'law.privacyNoticeEffective': law.privacyNoticeEffective, privacyPageEffective };
  // biome-ignore format: a list
  return [
    ...expired.map((day) => about('web person', 'certification.expires', `It expired on ${day}.`)),
    ...Object.entries(begun)
      .filter(([, day]) => today.toLocaleDateString('sv-SE') < day)
      .map(([place, day]) => about('web person', place, `${day} is still to come, but pages say that it applies.`)),
    ...reviewed
      .filter(({ path, text }) => texts[path] !== text)
      .map(({ path, place, reviewer }) => about('clinician', place, `The page has changed since ${reviewer} reviewed it, so it shows no review; its fingerprint is now ${texts[path]}.`)),
    ...reviewed
      .filter(({ next }) => isPast(next))
      .map(({ place, reviewer, next }) => about('clinician', place, `The review by ${reviewer} was due again on ${next}.`)),
    ...dated
      .filter(({ lookAgain }) => isPast(lookAgain))
      .map(({ who, pages, says, source, checked }) => ({ who, where: `src/content/dated.ts, ${pages.join(', ')}`, what: `Is “${says}” still right? (${source}, checked on ${checked})` })),
  ];
}

/** Finds what must change now, and what else must change within a month. @param today in local time */
export function checkLaunch(state: LaunchState, today: Date): Readonly<Record<'now' | 'soon', readonly Finding[]>> {
  const missing = checkMissing(state.site);
  const questions = questionsFor(state.site, state.pages, state.env);
  const dueOn = (day: Date) => [
    ...missing,
    ...checkDays(state, day),
    ...checkConfirmed(state.confirmed, questions, day),
  ];
  const now = dueOn(today);
  const later = dueOn(new Date(today.getFullYear(), today.getMonth() + 1, today.getDate()));
  return { now, soon: later.filter(({ where, what }) => !now.some((due) => due.where === where && due.what === what)) };
}
