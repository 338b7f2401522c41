import type { Conformance } from '../declarations';
import type { ManualResult, Row, Trace } from '../model';
import { counted } from '../report/words';
import { type Criterion, criteria } from './criteria';

/** What is known of one success criterion. */
export interface Finding {
  readonly criterion: Criterion;
  /** The rules that concern it. */
  readonly rows: readonly Row[];
  /** What a person said of it most recently, unless one of the rules that they looked at has changed since. */
  readonly judgment: { readonly level: Conformance; readonly check: ManualResult } | undefined;
  /** All in one or two sentences. */
  readonly remark: string;
}

function judgmentOf(num: string, { manualChecks, rows }: Trace): Finding['judgment'] {
  const current = new Set(rows.map(({ rule }) => `${rule.id}~${rule.rev}`));
  const judged = manualChecks.flatMap((check) => {
    const level = check.conformance?.[num];
    const stale = !check.rules.every((tag) => current.has(tag));
    return level === undefined || stale ? [] : [{ level, check: { ...check, stale } }];
  });
  return judged.sort((one, other) => one.check.when.localeCompare(other.check.when)).at(-1);
}

function testsOf({ rule, layers, calls }: Row): string {
  const results = calls.flatMap(({ tests }) => tests.map(({ outcome }) => outcome));
  const failed = results.filter((outcome) => outcome === 'failed').length;
  const skipped = layers.reduce((sum, layer) => sum + layer.skipped, 0);
  const lack = [...(failed > 0 ? [`${failed} failed`] : []), ...(skipped > 0 ? [`${skipped} not run`] : [])];
  return `${rule.id} (${counted(results.length, 'test')}${lack.length > 0 ? `, ${lack.join(', ')}` : ''})`;
}

function remarkOf(rows: readonly Row[], judgment: Finding['judgment']): string {
  const machine = rows.length > 0 ? `Tested by machine: ${rows.map(testsOf).join(', ')}` : 'Not tested by machine';
  if (!judgment) return `${machine}; not yet evaluated by a person.`;
  const { what, who, when, note } = judgment.check;
  return `${machine}. ${who}, ${when}: ${what}${note ? ` ${note}` : ''}`;
}

/**
 * What is known of each success criterion.
 * @param concerned ids of the rules that concern each criterion
 */
export function findingsOf(trace: Trace, concerned: Readonly<Record<string, readonly string[]>>): readonly Finding[] {
  return criteria.map((criterion) => {
    const ids = concerned[criterion.num] ?? [];
    const rows = trace.rows.filter(({ rule }) => ids.includes(rule.id));
    const judgment = judgmentOf(criterion.num, trace);
    return { criterion, rows, judgment, remark: remarkOf(rows, judgment) };
  });
}
