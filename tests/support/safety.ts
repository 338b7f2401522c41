import type { HTMLElement } from 'node-html-parser';
import type { SafetyFact } from '../../spec/safety';
import { numbersIn } from '../page-cases/phone-links';
import { isDenial, passagesOf } from './places';
import { saysInOrder, textOf } from './text';

/** The parts that pages share and that may state figures of their own. */
const shared = '#first-call, #contact-form, #crisis-in-spanish, nav';

/** A page's own paragraphs, list items and descriptions, one a line. */
export const ownText = (main: HTMLElement): string =>
  passagesOf(main)
    .filter((passage) => !passage.closest(shared))
    .map(textOf)
    .join('\n');

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/);

/** Whether one sentence of a text says all of a fact, in its order, and denies something only where the fact does. */
export const states = (text: string, { says, denies }: SafetyFact): boolean =>
  sentencesOf(text).some((sentence) => saysInOrder(sentence, says) && isDenial(sentence) === Boolean(denies));

/** The figures of a text, each with the word after it, once each; without phone numbers. */
export function figuresOf(text: string): readonly string[] {
  const rest = numbersIn(text).reduce((shorter, number) => shorter.replace(number, ''), text);
  return [...new Set(rest.match(/\d[\d/]*(?: [\p{L}]+)?/gu))];
}

/** The list items next to a heading. */
export function pointsBelow(main: HTMLElement, heading: string): readonly string[] {
  const found = main.querySelectorAll('h2').find((element) => textOf(element) === heading);
  return found?.parentNode?.querySelectorAll('li').map(textOf) ?? [];
}
