import { readFileSync } from 'node:fs';
import { longDate, shortDate } from '../../src/content/format';
import type { Site } from '../../src/site.schema';
import { approvedFile } from '../approved-text/files';

/** The places of approved texts that are not named after their page. */
const shared: Readonly<Record<string, string>> = { home: '/', layout: 'every page', 'contact-form': 'the form' };

/** Facts that only a person can verify, each with the approved text that contains it. `layout` is on every page. */
function factsToRead(site: Site): readonly (readonly [name: string, fact: string | undefined])[] {
  const { address, care, certification, countyLine, insurers, jobsProgram, law, people, secondPhone } = site;
  return [
    ['home', site.city],
    ['layout', address.street],
    ['layout', certification?.number],
    ['layout', certification && shortDate(certification.expires)],
    ['layout', certification?.registerUrl],
    ['layout', site.accreditation],
    ['layout', '©'],
    ['contact', secondPhone.display],
    ['contact', site.email],
    ['contact', care.phoneHours],
    ['contact', care.programHours],
    ...Object.values(care.visit ?? {}).map((fact) => ['contact', fact] as const),
    ['contact-form', care.messagesAnswered],
    ['contact', care.freeNaloxone],
    ['insurance', countyLine.display],
    ...insurers.map(({ name }) => ['insurance', name] as const),
    ...(care.prices ?? []).map((price) => ['insurance', price] as const),
    ['insurance', care.slidingScale],
    ['jobs', jobsProgram?.url],
    ...people.map(({ name }) => ['about-us', name] as const),
    ['privacy', longDate(site.privacyPageEffective, 'privacyPageEffective')],
    ['privacy', longDate(law.privacyNoticeEffective, 'law.privacyNoticeEffective')],
    ['privacy', law.privacyOfficer.email],
    ['accessibility', law.rightsCoordinator.email],
  ];
}

/** Returns the lines of a Markdown text as a person reads them aloud: one for each paragraph or list item. */
const spoken = (markdown: string) =>
  markdown
    .replace(/^\*\*(?:Title|Description):.*$|^#.*$/gm, '')
    .replace(/\n {2}(?=\S)/g, ': ')
    .replace(/\(read aloud: [^)]*\) ?/g, '')
    .replace(/\[([^\]]*)\]\((https:[^)]*)\)/g, '$1 ($2)')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^- |\*\*|(?<![\p{L}\d])_|_(?![\p{L}\d])/gmu, '')
    .split('\n');

/** Whether a string contains a fact as a whole word or number. */
function has(text: string, fact: string): boolean {
  const parts = text.split(fact);
  return parts.slice(1).some((after, at) => !/[\p{L}\d]$/u.test(parts[at] ?? '') && !/^[\p{L}\d]/u.test(after));
}

/** Returns the sentence that contains a fact, or the whole line if it is short or no sentence contains the fact. */
function sentenceWith(fact: string, line: string): string {
  const sentences = line.length < 120 ? [line] : line.split(/(?<=[.!?]) (?=\p{Lu})/u);
  return sentences.find((sentence) => has(sentence, fact)) ?? line;
}

const approvedText = (name: string) => readFileSync(approvedFile(name), 'utf8');

/**
 * Returns the sentences that contain the facts to read aloud, each with its page: "  /contact: Email us: info@clinic.org".
 * @param textOf returns an approved text by its name
 */
export function readAloud(site: Site, textOf = approvedText): readonly string[] {
  const found = factsToRead(site).flatMap(([name, fact]) => {
    const line = fact && spoken(textOf(name)).find((each) => has(each, fact));
    return line ? [`  ${shared[name] ?? `/${name}`}: ${sentenceWith(fact, line)}`] : [];
  });
  return [...new Set(found)];
}

/** Returns the part of the report that lists the sentences to read aloud. */
export function readAloudReport(site: Site, textOf = approvedText): string {
  const lines = readAloud(site, textOf);
  const isOld = !spoken(textOf('layout')).some((line) => line.includes(site.phone.display));
  const old = 'The approved texts are older than your facts, so run "npm run approve" first.';
  const why = 'Read these aloud, and call each number: only you know whether they are right.';
  return [why, ...(isOld ? [old] : []), '', ...lines].join('\n');
}
