import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { DatedFact } from '../../src/content/dated';
import { notices } from '../../src/content/notices';
import { isShown } from '../../src/content/notices/notice';
import { facts, type Site } from '../../src/site.schema';
import type { BuiltPage } from './built-pages';
import { fictionalFiles, fictionalTown, fictionalWords, textsIn } from './fictional';
import { type Finding, forWebPerson } from './finding';
import { checkConfirmed, endOfDay, questionsFor } from './questions';

/** Finds facts that are still the fictional clinic's, or reserved for examples. */
export function checkFictional(site: Site): readonly Finding[] {
  const texts = textsIn(site);
  // A real clinic may be in the same town. Then all facts about the town are the same.
  const isElsewhere = texts.some(
    ([place, text]) => /^(?:city|countyLine\.county)$/.test(place) && !fictionalTown.test(text),
  );
  const isWrong = (text: string) => fictionalWords.test(text) || (isElsewhere && fictionalTown.test(text));
  return texts
    .filter(([, text]) => isWrong(text))
    .map(([place, text]) =>
      forWebPerson(`src/site.ts, ${place}`, `“${text}” is the fictional clinic’s, or only an example; enter your own.`),
    );
}

/** Lists the files of a project that are still the fictional clinic's. */
export function unchangedFiles(root: string): readonly string[] {
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.entries(fictionalFiles).flatMap(([file, hash]) =>
    existsSync(join(root, file)) && hashOf(join(root, file)).startsWith(hash) ? [file] : [],
  );
}

/** Finds facts that nobody has entered: those that the schema asks for, and the networks of insurers. */
function checkMissing(site: Site): readonly Finding[] {
  const groups: readonly (readonly [place: string, shape: Readonly<Record<string, z.ZodType>>, given: object])[] = [
    ['', facts.shape, site],
    ['care.', facts.shape.care.shape, site.care],
  ];
  const asked = groups.flatMap(([group, shape, given]) =>
    Object.entries(shape).flatMap(([name, { description }]): readonly Finding[] =>
      description === undefined || name in given
        ? []
        : [
            {
              who: 'clinician',
              where: `src/site.ts, ${group}${name}`,
              what: `The clinic has not said ${description}.`,
            },
          ],
    ),
  );
  const unknown = site.insurers.filter(({ network }) => !network);
  const networks = unknown.map(
    ({ name }): Finding => ({
      who: 'clinician',
      where: 'src/site.ts, insurers',
      what: `The clinic has not said whether it is in network with ${name}: 'in' or 'out'.`,
    }),
  );
  return [...asked, ...networks];
}

/** Finds required links that are missing. */
const checkLinks = ({ law }: Site): readonly Finding[] =>
  notices
    .filter((notice) => isShown(notice, law))
    .flatMap(({ link, source }): readonly Finding[] =>
      link?.owed && !law.officialLinks[link.field]
        ? [
            {
              who: 'lawyer',
              where: `src/site.ts, law.officialLinks.${link.field}`,
              what: `By law (${source}), the site may not go live without a link to “${link.text}”.`,
            },
          ]
        : [],
    );

/** Finds what has expired: the certification, reviews of pages, and facts that age. */
function checkDays({ site: { certification, reviews }, texts, dated }: LaunchState, today: Date): readonly Finding[] {
  const isPast = (day: string) => today > endOfDay(day);
  const place = (path: string) => `src/site.ts, reviews['${path}']`;
  const expired = certification && isPast(certification.expires) ? [certification.expires] : [];
  const changed = Object.entries(reviews).filter(([path, { text }]) => texts[path] !== text);
  const overdue = Object.entries(reviews).filter(([, { next }]) => isPast(next));
  return [
    ...expired.map((day) => forWebPerson('src/site.ts, certification.expires', `It expired on ${day}.`)),
    ...changed.map(([path, { reviewer }]): Finding => {
      const what = `The page has changed since ${reviewer} reviewed it, so it shows no review. Its fingerprint is now ${texts[path]}.`;
      return { who: 'clinician', where: place(path), what };
    }),
    ...overdue.map(([path, { reviewer, next }]): Finding => {
      return { who: 'clinician', where: place(path), what: `The review by ${reviewer} was due again on ${next}.` };
    }),
    ...dated
      .filter(({ lookAgain }) => isPast(lookAgain))
      .map(({ who, pages, says, source, checked }): Finding => {
        const what = `Is it still right? “${says}” (${source}, checked on ${checked})`;
        return { who, where: `src/content/dated.ts, ${pages.join(', ')}`, what };
      }),
  ];
}

export interface LaunchState {
  /** The facts. They must have passed the check of the build. */
  readonly site: Site;
  readonly siteUrl: string;
  /** The built pages. */
  readonly pages: readonly BuiltPage[];
  /** The fingerprints of the approved texts of the reviewed pages, by path. */
  readonly texts: Readonly<Record<string, string>>;
  /** Facts that age. */
  readonly dated: readonly DatedFact[];
}

/** Finds what must change in the facts, confirmations, reviews and dated facts. @param today in local time */
export const checkFacts = (state: LaunchState, today: Date): readonly Finding[] => [
  ...checkFictional(state.site),
  ...checkMissing(state.site),
  ...checkLinks(state.site),
  ...checkDays(state, today),
  ...checkConfirmed(state.site, questionsFor(state.site, state.pages, state.siteUrl), today),
];
