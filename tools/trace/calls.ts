import type { Call, Layer, TestResult } from './model';

const rank: Readonly<Record<Layer, number>> = { unit: 0, component: 1, e2e: 2 };

function inOrder(a: Call, b: Call): number {
  return rank[a.layer] - rank[b.layer] || a.file.localeCompare(b.file, 'en') || a.line - b.line;
}

/** Results gathered by the `test` call that made them, in order of layer, file and line: the order of a run may vary. */
export function callsOf(results: readonly TestResult[]): readonly Call[] {
  const calls = new Map<string, Call & { readonly tests: TestResult[] }>();
  for (const result of results) {
    const { layer, file, line, tags, title } = result;
    const key = JSON.stringify([layer, file, line, tags]);
    const call = calls.get(key);
    if (call) call.tests.push(result);
    else calls.set(key, { layer, file, line, tags, title, tests: [result] });
  }
  return [...calls.values()].sort(inOrder);
}

/** Whether a test did not just pass, but says by that what it should: that the rule holds. */
export function isSound({ outcome, expectedToFail, flaky }: TestResult): boolean {
  return outcome === 'passed' && !expectedToFail && !flaky;
}
