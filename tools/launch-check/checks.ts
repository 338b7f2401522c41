import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatedFact } from '../../src/content/dated';
import { notices } from '../../src/content/notices';
import { isShown } from '../../src/content/notices/notice';
import { type Confirmed, facts, type Site } from '../../src/site.schema';
import type { Environment } from '../vite/variables';
import { fictionalFiles, fictionalTown, fictionalWords, textsIn } from './fictional';
import type { Finding } from './finding';
import type { BuiltPage } from './pages';
import { checkConfirmed, endOfDay, questionsFor } from './questions';

/** Returns a finding about a fact. @param place its path in src/site.ts */
const about = (who: Finding['who'], place: string, what: string): Finding => ({
  who,
  where: `src/site.ts, ${place}`,
  what,
});

/** Finds facts that are still the fictional clinic's, or reserved for examples. */
export function checkFictional(site: Site): readonly Finding[] {
  // A real clinic may be in the same town. Then all facts about the town are the same.
  const isElsewhere = ![site.city, site.countyLine.county].every((place) => fictionalTown.test(place));
  return textsIn(site)
    .filter(([, text]) => fictionalWords.test(text) || (isElsewhere && fictionalTown.test(text)))
    .map(([place, text]) => about('web person', place, `“${text}” is the fictional clinic’s, or only an example.`));
}

/** Lists the files of a project that are still the fictional clinic's. */
export function unchangedFiles(root: string): readonly string[] {
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.entries(fictionalFiles).flatMap(([file, hash]) =>
    existsSync(join(root, file)) && hashOf(join(root, file)).startsWith(hash) ? [file] : [],
  );
}

/** Finds facts that nobody has entered: those that the schema asks for, networks of insurers, and links that the law requires. */
function checkMissing({ care, insurers, law }: Site): readonly Finding[] {
  const asked = Object.entries(facts.shape.care.shape).filter(([name, fact]) => fact.description && !(name in care));
  const unknown = insurers.filter(({ network }) => !network);
  const links = notices.flatMap((notice) =>
    isShown(notice, law) && notice.link?.owed ? [{ ...notice.link, source: notice.source }] : [],
  );
  // biome-ignore format: a list
  return [
    ...asked.map(([name, { description }]) => about('clinician', `care.${name}`, `The clinic has not said ${description}.`)),
    ...unknown.map(({ name }) => about('clinician', 'insurers', `The clinic has not said whether it is in network with ${name}: 'in' or 'out'.`)),
    ...links
      .filter(({ field }) => !law.officialLinks[field])
      .map(({ field, source, text }) => about('lawyer', `law.officialLinks.${field}`, `By law (${source}), the site may not go live without a link to “${text}”.`)),
  ];
}

export interface LaunchState {
  /** The facts. They must have passed the check of the build. */
  readonly site: Site;
  readonly confirmed: Confirmed;
  /** The variables of the build. */
  readonly env: Environment;
  /** The built pages. */
  readonly pages: readonly BuiltPage[];
  /** The fingerprints of the approved texts of the reviewed pages, by path. */
  readonly texts: Readonly<Record<string, string>>;
  /** Facts that age. */
  readonly dated: readonly DatedFact[];
}

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

/** Finds what must change in the facts, confirmations, reviews and dated facts. @param today in local time */
export const checkFacts = (state: LaunchState, today: Date): readonly Finding[] => [
  ...checkFictional(state.site),
  ...checkMissing(state.site),
  ...checkDays(state, today),
  ...checkConfirmed(state.confirmed, questionsFor(state.site, state.pages, state.env), today),
];
