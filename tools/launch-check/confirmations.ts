import type { Confirmation } from '../../src/site.schema';
import type { Finding } from './finding';

/** Returns the last moment of a day, in local time. @param day as year-month-day */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`);

export type Confirmed = Readonly<Record<string, Confirmation>>;

/** A question that somebody at the clinic must answer with a confirmation. */
interface Question extends Pick<Finding, 'reader' | 'what' | 'todo'> {
  /** Its key in `confirmed` of src/site.ts. */
  readonly id: string;
}

/** Returns when a confirmation given on this day expires: a year later, because laws and clinics change. */
const yearOf = (day: Date) => new Date(day.getFullYear() + 1, day.getMonth(), day.getDate(), 23, 59, 59, 999);

/** Finds a missing confirmation, or one that is more than a year old. */
export function unconfirmed(
  { id, reader, what, todo }: Question,
  confirmed: Confirmed,
  today: Date,
): readonly Finding[] {
  const given = confirmed[id];
  const end = given && endOfDay(given.on);
  if (end && today <= yearOf(end)) return [];
  const last = given ? ` (${given.by} confirmed it on ${given.on}, more than a year ago.)` : '';
  return [{ reader, what: `${what}${last}`, where: `src/site.ts, confirmed['${id}']`, todo }];
}
