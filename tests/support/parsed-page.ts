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

/** The accessible names and the addresses of the links of an element, in document order. */
export const linksOf = (within: HTMLElement) =>
  within.querySelectorAll('a').map((link) => ({
    label: link.getAttribute('aria-label') ?? textOf(link),
    path: link.getAttribute('href') ?? '',
  }));

/** The landmark that contains an element, or 'none'. */
export function landmarkOf(element: HTMLElement): 'header' | 'main' | 'footer' | 'none' {
  return (['header', 'main', 'footer'] as const).find((part) => element.closest(part)) ?? 'none';
}
