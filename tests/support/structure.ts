import type { HTMLElement } from 'node-html-parser';
import { plain, textOf } from './text';

/**
 * Checks the structure that screen readers navigate by. Each function takes a parsed page, or any part of one, and
 * returns its faults.
 */

/** The opening tag of an element, to name it in a fault. */
const tagOf = (element: HTMLElement) => `<${element.rawTagName.toLowerCase()} ${element.rawAttrs}>`.replace(' >', '>');

const isHidden = (element: HTMLElement) => element.closest('[aria-hidden="true"]') !== null;

/** The name that `aria-labelledby` or `aria-label` gives an element, and the ids that it references in vain. */
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

/** Checks that there is one h1 with text. */
export function h1Faults(page: HTMLElement): readonly string[] {
  const found = page.querySelectorAll('h1');
  if (found.length !== 1) return [`there are ${found.length} h1`];
  return found.filter((heading) => textOf(heading) === '' || isHidden(heading)).map(() => 'the h1 is empty or hidden');
}

/** Checks that headings begin with level 1, that none skips a level and that none is empty. */
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
      ? [`"${text}" is the first heading, but an h${level}`]
      : [`"${text}" is an h${level} after an h${before}`];
  });
}

/** The landmark roles of elements by tag name; sections and forms need a name to be landmarks. */
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
const namedOnly = ['region', 'form'];
const once = ['banner', 'main', 'contentinfo'];

/** More would not help to find a part of the page. */
const mostLandmarks = 12;

/**
 * Checks that landmarks have different names, whatever their roles, that their labels exist, that there is one of some,
 * and that there are not too many.
 */
export function landmarkFaults(page: HTMLElement): readonly string[] {
  const seen = new Set<string>();
  let count = 0;
  const selector = ['[role]', ...Object.keys(landmarks).map((tag) => tag.toLowerCase())].join(', ');
  const faults = page.querySelectorAll(selector).flatMap((element) => {
    // A header or footer of a part of the page is no landmark.
    const inPart = element.parentNode?.closest('main, article, section, aside, nav') !== null;
    const own = ['HEADER', 'FOOTER'].includes(element.tagName) && inPart ? undefined : landmarks[element.tagName];
    const role = element.getAttribute('role') ?? own;
    if (!role || !Object.values(landmarks).includes(role)) return [];
    const { name, missing } = givenName(page, element);
    const dangling = missing.map((id) => `${tagOf(element)} is named by #${id}, which does not exist`);
    if (name === '' && namedOnly.includes(role)) return dangling;
    count += 1;
    const key = once.includes(role) ? role : `"${name}"`;
    const twice = seen.has(key) ? [`${key} occurs twice: ${tagOf(element)}`] : [];
    seen.add(key);
    return [...dangling, ...twice];
  });
  return count > mostLandmarks ? [...faults, `there are ${count} landmarks`] : faults;
}

/** Checks that a document has a language tag of BCP 47. */
export function languageFaults(html: string): readonly string[] {
  const language = /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1];
  if (!language) return ['the document has no language'];
  try {
    return Intl.getCanonicalLocales(language)[0] === language ? [] : [`"${language}" is not a canonical language tag`];
  } catch {
    return [`"${language}" is not a language tag`];
  }
}
