import { describe, expect, test } from 'vitest';
import type { Failure, TraceInput } from '../../tools/trace/model';
import { trace } from '../../tools/trace/trace';
import { meta } from './covers';
import { e2eResult, input, result } from './trace';

interface Case {
  readonly what: string;
  readonly given: Partial<TraceInput>;
  /** All that the trace finds, in order; of each at least these parts. */
  readonly failures: readonly Partial<Failure>[];
}

/** One test for each thing that the trace must find. */
export function finds(where: string, cases: readonly Case[]): void {
  describe(`the trace finds ${where}`, () => {
    for (const { what, given, failures } of cases) {
      test(what, meta, () => {
        const found = trace(input(given)).failures;
        expect(found).toEqual(failures.map((failure) => expect.objectContaining(failure)));
      });
    }
  });
}

/** Where a failure of the rule in the sound input stands. */
export const atRule = { file: 'spec/rules.ts', line: 40, rule: 'VAL-NAME' } as const;

/** Where a failure of its unit test stands. */
export const atUnitTest = { file: 'tests/unit/name.test.ts', line: 3, rule: undefined } as const;

/** The sound results, and one test more. */
export const withGuest = (difference: Parameters<typeof result>[0]) => ({
  results: [result(), e2eResult(), result({ title: 'a guest', ...difference })],
});
