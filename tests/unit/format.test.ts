import { expect, test } from 'vitest';
import { longDate, shortDate } from '../../src/content/format';

// In the time zone of the tests, midnight UTC is still the day before.
test.each([
  ['2026-01-01', 'January 1, 2026', '01/01/26'],
  ['2028-02-29', 'February 29, 2028', '02/29/28'],
  ['2025-11-30', 'November 30, 2025', '11/30/25'],
])('the day %s is shown as %s and %s', { tags: 'facts' }, (day, long, short) => {
  expect([longDate(day, 'a test'), shortDate(day)]).toEqual([long.replaceAll(' ', '\u00A0'), short]);
});
