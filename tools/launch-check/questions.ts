import { notices } from '../../src/content/notices';
import { taglines } from '../../src/content/notices/language-assistance';
import type { Confirmed, NoticeId, Site } from '../../src/site.schema';
import { fingerprint } from '../approved-text/files';
import { type Environment, identifiers } from '../vite/variables';
import { type Fact, factsIn, fictionalIn, identifying } from './fictional';
import { type Finding, shortList } from './finding';
import { type BuiltPage, saidOn } from './pages';
import { promises } from './promises';

/** A question that somebody at the clinic must answer: who, its key in `confirmed` of src/site.ts, and the question. */
export type Question = readonly [who: Finding['who'], name: string, question: string];

/** What to check before confirming a notice. */
const toCheck: Readonly<Record<NoticeId, string>> = {
  'client-rights': 'Does everyone who starts get these rights on paper, in words that the law accepts?',
  'crisis-in-spanish': 'Has someone who speaks Spanish read the sentence about 988?',
  'good-faith-estimate': 'Do people without insurance get an estimate in time? Are the amount and the help line right?',
  'independent-review': 'Which plans does the clinic accept, and who regulates each?',
  'language-assistance': 'Can an interpreter be called at no cost? Are these the 15 most spoken languages?',
  nondiscrimination: 'Are the coordinator and the grounds right? Is the procedure in law.documents.grievances?',
  'open-payments': 'Is the address of the database right? Does the same notice hang in the office?',
  'overdose-in-spanish': 'Do the steps say the same as those in English?',
  'privacy-practices': 'Is every practice that it describes the clinic’s own?',
  relay: 'Does everyone who answers the phone know what a relay call is?',
  'state-complaints': 'Does the state’s complaints division still have this address and phone number?',
  'state-status': 'Is the address of the state’s list right? Do intake forms say the same?',
  'web-accessibility': 'Is the number of staff right? Have the dates changed again?',
};

const lines = (facts: readonly Fact[]) => facts.map(([place, value]) => `${place}: ${value}`);

/** Facts that pages show, in neither `law` nor `care`. A person at the clinic reads them aloud. */
const toRead = (site: Site, env: Environment): readonly Fact[] => [
  ['VITE_SITE_URL', env.VITE_SITE_URL],
  ...factsIn(site).filter(
    ([place, value]) => typeof value !== 'boolean' && !/^law\.(?:\w+$|leftOut|documents)/.test(place),
  ),
];
/** Returns the facts to read aloud, one line each. */
export const readAloud = (site: Site, env: Environment): readonly string[] => lines(toRead(site, env));

/** Names a question after the facts that it is about: if they change, the confirmation of the former ones is no answer. */
const about = (name: string, facts: unknown) => `${name}-${fingerprint(JSON.stringify(facts)).slice(0, 4)}`;

/**
 * Returns every question about a clinic’s site, answered or not.
 * @param pages the built pages, which make the promises. If there are none yet, asks about all promises.
 */
export function questionsFor(site: Site, pages: readonly BuiltPage[], env: Environment): readonly Question[] {
  const { law } = site;
  const { leftOut, ...lawFacts } = law;
  const languages = [{ lang: 'es', name: 'Spanish' }, ...(law.federalFunds ? taglines : [])];
  const made = promises.flatMap(([who, name, words, promise, onlyIf]): readonly Question[] => {
    const on = pages.filter((page) => words.test(saidOn(page))).map(({ path }) => path);
    const isMade = (onlyIf?.(site) ?? true) && (on.length > 0 || pages.length === 0);
    return isMade ? [[who, name, `Is it true? ${promise} (${shortList(on)})`]] : [];
  });
  const shared = fictionalIn(site).filter(([place]) => !identifying.test(place));
  const sharedIn = (places: RegExp) => {
    const same = lines(shared.filter(([place]) => places.test(place)));
    return same.length > 0 ? ` The same as the fictional clinic’s: ${same.join('; ')}` : '';
  };
  const account = identifiers.map((name) => env[name]);
  // biome-ignore format: a list
  return [
    ['lawyer', about('law', lawFacts), `Are all facts in “law” true? docs/adopting-law.md explains each.${sharedIn(/^law\./)}`],
    ['clinician', about('care', site.care), `Are all facts in “care” true of the clinic? Pages state them as entered.${sharedIn(/^care\./)}`],
    ...notices
      .filter(({ appliesIf }) => appliesIf(law))
      .map(({ id, heading, places, source }): Question =>
        // Another name than that of the notice: who confirmed the notice did not agree to leave it out.
        leftOut.includes(id)
          ? ['lawyer', `without-${id}`, `May the clinic leave out “${heading}” (${source})?`]
          : ['lawyer', id, `Is “${heading}” right (${places.join(', ')}; ${source})? ${toCheck[id]}`]),
    ['web person', about('read-aloud', toRead(site, env)),
      `Does each number ring where pages say, and is each name, address, day and insurer right? Has somebody read them aloud?${sharedIn(/^(?!law\.|care\.)/)}`],
    ...languages.map(({ lang, name }): Question => ['lawyer', lang, `Has a translator read the text in ${name}?`]),
    ...made,
    ['web person', about('message-arrived', account),
      'Has a message from the live site, and one sent without JavaScript, each arrived in the clinic’s mailbox once, with its five fields?'],
    ['web person', 'text-988', 'Does each link to text 988 open a text to 988, in Spanish with the word AYUDA? Look with an iPhone and an Android phone.'],
    ['web person', 'pictures', 'Are the logo and the icons your own? Do the pictures, and the texts that describe them, fit your place? They show an invented coast of California.'],
  ];
}

/** Returns the last moment of a day, in local time. @param day as year-month-day */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999`);

/** Finds questions without an answer, or with one that is more than a year old. */
export function checkConfirmed(confirmed: Confirmed, questions: readonly Question[], today: Date): readonly Finding[] {
  // A confirmation expires, because laws and clinics change.
  const yearAfter = (day: string) => endOfDay(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`);
  return questions.flatMap(([who, name, question]): readonly Finding[] => {
    const given = confirmed[name];
    if (given && today <= yearAfter(given.on)) return [];
    const last = given ? ` (${given.by} confirmed it on ${given.on}, more than a year ago.)` : '';
    return [{ who, where: `confirmed['${name}']`, what: question + last }];
  });
}
