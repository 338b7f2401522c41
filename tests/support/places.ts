import type { HTMLElement } from 'node-html-parser';
import { says, textOf } from './text';

/** Wordings of one thing to be said, of which one is enough. */
type Wordings = readonly string[];

/** The paragraphs and items of an element that hold no others: what visitors read as running text or lists. */
export function passagesOf(within: HTMLElement): readonly HTMLElement[] {
  return within.querySelectorAll('p, li, dd').filter((element) => !element.querySelector('p, li, dd'));
}

/** The sections whose heading (or label, where they have one) says these words. */
export function sectionsNamed(within: HTMLElement, words: string): readonly HTMLElement[] {
  return within.querySelectorAll('section').filter((section) => {
    const heading = section.querySelector('h1, h2, h3');
    return says(section.getAttribute('aria-label') ?? (heading ? textOf(heading) : ''), words);
  });
}

/** Whether an element says each of several things, in any of its wordings. */
export function saysAll(element: HTMLElement, things: readonly Wordings[]): boolean {
  const text = textOf(element);
  return things.every((wordings) => wordings.some((wording) => says(text, wording)));
}

/** Whether one paragraph, item or section says all of several things, so that they belong together. */
export function saysTogether(within: HTMLElement, things: readonly Wordings[]): boolean {
  return within.querySelectorAll('section, p, li, dd').some((element) => saysAll(element, things));
}

/** A link as its visitor meets it: its label as it is heard, and where it leads. */
export interface FoundLink {
  readonly label: string;
  readonly path: string;
}

/** The links of an element in their order. */
export function linksOf(within: HTMLElement): readonly FoundLink[] {
  return within.querySelectorAll('a').map((link) => ({
    label: link.getAttribute('aria-label') ?? textOf(link),
    path: link.getAttribute('href') ?? '',
  }));
}

/** The part of a page that an element stands in. */
export function partOf(element: HTMLElement): 'header' | 'main' | 'footer' | 'none' {
  return (['header', 'main', 'footer'] as const).find((part) => element.closest(part)) ?? 'none';
}
