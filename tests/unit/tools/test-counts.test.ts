import { expect, test } from 'vitest';
import { add, ofPlaywright, ofVitest, summary } from '../../../tools/test-counts';
import { meta } from '../../support/covers';

const nothing = { passed: 0, failed: 0, skipped: 0 };
const vitestReport = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

test('the last line names what passed and what failed', meta, () => {
  expect(summary({ passed: 12, failed: 3, skipped: 0 })).toBe('12 passed, 3 failed');
});

test('the last line names what was skipped where something was', meta, () => {
  expect(summary({ passed: 12, failed: 0, skipped: 1 })).toBe('12 passed, 0 failed, 1 skipped');
});

test('counts of two runs add up kind by kind', meta, () => {
  const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

const vitestCases = [
  { what: 'a passed test', report: { numPassedTests: 1 }, counts: { passed: 1 } },
  { what: 'a failed test', report: { numFailedTests: 1 }, counts: { failed: 1 } },
  { what: 'a skipped test', report: { numPendingTests: 1 }, counts: { skipped: 1 } },
  { what: 'a test that is still to be written', report: { numTodoTests: 1 }, counts: { skipped: 1 } },
  {
    what: 'a file that could not be loaded',
    report: { testResults: [{ status: 'failed', assertionResults: [] }] },
    counts: { failed: 1 },
  },
  {
    what: 'a file whose failed test is counted already',
    report: { numFailedTests: 1, testResults: [{ status: 'failed', assertionResults: [{}] }] },
    counts: { failed: 1 },
  },
  {
    what: 'a file without a test that passed',
    report: { testResults: [{ status: 'passed', assertionResults: [] }] },
    counts: {},
  },
];

for (const { what, report, counts } of vitestCases) {
  test(`Vitest’s report of ${what} is counted`, meta, () => {
    expect(ofVitest({ ...vitestReport, ...report })).toEqual({ ...nothing, ...counts });
  });
}

const playwrightCases = [
  { what: 'a passed test', report: { stats: { ...stats, expected: 1 } }, counts: { passed: 1 } },
  { what: 'a failed test', report: { stats: { ...stats, unexpected: 1 } }, counts: { failed: 1 } },
  { what: 'a test that passed at the second try', report: { stats: { ...stats, flaky: 1 } }, counts: { failed: 1 } },
  { what: 'a skipped test', report: { stats: { ...stats, skipped: 1 } }, counts: { skipped: 1 } },
  { what: 'an error outside any test', report: { errors: [{ message: 'no server' }] }, counts: { failed: 1 } },
];

for (const { what, report, counts } of playwrightCases) {
  test(`Playwright’s report of ${what} is counted`, meta, () => {
    expect(ofPlaywright({ stats, errors: [], ...report })).toEqual({ ...nothing, ...counts });
  });
}
