// Not `Intl.DateTimeFormat`, whose first use takes a noticeable part of the time from a tap to the next page.
const months = 'January February March April May June July August September October November December'.split(' ');

/**
 * A day that is written as year-month-day, as pages show it: "November 22, 2026".
 * @param place the file and the field in which the day is written, for the error
 * @throws if there is no such day
 */
export function longDate(day: string, place: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` takes February 30 for March 2.
  if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 10) !== day) {
    throw new Error(`${place} is "${day}"; write a date as year-month-day, such as 2026-02-16`);
  }
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
