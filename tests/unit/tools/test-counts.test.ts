import { expect, test } from 'vitest';
import { add, countsOf, summary } from '../../../tools/testing/test-counts';
import { meta } from '../../support/covers';
import { result } from '../../support/trace';

const nothing = { passed: 0, failed: 0, skipped: 0 };

test('summary names the numbers of passed and failed tests', meta, () => {
  expect(summary({ passed: 12, failed: 3, skipped: 0 })).toBe('12 passed, 3 failed');
});

test('summary names the number of skipped tests when there are any', meta, () => {
  expect(summary({ passed: 12, failed: 0, skipped: 1 })).toBe('12 passed, 0 failed, 1 skipped');
});

test('add adds each outcome', meta, () => {
  const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

const cases = [
  { what: 'no test', results: [], counts: {} },
  { what: 'a passed test', results: [result()], counts: { passed: 1 } },
  { what: 'a failed test', results: [result({ outcome: 'failed' })], counts: { failed: 1 } },
  { what: 'a skipped test', results: [result({ outcome: 'skipped' })], counts: { skipped: 1 } },
  { what: 'a flaky test', results: [result({ flaky: true })], counts: { failed: 1 } },
  { what: 'a test that failed as expected', results: [result({ expectedToFail: true })], counts: { passed: 1 } },
  { what: 'two tests', results: [result(), result({ outcome: 'failed' })], counts: { passed: 1, failed: 1 } },
];

for (const { what, results, counts } of cases) {
  test(`countsOf counts ${what}`, meta, () => {
    expect(countsOf(results)).toEqual({ ...nothing, ...counts });
  });
}
