// Formats lists and days without `Intl`, because the first use of its formatters took a seventh of the time from a tap to
// the next page.

/** Joins words as a sentence lists them: "a", "a and b", "a, b, and c". */
export function list(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Formats a year-month-day as the specification writes the certification's expiry: "11/30/25". */
export const shortDate = (day: string) => day.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** Formats a year-month-day as pages show it: "November 22, 2026", with no-break spaces. */
export function longDate(day: string): string {
  // Without a time of day, `Date` reads it as UTC.
  const date = new Date(day);
  return `${months[date.getUTCMonth()]}\u00A0${date.getUTCDate()},\u00A0${date.getUTCFullYear()}`;
}
