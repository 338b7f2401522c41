import type { RunnerResult } from '../trace/records';

/** Numbers of tests by outcome. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The test command's last line: "12 passed, 0 failed", with ", 3 skipped" only where some were. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A flaky test counts as failed. */
export function countsOf(results: readonly RunnerResult[]): Counts {
  const outcomes = results.map(({ outcome, flaky }) => (flaky ? 'failed' : outcome));
  const count = (wanted: RunnerResult['outcome']) => outcomes.filter((outcome) => outcome === wanted).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
