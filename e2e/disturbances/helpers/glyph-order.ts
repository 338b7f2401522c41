/** Patterns of text that reads from left to right in every language: phone numbers, dates, addresses and so on. */
const leftToRight = [
  /\(\d{3}\) \d{3}-\d{4}/,
  /1-\d{3}-\d{3}-\d{4}/,
  /\d+\/\d+(?:\/\d+)?/,
  /[\w.-]+@[\w-]+\.\w+/,
  /\d+ [\w ]+, Suite \d+/,
  /\w+, [A-Z]{2} \d{5}/,
  /\d{6}\w*/,
].map(({ source }) => source);

/**
 * Returns each number and address on the page, as written (`text`) and as painted (`seen`), without spaces.
 * Runs in the page.
 * @param pattern a regular expression for numbers and addresses
 */
function numbersOnScreen(pattern: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { text: string; seen: string }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script, style, noscript')) continue;
    for (const { 0: text, index } of node.data.matchAll(new RegExp(pattern, 'gu'))) {
      const characters = [...text].flatMap((character, at) => {
        const range = document.createRange();
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        const [box] = range.getClientRects();
        return box && box.width > 0 && character !== ' ' ? [{ character, x: box.left, y: Math.round(box.top) }] : [];
      });
      const seen = characters.sort((one, other) => one.y - other.y || one.x - other.x).map((each) => each.character);
      if (seen.length > 0) found.push({ text: text.replaceAll(' ', ''), seen: seen.join('') });
    }
  }
  return found;
}

/** The function that finds numbers and addresses, and its argument, for `page.evaluate`. */
export const numbers = { pattern: leftToRight.join('|'), numbersOnScreen };
