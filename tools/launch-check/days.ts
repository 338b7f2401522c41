/** The last moment of a day, in local time; undefined if there is no such day. */
function lastMoment(year: number, month: number, day: number): Date | undefined {
  const end = new Date(year, month - 1, day, 23, 59, 59, 999);
  return end.getMonth() === month - 1 && end.getDate() === day ? end : undefined;
}

/** The last moment of a day that is written as month/day/two-digit year; undefined for any other text. */
export function endOfShortDay(text: string): Date | undefined {
  const [, month, day, year] = (/^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(text) ?? []).map(Number);
  if (month === undefined || day === undefined || year === undefined) return undefined;
  return lastMoment(2000 + year, month, day);
}

/** The last moment of a day that is written as year-month-day; undefined for any other text. */
export function endOfDay(text: string): Date | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (month === undefined || day === undefined || year === undefined) return undefined;
  return lastMoment(year, month, day);
}
