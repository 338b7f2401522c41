import type { HTMLElement } from 'node-html-parser';
import { linksOf } from './places';
import { textOf } from './text';

/**
 * Checks of the names of links, pictures, and icons. Each function takes a parsed page and returns what is wrong with it,
 * or an empty list.
 */

/** Link texts that do not say where the link leads, in lower case and without punctuation. */
const bare = [
  ...['learn more', 'more', 'read more', 'see more', 'more info', 'details', 'view all', 'see all', 'continue'],
  ...['here', 'click here', 'click', 'this', 'this page', 'this link', 'link', 'go', 'page'],
];

const spokenName = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** That every link has a name, and one that makes sense without the words around it. */
export function linkNameFaults(page: HTMLElement): readonly string[] {
  return linksOf(page).flatMap(({ label, path }) => {
    const name = spokenName(label);
    if (name === '') return [`the link to ${path} has no name`];
    return bare.includes(name) ? [`"${label}" does not say that it leads to ${path}`] : [];
  });
}

/**
 * That two links of one name lead to one place.
 * @param from the address of the page, which a bare fragment belongs to
 */
export function linkTargetFaults(page: HTMLElement, from: string): readonly string[] {
  const targets = new Map<string, string>();
  return linksOf(page).flatMap(({ label, path }) => {
    const target = path.startsWith('#') ? from + path : path;
    const name = spokenName(label);
    const known = targets.get(name);
    if (known === undefined) targets.set(name, target);
    return known === undefined || known === target ? [] : [`"${label}" leads to ${known} and to ${target}`];
  });
}

/** What an alternative text must not be: a file's name, or words that every picture could have. */
const poorText = /\.(svg|png|jpe?g|webp|avif|gif)$|^(image|picture|photo|graphic|illustration|icon)( of\b.*)?$/i;

/** That every picture has a text that means something, or an empty one where it decorates. */
export function imageFaults(page: HTMLElement): readonly string[] {
  return page.querySelectorAll('img').flatMap((image) => {
    const source = image.getAttribute('src') ?? 'without an address';
    const text = image.getAttribute('alt');
    if (text === undefined) return [`the picture ${source} has no alternative text`];
    if (text !== '' && text.trim() === '') return [`the text of the picture ${source} is white space`];
    if (poorText.test(text.trim())) return [`the text of the picture ${source} says nothing: "${text}"`];
    const control = image.closest('a, button');
    // What is pressed has to say what it does; a picture alone can do so only by its text.
    const silent = control && text === '' && textOf(control) === '' && !control.getAttribute('aria-label');
    return silent ? [`the picture ${source} stands alone in a control and has no text`] : [];
  });
}

/** Checks that icons are hidden from screen readers: the text beside them says it all. */
export function svgFaults(page: HTMLElement): readonly string[] {
  return page
    .querySelectorAll('svg')
    .filter((svg) => !svg.closest('[aria-hidden="true"]'))
    .map((svg) => `an icon is not hidden: <svg ${svg.rawAttrs}> in <${svg.parentNode?.rawTagName ?? 'the page'}>`);
}
