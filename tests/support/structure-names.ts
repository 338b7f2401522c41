import type { HTMLElement } from 'node-html-parser';
import { linksOf } from './places';
import { textOf } from './text';

/**
 * Checks the names of links, images and icons for screen readers. Each function takes a parsed page and returns its
 * faults.
 */

/** Names that do not say where a link leads, in lower case and without punctuation. */
const vague = [
  ...['learn more', 'more', 'read more', 'see more', 'more info', 'details', 'view all', 'see all', 'continue'],
  ...['here', 'click here', 'click', 'this', 'this page', 'this link', 'link', 'go', 'page'],
];

const bareName = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Checks that every link has a name that makes sense out of context. */
export function linkNameFaults(page: HTMLElement): readonly string[] {
  return linksOf(page).flatMap(({ label, path }) => {
    const name = bareName(label);
    if (name === '') return [`the link to ${path} has no name`];
    return vague.includes(name) ? [`"${label}" does not say that it leads to ${path}`] : [];
  });
}

/**
 * Checks that links with the same name lead to the same place.
 * @param from the address of the page
 */
export function linkTargetFaults(page: HTMLElement, from: string): readonly string[] {
  const targets = new Map<string, string>();
  return linksOf(page).flatMap(({ label, path }) => {
    const target = path.startsWith('#') ? from + path : path;
    const name = bareName(label);
    const known = targets.get(name);
    if (known === undefined) targets.set(name, target);
    return known === undefined || known === target ? [] : [`"${label}" leads to ${known} and to ${target}`];
  });
}

/** Texts that do not describe an image: a file name, or a word for any image. */
const poorText = /\.(svg|png|jpe?g|webp|avif|gif)$|^(image|picture|photo|graphic|illustration|icon)( of\b.*)?$/i;

/** Checks that every image has an alternative text that describes it, or an empty one. */
export function imageFaults(page: HTMLElement): readonly string[] {
  return page.querySelectorAll('img').flatMap((image) => {
    const source = image.getAttribute('src') ?? 'without an address';
    const text = image.getAttribute('alt');
    if (text === undefined) return [`the image ${source} has no alternative text`];
    if (text !== '' && text.trim() === '') return [`the text of the image ${source} is white space`];
    if (poorText.test(text.trim())) return [`the text of the image ${source} does not describe it: "${text}"`];
    const control = image.closest('a, button');
    // The name of a control must come from the text of its image if it has no other.
    const silent = control && text === '' && textOf(control) === '' && !control.getAttribute('aria-label');
    return silent ? [`the image ${source} is alone in a control and has no text`] : [];
  });
}

/** Checks that icons are hidden from screen readers: the text beside them is enough. */
export function svgFaults(page: HTMLElement): readonly string[] {
  return page
    .querySelectorAll('svg')
    .filter((svg) => !svg.closest('[aria-hidden="true"]'))
    .map((svg) => `an icon is not hidden: <svg ${svg.rawAttrs}> in <${svg.parentNode?.rawTagName ?? 'the page'}>`);
}
