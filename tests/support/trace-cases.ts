import { describe, expect, test } from 'vitest';
import type { Problem, TraceInput } from '../../tools/trace/model';
import { trace } from '../../tools/trace/trace';
import { meta } from './covers';
import { e2eResult, input, result } from './trace';

interface Case {
  readonly what: string;
  readonly given: Partial<TraceInput>;
  /** All failures in order, each with at least these properties. */
  readonly failures: readonly Partial<Problem>[];
}

/** One test for each problem that must fail the trace. */
export function finds(where: string, cases: readonly Case[]): void {
  describe(`trace, ${where}: fails on`, () => {
    for (const { what, given, failures } of cases) {
      test(what, meta, () => {
        const found = trace(input(given)).failures;
        expect(found).toEqual(failures.map((failure) => expect.objectContaining(failure)));
      });
    }
  });
}

/** Place of a problem of the rule in the passing input. */
export const atRule = { file: 'spec/rules.ts', line: 40, rule: 'VAL-NAME' } as const;

/** Place of a problem of its unit test. */
export const atUnitTest = { file: 'tests/unit/name.test.ts', line: 3, rule: undefined } as const;

/** The results of the passing input and one more. */
export const withResult = (difference: Parameters<typeof result>[0]) => ({
  results: [result(), e2eResult(), result({ title: 'another test', ...difference })],
});
