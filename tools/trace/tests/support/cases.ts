import { describe, expect, test } from 'vitest';
import type { Problem, TraceInput } from '../../model';
import { meta } from '../../tags';
import { trace } from '../../trace';
import { e2eResult, input, result } from './input';

/** A problem with its place and its rule, where it has them, in one line. */
const lineOf = ({ file, line, rule, kind, message }: Problem) =>
  `${file}${line === undefined ? '' : `:${line}`}${rule === undefined ? '' : ` (${rule})`} ${kind}: ${message}`;

/** The input that a test describes, what differs from the passing input, and all failures in order. */
type Case = readonly [what: string, given: Partial<TraceInput>, ...failures: string[]];

/** Defines one test for each input that must fail the trace. */
export function failsOn(group: string, cases: readonly Case[]): void {
  describe(`trace fails on ${group}:`, () => {
    for (const [what, given, ...failures] of cases) {
      test(what, meta, () => {
        expect(trace(input(given)).failures.map(lineOf)).toEqual(failures);
      });
    }
  });
}

/** The beginning of a problem with the rule of the passing input. */
export const atRule = 'spec/rules.ts:40 (VAL-NAME)';

/** The beginning of a problem with its unit test. */
export const atUnitTest = 'tests/unit/name.test.ts:3';

/** The results of the passing input and one more. */
export const withResult = (difference: Parameters<typeof result>[0]) => ({
  results: [result(), e2eResult(), result({ title: 'another test', ...difference })],
});
