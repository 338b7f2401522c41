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

/** Returns the words of headings that are broken across lines, except at a hyphen or a soft hyphen. */
export const brokenWords = (): readonly string[] =>
  [...document.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility() && !heading.closest('.visually-hidden'))
    .flatMap((heading) => textsIn(heading))
    .flatMap(([text]) =>
      [...text.data.matchAll(/[^\s\-–—/\u00AD]+-?/g)]
        .filter(({ 0: word, index }) => {
          // The first letter after a soft hyphen also has the box of the hyphen, on the line before.
          const lines = [...word].map((_, at) => boxesOf(text, index + at, index + at + 1).at(-1)?.top);
          return new Set(lines).size > 1;
        })
        .map(([word]) => word),
    );

/** Returns text that is smaller than text of a lower rank. The ranks are h1, h2, h3, and h1, lead, body. */
export function misranked(): readonly string[] {
  const sizesOf = (selector: string) =>
    [...document.querySelectorAll(`body, main :is(${selector})`)]
      .filter((each) => each.matches(selector) && each.checkVisibility())
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  const ranks = ['h1 h2', 'h2 h3', 'h1 [class*="lead"]', '[class*="lead"] body'].map((pair) => pair.split(' '));
  return ranks.flatMap(([higher = '', lower = '']) => {
    const [least, most] = [Math.min(...sizesOf(higher)), Math.max(...sizesOf(lower))];
    return least < most ? [`${higher} of ${least} px is smaller than ${lower} of ${most} px`] : [];
  });
}

/**
 * Returns each visible text that matches a pattern, as written (`text`) and as painted (`seen`), without spaces. The two differ
 * if the direction of the page reorders the characters.
 */
export const writtenAndSeen = (pattern: string): readonly { text: string; seen: string }[] =>
  textsIn(document.body)
    .filter(([, element]) => element.checkVisibility())
    .flatMap(([node]) =>
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
