import type { Scope } from '../snapshot';
import { words } from './names';

/** A text node and its parent element. */
type TextIn = readonly [Text, Element];

/**
 * Returns the text nodes of a part of the page that contain words.
 * @param skipped a selector of elements to leave out
 */
export function textsIn(part: Element, skipped = 'script, style, template, svg'): readonly TextIn[] {
  const found: TextIn[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !words(node.nodeValue) || element.closest(skipped)) continue;
    // If scripts run, the browser keeps the content of a noscript element as text and does not show it.
    if (element.closest('noscript') && !element.closest('noscript')?.firstElementChild) continue;
    found.push([node as Text, element]);
  }
  return found;
}

/** Returns the boxes of some characters of a text node. */
function boxesOf(text: Text, from: number, to: number): readonly DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()];
}

/** Returns the matches of a pattern that are broken across lines. */
const broken = (texts: readonly TextIn[], pattern: RegExp): readonly string[] =>
  texts.flatMap(([text]) =>
    [...text.data.matchAll(pattern)].flatMap(({ 0: match, index }) => {
      // The first letter after a soft hyphen also has the box of the hyphen, on the line before.
      const lines = [...match].map((_, at) => boxesOf(text, index + at, index + at + 1).at(-1)?.top);
      return new Set(lines).size > 1 ? [`“${match}” is broken across lines`] : [];
    }),
  );
const visibleTexts = (): readonly TextIn[] => textsIn(document.body).filter(([, element]) => element.checkVisibility());

/** Returns the words of headings that are broken across lines, except at a hyphen or a soft hyphen. */
export const brokenWords = ({ mayHide }: Scope): readonly string[] =>
  broken(
    visibleTexts().filter(([, element]) => element.closest('h1, h2, h3') && !element.closest(mayHide.join() || 'none')),
    /[^\s\-–—/\u00AD]+-?/g,
  );

/** Returns the texts that match the scope's pattern but are broken across lines. */
export const brokenText = ({ unbroken }: Scope): readonly string[] =>
  unbroken ? broken(visibleTexts(), new RegExp(unbroken, 'gu')) : [];

/**
 * Returns each visible text that matches a pattern, as written (`text`) and as painted (`seen`), without spaces. The two differ
 * if the direction of the page reorders the characters.
 */
export const writtenAndSeen = (pattern: string): readonly { text: string; seen: string }[] =>
  visibleTexts().flatMap(([node]) =>
    [...node.data.matchAll(new RegExp(pattern, 'gu'))].flatMap(({ 0: text, index }) => {
      const characters = [...text].flatMap((character, at) => {
        const [box] = boxesOf(node, index + at, index + at + 1);
        return box && box.width > 0 && character !== ' ' ? [{ character, x: box.left, y: Math.round(box.top) }] : [];
      });
      characters.sort((one, other) => one.y - other.y || one.x - other.x);
      const seen = characters.map(({ character }) => character).join('');
      return seen ? [{ text: text.replaceAll(' ', ''), seen }] : [];
    }),
  );
