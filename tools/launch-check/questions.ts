import { notices } from '../../src/content/notices';
import { taglines } from '../../src/content/notices/language-assistance';
import type { Confirmed, NoticeId, Site } from '../../src/site.schema';
import { fingerprint } from '../approved-text/files';
import { type Environment, identifiers } from '../vite/variables';
import { type Finding, shortList } from './finding';
import type { BuiltPage } from './pages';
import { promises } from './promises';
import { factsToRead } from './read-aloud';

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

/** Words in the texts of pictures that are not true of every place. */
const landscape = /\b(?:bay|sea|ocean|coast|beach|harbor|shore|pier|boats?|surf|tide|California)\b/i;

const asked = (isAsked: boolean, question: Question) => (isAsked ? [question] : []);

/** Names a question after the facts that it is about: if they change, the confirmation of the former ones is no answer. */
const about = (name: string, facts: unknown) => `${name}-${fingerprint(JSON.stringify(facts)).slice(0, 4)}`;

const domainOf = (address: string) => /[^.@/]+\.[^.@/]+$/.exec(address.toLowerCase())?.[0];

/**
 * Returns every question about a clinic’s site, answered or not.
 * @param pages the built pages, which make the promises. If there are none yet, asks about all promises.
 */
export function questionsFor(site: Site, pages: readonly BuiltPage[], env: Environment): readonly Question[] {
  const { law, email } = site;
  const { leftOut, ...lawFacts } = law;
  const languages = [{ lang: 'es', name: 'Spanish' }, ...(law.federalFunds ? taglines : [])];
  const made = promises.flatMap(([who, name, words, promise, onlyIf]): readonly Question[] => {
    const on = pages.filter(({ text }) => words.test(text));
    const isMade = (onlyIf?.(site) ?? true) && (on.length > 0 || pages.length === 0);
    return asked(isMade, [who, name, `Is it true? ${promise} (${shortList(on.map(({ path }) => path))})`]);
  });
  const scenes = [...new Set(pages.flatMap(({ pictures }) => pictures))].filter((text) => landscape.test(text));
  const addresses = [
    env.VITE_SITE_URL?.replace(/\/$/, '') ?? '',
    email,
    law.privacyOfficer.email,
    law.rightsCoordinator.email,
  ];
  return [
    ['lawyer', about('law', lawFacts), 'Are all facts in “law” true? docs/adopting-law.md explains each.'],
    ['clinician', about('care', site.care), 'Are all facts in “care” true of the clinic? Pages state them as entered.'],
    ...notices
      .filter(({ appliesIf }) => appliesIf(law))
      .map(({ id, heading, places, source }): Question => {
        const isRight = `Is “${heading}” right (${places.join(', ')}; ${source})? ${toCheck[id]}`;
        // Another name than that of the notice: who confirmed the notice did not agree to leave it out.
        const isLeftOut = ['lawyer', `without-${id}`, `May the clinic leave out “${heading}” (${source})?`] as const;
        return leftOut.includes(id) ? isLeftOut : ['lawyer', id, isRight];
      }),
    [
      'web person',
      about('read-aloud', factsToRead(site)),
      'Does each number ring where pages say, and is each name, address, day and insurer right? Has somebody read them aloud?',
    ],
    ...languages.map(({ lang, name }): Question => ['lawyer', lang, `Has a translator read the text in ${name}?`]),
    ...made,
    [
      'web person',
      about(
        'message-arrived',
        identifiers.map((name) => env[name]),
      ),
      'Has a message from the live site, and one sent without JavaScript, each arrived in the clinic’s mailbox once, with its five fields?',
    ],
    ...asked(scenes.length > 0, [
      'web person',
      'pictures',
      `Do the pictures fit your place? Their texts say: “${scenes.join('”, “')}”.`,
    ]),
    ...asked(new Set(addresses.map(domainOf)).size > 1, [
      'web person',
      'site-address',
      `Is each right, letter by letter? ${shortList(addresses, 4)}`,
    ]),
  ];
}

/** The beginnings of the names of all questions, also of those that some clinics are not asked. */
const names = [
  ...['care', 'law', 'message-arrived', 'pictures', 'read-aloud', 'site-address', 'es'],
  ...[...promises.map(([, name]) => name), ...taglines.map(({ lang }) => lang), ...Object.keys(toCheck)],
];

/** Returns the last moment of a day, in local time. @param day as year-month-day */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999`);

/** Returns the same day of the next year: a confirmation expires, because laws and clinics change. */
const yearAfter = (day: string) => endOfDay(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`);

/** Finds questions without an answer, or with one that is more than a year old, and answers to no question. */
export function checkConfirmed(confirmed: Confirmed, questions: readonly Question[], today: Date): readonly Finding[] {
  const place = (name: string) => `confirmed['${name}']`;
  const open = questions.flatMap(([who, name, question]): readonly Finding[] => {
    const given = confirmed[name];
    if (given && today <= yearAfter(given.on)) return [];
    const last = given ? ` (${given.by} confirmed it on ${given.on}, more than a year ago.)` : '';
    return [{ who, where: place(name), what: question + last }];
  });
  const idle = Object.keys(confirmed).filter((name) => !names.includes(name.replace(/^without-|-[0-9a-f]{4}$/, '')));
  const todo = 'No question has this name; copy the name from this list.';
  return [...open, ...idle.map((name): Finding => ({ who: 'web person', where: place(name), what: todo }))];
}
