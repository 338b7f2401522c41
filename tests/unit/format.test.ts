import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longDate, shortDate } from '../../src/content/format';
import { subject } from '../support/covers';
import { runs } from '../support/seed';

const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2050-12-31'), noInvalidDate: true });
/** Days near the turn of a month or year. */
const turns = fc
  .tuple(fc.integer({ min: 1990, max: 2050 }), fc.constantFrom('01-01', '02-29', '02-28', '03-01', '12-31'))
  .map(([year, day]) => new Date(`${year}-${day}`))
  .filter((day) => !Number.isNaN(day.valueOf()));

test('longDate and shortDate show any day as Intl does, whatever the time zone', subject('facts'), () => {
  const shown = (day: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(day);
  const property = fc.property(fc.oneof(days, turns), (date) => {
    const day = date.toISOString().slice(0, 10);
    expect(longDate(day, 'a test')).toBe(shown(date, { dateStyle: 'long' }));
    expect(shortDate(day)).toBe(shown(date, { year: '2-digit', month: '2-digit', day: '2-digit' }));
  });
  fc.assert(property, { numRuns: runs(300) });
});
