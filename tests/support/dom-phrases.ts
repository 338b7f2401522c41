/**
 * Headings, links and landmarks of the page in DOM order, in the phrases that the screen reader should speak. Written
 * without the screen reader's libraries, so that it does not repeat their mistakes.
 */

const normalize = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Whether an element is visible, or hidden visually but not from assistive technology. */
const isExposed = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], [inert]');

function all(selector: string): readonly Element[] {
  return [...document.body.querySelectorAll(selector)].filter(isExposed);
}

/** The name that an element has from `aria-label` or `aria-labelledby`. */
function ariaName(element: Element): string {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const names = by.map((id) => normalize(document.getElementById(id)?.textContent ?? ''));
  return normalize(element.getAttribute('aria-label')) || normalize(names.join(' '));
}

/** The headings on the page: "heading, Contact, level 1". */
export function domHeadings(): readonly string[] {
  return all('h1, h2, h3, h4, h5, h6').map(
    (heading) => `heading, ${normalize(heading.textContent)}, level ${heading.tagName.slice(1)}`,
  );
}

/** The links on the page: "link, Home, current page". */
export function domLinks(): readonly string[] {
  return all('a[href]').map((link) => {
    const current = link.getAttribute('aria-current') === 'page' ? ', current page' : '';
    return `link, ${ariaName(link) || normalize(link.textContent)}${current}`;
  });
}

/** The landmark role of each element; sections and forms are landmarks only if they have a name. */
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
export function domLandmarks(): readonly string[] {
  return all('header, nav, main, aside, footer, section, form').flatMap((element) => {
    const name = ariaName(element);
    if (!name && ['SECTION', 'FORM'].includes(element.tagName)) return [];
    const role = element.getAttribute('aria-roledescription') ?? landmarks[element.tagName];
    return name ? `${role}, ${name}` : `${role}`;
  });
}

/** The headings of the page by their visual position, from top to bottom; for layouts of one column. */
export function headingsFromTop(): readonly string[] {
  const placed = all('h1, h2, h3, h4, h5, h6').map((heading) => ({
    text: normalize(heading.textContent),
    level: heading.tagName.slice(1),
    top: heading.getBoundingClientRect().top,
  }));
  return placed.sort((one, other) => one.top - other.top).map(({ text, level }) => `heading, ${text}, level ${level}`);
}
