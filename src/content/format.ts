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

/**
 * Formats a year-month-day as pages show it: "November 22, 2026", with no-break spaces.
 * @param place the file and field that contain the day, for the error message
 * @throws if there is no such day
 */
export function longDate(day: string, place: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` reads February 30 as March 2.
  if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 10) !== day) {
    throw new Error(`${place} is "${day}"; write a date as year-month-day, such as 2026-02-16`);
  }
  return `${months[date.getUTCMonth()]}\u00A0${date.getUTCDate()},\u00A0${date.getUTCFullYear()}`;
}
