import type { Scope } from '../snapshot';
import { px } from './boxes';
import { words } from './names';

/**
 * Returns the text nodes of a part of the page that contain words, each with its parent element.
 * @param skipped a selector of elements to leave out
 */
export function textsIn(
  part: Element,
  skipped = 'script, style, template, svg',
): readonly (readonly [Text, Element])[] {
  const found: [Text, Element][] = [];
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
const broken = (texts: readonly (readonly [Text, Element])[], pattern: RegExp): readonly string[] =>
  texts.flatMap(([text]) =>
    [...text.data.matchAll(pattern)].flatMap(({ 0: match, index }) => {
      // The first letter after a soft hyphen also has the box of the hyphen, on the line before.
      const lines = [...match].map((_, at) => boxesOf(text, index + at, index + at + 1).at(-1)?.top);
      return new Set(lines).size > 1 ? [`“${match}” is broken across lines`] : [];
    }),
  );
const visibleTexts = (): readonly (readonly [Text, Element])[] =>
  textsIn(document.body).filter(([, element]) => element.checkVisibility());

/** Returns the words of headings that are broken across lines, except at a hyphen or a soft hyphen. */
export const brokenWords = ({ mayHide }: Scope): readonly string[] =>
  broken(
    visibleTexts().filter(([, element]) => element.closest('h1, h2, h3') && !element.closest(mayHide.join() || 'none')),
    /[^\s\-–—/\u00AD]+-?/g,
  );

/** Returns the texts that match the scope's pattern but are broken across lines. */
export const brokenTexts = ({ unbroken }: Scope): readonly string[] =>
  unbroken ? broken(visibleTexts(), new RegExp(unbroken, 'gu')) : [];

/** Returns text that is smaller than text of a lower rank. */
export function misranked({ ranks }: Scope): readonly string[] {
  const sizesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility())
      .map((each) => px(getComputedStyle(each).fontSize));
  return ranks.flatMap((chain) =>
    chain.slice(1).flatMap((lower, at) => {
      const higher = chain[at] ?? lower;
      const [least, most] = [Math.min(...sizesOf(higher)), Math.max(...sizesOf(lower))];
      return least < most ? [`${higher} of ${least} px is smaller than ${lower} of ${most} px`] : [];
    }),
  );
}

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
