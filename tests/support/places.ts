import type { HTMLElement } from 'node-html-parser';
import { says, textOf } from './text';

/** Alternative wordings of one statement. */
type Wordings = readonly string[];

/** The innermost paragraphs and list items of an element. */
export function passagesOf(within: HTMLElement): readonly HTMLElement[] {
  return within.querySelectorAll('p, li, dd').filter((element) => !element.querySelector('p, li, dd'));
}

/** The sections whose label, or else heading, contains these words. */
export function sectionsNamed(within: HTMLElement, words: string): readonly HTMLElement[] {
  return within.querySelectorAll('section').filter((section) => {
    const heading = section.querySelector('h1, h2, h3');
    return says(section.getAttribute('aria-label') ?? (heading ? textOf(heading) : ''), words);
  });
}

/** Whether an element makes all statements, each in any of its wordings. */
export function saysAll(element: HTMLElement, things: readonly Wordings[]): boolean {
  const text = textOf(element);
  return things.every((wordings) => wordings.some((wording) => says(text, wording)));
}

/** Whether one paragraph, list item or section makes all statements together. */
export function saysTogether(within: HTMLElement, things: readonly Wordings[]): boolean {
  return within.querySelectorAll('section, p, li, dd').some((element) => saysAll(element, things));
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

/** The part of a page that contains an element. */
export function partOf(element: HTMLElement): 'header' | 'main' | 'footer' | 'none' {
  return (['header', 'main', 'footer'] as const).find((part) => element.closest(part)) ?? 'none';
}
