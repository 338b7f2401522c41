import { longDate, shortDate } from '../../src/content/format';
import type { Site } from '../../src/site.schema';
import { textsIn } from './fictional';
import type { BuiltPage } from './pages';

/** Facts that pages do not show as entered. */
const unread = /^state$|^law\.(?:stateStatus|leftOut|documents)|network$/;
/** Returns the facts that a person should read aloud, each with its place in src/site.ts. */
export const factsToRead = (site: Site) => textsIn(site).filter(([place]) => !unread.test(place));

/** Whether a string contains a fact as a whole word or number. */
function has(text: string, fact: string): boolean {
  const parts = text.split(fact);
  return parts.slice(1).some((after, at) => !/[\p{L}\d]$/u.test(parts[at] ?? '') && !/^[\p{L}\d]/u.test(after));
}

/** Returns the sentence of a page that contains a fact, or the whole line if it is short. */
function sentenceWith(fact: string, text: string): string | undefined {
  const line = text.split('\n').find((each) => has(each, fact));
  const sentences = (line ?? '').length < 120 ? [] : (line?.split(/(?<=[.!?]) (?=\p{Lu})/u) ?? []);
  return sentences.find((sentence) => has(sentence, fact)) ?? line;
}

/** Returns each fact that a person should read aloud, in its sentence: "  /contact: Email us: info@clinic.org". */
export function readAloud(site: Site, pages: readonly BuiltPage[]): readonly string[] {
  const lines = factsToRead(site).map(([place, fact]) => {
    const forms = /^\d{4}-\d\d-\d\d$/.test(fact) ? [longDate(fact, place), shortDate(fact)] : [fact];
    const page = pages.find(({ text }) => forms.some((form) => has(text, form)));
    const said = page && forms.map((form) => sentenceWith(form, page.text)).find(Boolean);
    return page ? `  ${page.path}: ${said}` : `  src/site.ts, ${place}: ${fact}`;
  });
  return [...new Set(lines)];
}
