import { notices } from '../../src/content/notices';
import { taglines } from '../../src/content/notices/languages';
import type { LawFacts } from '../../src/content/notices/law-facts';
import type { Notice } from '../../src/content/notices/notice';
import { endOfDay } from './days';
import type { Finding } from './finding';
import { toConfirm } from './to-confirm';

const group = 'law';
const place = (name: string) => `src/site.ts, law.${name}`;

/** How long a confirmation counts: laws change. */
const yearOf = (day: Date) => new Date(day.getFullYear() + 1, day.getMonth(), day.getDate(), 23, 59, 59, 999);

function confirmationProblem(day: string | undefined, today: Date): string | undefined {
  if (day === undefined) return 'Nobody has confirmed';
  const end = endOfDay(day);
  return end && today > yearOf(end) ? `More than a year ago, on ${day}, somebody confirmed` : undefined;
}

function checkNotice({ id, heading, source, places }: Notice, law: LawFacts, today: Date): readonly Finding[] {
  const problem = confirmationProblem(law.confirmed[id], today);
  if (!problem) return [];
  return [
    {
      group,
      what: `${problem} the notice “${heading}” (${places.join(', ')}).`,
      where: place(`confirmed['${id}']`),
      todo: `Confirm ${toConfirm[id]}. Read ${source}, then enter the day as year-month-day.`,
    },
  ];
}

function checkLink({ link, source }: Notice, law: LawFacts): readonly Finding[] {
  if (!link?.owed || law.officialLinks[link.field]) return [];
  return [
    {
      group,
      what: `${source} asks for a link that is missing: ${link.text}.`,
      where: place(`officialLinks.${link.field}`),
      todo: 'Find the official page and enter its address.',
    },
  ];
}

function checkLanguages({ federalFunds, confirmedLanguages }: LawFacts): readonly Finding[] {
  const shown = [{ lang: 'es', name: 'Español' }, ...taglines];
  const missing = shown.filter(({ lang }) => !confirmedLanguages.includes(lang));
  if (!federalFunds || missing.length === 0) return [];
  return [
    {
      group,
      what: `No translator has confirmed the text in ${missing.map(({ lang, name }) => `${name} (${lang})`).join(', ')}.`,
      where: place('confirmedLanguages'),
      todo: 'Have a qualified translator read src/content/notices/, then enter the language tags.',
    },
  ];
}

/** Finds notices that apply to the clinic and that nobody confirmed, owed links and translations that are missing. */
export function checkLaw(law: LawFacts, today: Date): readonly Finding[] {
  const applying = notices.filter(({ appliesIf }) => appliesIf(law));
  return [
    ...applying.flatMap((notice) => [...checkNotice(notice, law, today), ...checkLink(notice, law)]),
    ...checkLanguages(law),
  ];
}
