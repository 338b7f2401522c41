import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import type { RunnerResult } from '../../trace/records';
import { result } from '../../trace/tests/support/input';
import { add, type Counts, countsOf, summary } from '../test-counts';

test('summary names skipped tests only if there are any', meta, () => {
  expect(summary({ passed: 12, failed: 3, skipped: 0 })).toBe('12 passed, 3 failed');
  expect(summary({ passed: 12, failed: 0, skipped: 1 })).toBe('12 passed, 0 failed, 1 skipped');
});

test('add adds each outcome', meta, () => {
  const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

const failed = result({ outcome: 'failed' });
const cases: readonly (readonly [what: string, results: readonly RunnerResult[], counts: Partial<Counts>])[] = [
  ['no test', [], {}],
  ['a passed test', [result()], { passed: 1 }],
  ['a failed test', [failed], { failed: 1 }],
  ['a skipped test', [result({ outcome: 'skipped' })], { skipped: 1 }],
  ['a flaky test as failed', [result({ flaky: true })], { failed: 1 }],
  ['a test that failed as expected as passed', [result({ expectedToFail: true })], { passed: 1 }],
  ['two tests', [result(), failed], { passed: 1, failed: 1 }],
];
for (const [what, results, counts] of cases) {
  test(`countsOf counts ${what}`, meta, () => {
    expect(countsOf(results)).toEqual({ passed: 0, failed: 0, skipped: 0, ...counts });
  });
}
