/**
 * Joins words as a sentence lists them: "a", "a and b", "a, b, and c". Not `Intl.ListFormat`, whose first use took a seventh
 * of the time from a tap to the next page.
 */
export function list(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
}
