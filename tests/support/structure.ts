import type { HTMLElement } from 'node-html-parser';
import { plain, textOf } from './text';

/**
 * Looks at what screen readers walk a page by. Each function takes a parsed page (or any part of one) and returns what
 * is wrong with it, an empty list where nothing is.
 */

/** An element as a finding names it: its opening tag. */
const tagOf = (element: HTMLElement) => `<${element.rawTagName.toLowerCase()} ${element.rawAttrs}>`.replace(' >', '>');

const isHidden = (element: HTMLElement) => element.closest('[aria-hidden="true"]') !== null;

/** The name that an element is given by a label or by other elements, or what is wrong with it. */
function givenName(
  page: HTMLElement,
  element: HTMLElement,
): { readonly name: string; readonly missing: readonly string[] } {
  const label = plain(element.getAttribute('aria-label') ?? '');
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = ids.map((id) => page.getElementById(id));
  const name = named.flatMap((found) => (found ? textOf(found) : [])).join(' ');
  return { name: name || label, missing: ids.filter((_, at) => !named[at]) };
}

/** That there is one h1, and that it says something. */
export function h1Faults(page: HTMLElement): readonly string[] {
  const found = page.querySelectorAll('h1');
  if (found.length !== 1) return [`there are ${found.length} h1`];
  return found.filter((heading) => textOf(heading) === '' || isHidden(heading)).map(() => 'the h1 says nothing');
}

/** That headings begin with level 1 and never skip a level on the way down; and that none is empty. */
export function headingFaults(page: HTMLElement): readonly string[] {
  let last = 0;
  return page.querySelectorAll('h1, h2, h3, h4, h5, h6').flatMap((heading) => {
    const level = Number(heading.rawTagName.slice(1));
    const before = last;
    last = level;
    const text = textOf(heading);
    if (text === '') return [`an h${level} is empty`];
    if (level <= before + 1) return [];
    return before === 0
      ? [`"${text}" is an h${level}, and the first`]
      : [`"${text}" is an h${level} after an h${before}`];
  });
}

/** Elements that are landmarks by themselves, by tag name; a section or a form is one only by a name. */
const landmarks: Readonly<Record<string, string>> = {
  HEADER: 'banner',
  NAV: 'navigation',
  MAIN: 'main',
  ASIDE: 'complementary',
  FOOTER: 'contentinfo',
  SEARCH: 'search',
  SECTION: 'region',
  FORM: 'form',
};
const byNameOnly = ['region', 'form'];
const once = ['banner', 'main', 'contentinfo'];

/** That landmarks of one role have names of their own, all that are named by others find them, and frames stand once. */
export function landmarkFaults(page: HTMLElement): readonly string[] {
  const seen = new Set<string>();
  const selector = ['[role]', ...Object.keys(landmarks).map((tag) => tag.toLowerCase())].join(', ');
  return page.querySelectorAll(selector).flatMap((element) => {
    // A header or footer inside a part of the page belongs to that part, and is no landmark.
    const inPart = element.parentNode?.closest('main, article, section, aside, nav') !== null;
    const own = ['HEADER', 'FOOTER'].includes(element.tagName) && inPart ? undefined : landmarks[element.tagName];
    const role = element.getAttribute('role') ?? own;
    if (!role || !Object.values(landmarks).includes(role)) return [];
    const { name, missing } = givenName(page, element);
    const dangling = missing.map((id) => `${tagOf(element)} is named by #${id}, which is not there`);
    if (name === '' && byNameOnly.includes(role)) return dangling;
    const key = once.includes(role) ? role : `${role} "${name}"`;
    const twice = seen.has(key) ? [`${key} stands twice: ${tagOf(element)}`] : [];
    seen.add(key);
    return [...dangling, ...twice];
  });
}

/** The language of a document, as BCP 47 writes it. */
export function languageFaults(html: string): readonly string[] {
  const language = /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1];
  if (!language) return ['the document has no language'];
  try {
    return Intl.getCanonicalLocales(language)[0] === language ? [] : [`"${language}" is not written as a language is`];
  } catch {
    return [`"${language}" is no language`];
  }
}
