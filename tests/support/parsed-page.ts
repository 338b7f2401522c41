import type { HTMLElement } from 'node-html-parser';
import { textOf } from './text';

/**
 * The only element that matches a selector.
 * @throws if there is none, or more than one
 */
export function onlyElement(within: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = within.querySelectorAll(selector);
  if (!element) throw new Error(`No element matches ${selector}`);
  if (others.length > 0) throw new Error(`${others.length + 1} elements match ${selector}, but only one should`);
  return element;
}

/** The innermost paragraphs, list items and descriptions in an element. */
export function passagesOf(within: HTMLElement): readonly HTMLElement[] {
  return within.querySelectorAll('p, li, dd').filter((element) => !element.querySelector('p, li, dd'));
}

/** The name of a section: its label, or else its first heading. */
export function nameOf(section: HTMLElement): string {
  const heading = section.querySelector('h1, h2, h3');
  return section.getAttribute('aria-label') ?? (heading ? textOf(heading) : '');
}

/** The accessible name and the address of a link. */
export interface FoundLink {
  readonly label: string;
  readonly path: string;
}

/** The links of an element in document order. */
export function linksOf(within: HTMLElement): readonly FoundLink[] {
  return within.querySelectorAll('a').map((link) => ({
    label: link.getAttribute('aria-label') ?? textOf(link),
    path: link.getAttribute('href') ?? '',
  }));
}

/** The landmark that contains an element, or 'none'. */
export function landmarkOf(element: HTMLElement): 'header' | 'main' | 'footer' | 'none' {
  return (['header', 'main', 'footer'] as const).find((part) => element.closest(part)) ?? 'none';
}
