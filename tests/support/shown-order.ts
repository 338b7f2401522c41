/**
 * What stands on the page by its own markup, in order, worded as the screen reader words it: to hold its words against.
 * Written without the screen reader's own libraries, so that it does not repeat their mistakes.
 */

const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Whether a visitor can see an element, or it is hidden from the eye alone. */
const stands = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], [inert]');

function all(selector: string): readonly Element[] {
  return [...document.body.querySelectorAll(selector)].filter(stands);
}

/** The name that an element is given by a label, or by another element. */
function givenName(element: Element): string {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const names = by.map((id) => words(document.getElementById(id)?.textContent ?? ''));
  return words(element.getAttribute('aria-label')) || words(names.join(' '));
}

/** The headings on the page: "heading, Contact, level 1". */
export function shownHeadings(): readonly string[] {
  return all('h1, h2, h3, h4, h5, h6').map(
    (heading) => `heading, ${words(heading.textContent)}, level ${heading.tagName.slice(1)}`,
  );
}

/** The links on the page: "link, Home, current page". */
export function shownLinks(): readonly string[] {
  return all('a[href]').map((link) => {
    const current = link.getAttribute('aria-current') === 'page' ? ', current page' : '';
    return `link, ${givenName(link) || words(link.textContent)}${current}`;
  });
}

/** Which element is which landmark; a section or form is one only by a name. */
const landmarks: Readonly<Record<string, string>> = {
  HEADER: 'banner',
  NAV: 'navigation',
  MAIN: 'main',
  ASIDE: 'complementary',
  FOOTER: 'contentinfo',
  SECTION: 'region',
  FORM: 'form',
};

/** The landmarks on the page: "navigation, Footer". */
export function shownLandmarks(): readonly string[] {
  return all('header, nav, main, aside, footer, section, form').flatMap((element) => {
    const name = givenName(element);
    if (!name && ['SECTION', 'FORM'].includes(element.tagName)) return [];
    const role = element.getAttribute('aria-roledescription') ?? landmarks[element.tagName];
    return name ? `${role}, ${name}` : `${role}`;
  });
}

/** The headings on the page from top to bottom, as the eye meets them where all stands in one column. */
export function headingsFromTop(): readonly string[] {
  const placed = all('h1, h2, h3, h4, h5, h6').map((heading) => ({
    text: words(heading.textContent),
    level: heading.tagName.slice(1),
    top: heading.getBoundingClientRect().top,
  }));
  return placed.sort((one, other) => one.top - other.top).map(({ text, level }) => `heading, ${text}, level ${level}`);
}
