import { expect, test } from 'vitest';
import { longDate } from '../../src/content/notices/dates';
import { privacyPractices } from '../../src/content/notices/privacy-practices';
import { site } from '../../src/site';
import { meta } from '../support/covers';

for (const day of ['2026-2-16', '2026-02-30', '02/16/2026', 'February 16, 2026', '']) {
  test(`longDate rejects "${day}" and says where it is written`, meta, () => {
    expect(() => longDate(day, 'src/site.ts: someDay')).toThrow(`src/site.ts: someDay is "${day}"`);
  });
}

test('a mistyped date of the Notice of Privacy Practices is reported with its field in site.ts', meta, () => {
  expect(() => privacyPractices.text({ ...site.law, privacyNoticeEffective: '2026-2-16' })).toThrow(
    'src/site.ts: law.privacyNoticeEffective is "2026-2-16"; write a date as year-month-day, such as 2026-02-16',
  );
});
