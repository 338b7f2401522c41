/** The last moment of a day, in local time, that is written as year-month-day; undefined for any other text. */
export function endOfDay(text: string): Date | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (month === undefined || day === undefined || year === undefined) return undefined;
  const end = new Date(year, month - 1, day, 23, 59, 59, 999);
  return end.getMonth() === month - 1 && end.getDate() === day ? end : undefined;
}
