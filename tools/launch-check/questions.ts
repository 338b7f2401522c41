import { notices } from '../../src/content/notices';
import { taglines } from '../../src/content/notices/language-assistance';
import type { NoticeId, Site } from '../../src/site.schema';
import type { BuiltPage } from './built-pages';
import { type Finding, shortList } from './finding';
import { promises } from './promises';

/** A question that somebody at the clinic must answer. */
interface Question {
  readonly who: Finding['who'];
  /** Its key in `confirmed` of src/site.ts. */
  readonly name: string;
  readonly question: string;
}

/** What to check before confirming a notice. */
const toCheck: Readonly<Record<NoticeId, string>> = {
  'crisis-in-spanish': 'Has someone who speaks Spanish read the sentence about 988?',
  'good-faith-estimate': 'Do people without insurance get an estimate in time? Are the amount and the help line right?',
  'independent-review': 'Which plans does the clinic accept, and who regulates each?',
  'language-assistance': 'Can an interpreter be called at no cost? Are these the 15 most spoken languages?',
  nondiscrimination: 'Are the coordinator and the grounds right? Is the procedure in law.documents.grievances?',
  'open-payments': 'Is the address of the database right? Does the same notice hang in the office?',
  'overdose-in-spanish': 'Do the steps say the same as those in English?',
  'privacy-practices': 'Is every practice that it describes the clinic’s own?',
  relay: 'Does everyone who answers the phone know what a relay call is?',
  'state-complaints': 'Does the state’s complaints division still have this address?',
  'state-status': 'Is the address of the state’s list right? Do intake forms say the same?',
  'web-accessibility': 'Is the number of staff right? Have the dates changed again?',
};

function aboutNotices({ law }: Site): readonly Question[] {
  return notices
    .filter(({ appliesIf }) => appliesIf(law))
    .map(({ id, heading, places, source }) =>
      law.leftOut.includes(id)
        ? { who: 'lawyer', name: `without-${id}`, question: `May the clinic leave out “${heading}” (${source})?` }
        : {
            who: 'lawyer',
            name: id,
            question: `Is “${heading}” right (${places.join(', ')}; ${source})? ${toCheck[id]}`,
          },
    );
}

function aboutLanguages({ law }: Site): readonly Question[] {
  const languages = [{ lang: 'es', name: 'Español' }, ...(law.federalFunds ? taglines : [])];
  return languages.map(({ lang, name }) => ({
    who: 'lawyer',
    name: lang,
    question: `Has a translator read the ${name}?`,
  }));
}

function aboutPromises(site: Site, pages: readonly BuiltPage[]): readonly Question[] {
  return promises
    .filter(({ onlyIf }) => onlyIf?.(site) ?? true)
    .map((promise) => ({ ...promise, on: pages.filter(({ text }) => promise.words.test(text)) }))
    .filter(({ on }) => on.length > 0 || pages.length === 0)
    .map(({ who, name, promise, on }) => ({
      who,
      name,
      question: `Is it true? ${promise} (${shortList(on.map(({ path }) => path))})`,
    }));
}

/** Words in the texts of pictures that are not true of every place. */
const landscape = /\b(?:bay|sea|ocean|coast|beach|harbor|shore|pier|boats?|surf|tide|California)\b/i;

function aboutPictures(pages: readonly BuiltPage[]): readonly Question[] {
  const texts = [...new Set(pages.flatMap(({ pictures }) => pictures))].filter((text) => landscape.test(text));
  if (texts.length === 0) return [];
  const question = `Do the pictures fit your place? Their texts say: ${shortList(
    texts.map((text) => `“${text}”`),
    6,
  )}.`;
  return [{ who: 'web person', name: 'pictures', question }];
}

/** Returns the last two labels of a host: "clinic.org". */
const domainOf = (host: string) => host.toLowerCase().split('.').slice(-2).join('.');

/** Asks whether addresses are right that are at different domains. */
function aboutAddresses({ email, law }: Site, siteUrl: string): readonly Question[] {
  const hosts = [
    URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '',
    ...[email, law.privacyOfficer.email, law.rightsCoordinator.email].map((address) => address.split('@').at(-1) ?? ''),
  ];
  if (hosts[0] === '' || new Set(hosts.map(domainOf)).size < 2) return [];
  const question = `Are these addresses right, letter by letter: ${shortList([...new Set(hosts)], 4)}?`;
  return [{ who: 'web person', name: 'site-address', question }];
}

/** Returns every question about a clinic’s site, answered or not. @param pages the built pages, which make the promises */
export const questionsFor = (site: Site, pages: readonly BuiltPage[], siteUrl: string): readonly Question[] => [
  { who: 'lawyer', name: 'law', question: 'Are all facts in “law” true? docs/adopting-law.md explains each.' },
  {
    who: 'clinician',
    name: 'care',
    question: 'Are all facts in “care” true of the clinic? Pages state them as entered.',
  },
  ...aboutNotices(site),
  ...aboutLanguages(site),
  ...aboutPromises(site, pages),
  ...aboutPictures(pages),
  ...aboutAddresses(site, siteUrl),
];

/** Returns the last moment of a day, in local time. @param day as year-month-day */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999`);

/** Returns the same day of the next year: a confirmation expires, because laws and clinics change. */
const yearAfter = (day: string) => endOfDay(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`);

const place = (name: string) => `confirmed['${name}']`;

/** Finds questions without an answer, or with one that is more than a year old, and answers to no question. */
export function checkConfirmed({ confirmed }: Site, questions: readonly Question[], today: Date): readonly Finding[] {
  const open = questions.flatMap(({ who, name, question }): readonly Finding[] => {
    const given = confirmed[name];
    if (given && today <= yearAfter(given.on)) return [];
    const last = given ? ` (${given.by} confirmed it on ${given.on}, more than a year ago.)` : '';
    return [{ who, where: place(name), what: `${question}${last}` }];
  });
  const known = [...questions, ...promises].map(({ name }) => name);
  const idle = Object.keys(confirmed).filter(
    (name) =>
      ![...known, 'pictures', 'site-address', ...Object.keys(toCheck), ...taglines.map(({ lang }) => lang)].includes(
        name.replace(/^without-/, ''),
      ),
  );
  return [
    ...open,
    ...idle.map(
      (name): Finding => ({
        who: 'web person',
        where: place(name),
        what: 'No question has this name; copy the name from this list.',
      }),
    ),
  ];
}
