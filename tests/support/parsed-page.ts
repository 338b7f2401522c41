import type { HTMLElement } from 'node-html-parser';
import { hasWording, textOf } from './text';

/** Alternative wordings of one statement. */
type Wordings = readonly string[];

/**
 * The only element that matches a selector.
 * @throws if there is none, or more than one
 */
export function onlyElement(within: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = within.querySelectorAll(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${selector}`);
  return element;
}

/** The innermost paragraphs and list items of an element. */
export function passagesOf(within: HTMLElement): readonly HTMLElement[] {
  return within.querySelectorAll('p, li, dd').filter((element) => !element.querySelector('p, li, dd'));
}

/** What a section is called: its label, or else its first heading. */
export function nameOf(section: HTMLElement): string {
  const heading = section.querySelector('h1, h2, h3');
  return section.getAttribute('aria-label') ?? (heading ? textOf(heading) : '');
}

/** The sections whose label, or else heading, contains these words. */
export function sectionsNamed(within: HTMLElement, words: string): readonly HTMLElement[] {
  return within.querySelectorAll('section').filter((section) => hasWording(nameOf(section), words));
}

/** Whether a text makes all statements, each in any of its wordings. */
export function hasAllWordings(text: string, things: readonly Wordings[]): boolean {
  return things.every((wordings) => wordings.some((wording) => hasWording(text, wording)));
}

/** Whether a sentence denies something. */
export const isDenial = (sentence: string): boolean =>
  /\b(?:no|not|never|neither|nor|without|cannot|nobody|nothing)\b|n't\b/i.test(sentence);

/** Whether a sentence of a text with one of these wordings denies something. */
export function denies(text: string, wordings: readonly string[]): boolean {
  const sentences = text.split(/(?<=[.!?])\s+|\n/);
  return sentences.some((sentence) => isDenial(sentence) && wordings.some((wording) => hasWording(sentence, wording)));
}

/**
 * Whether a paragraph or list item makes all statements together, and denies none of them. Its section's heading may
 * name what it is about, but cannot make the last of them: that one is the claim.
 */
export function states(within: HTMLElement, things: readonly Wordings[]): boolean {
  return passagesOf(within).some((passage) => {
    const section = passage.closest('section');
    const text = textOf(passage);
    const [claim = []] = things.slice(-1);
    return (
      hasAllWordings(`${section ? nameOf(section) : ''}\n${text}`, things) &&
      hasAllWordings(text, [claim]) &&
      !denies(text, things.flat())
    );
  });
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
export function landmarkOf(element: HTMLElement): 'header' | 'main' | 'footer' | 'none' {
  return (['header', 'main', 'footer'] as const).find((part) => element.closest(part)) ?? 'none';
}
