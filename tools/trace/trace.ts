import { callsOf } from './calls';
import { proofFailures, rowFailures, runFailures, tableFailures, tagFailures, testFailures } from './failures';
import type { Proof, Row, Section, TestResult, Totals, Trace, TraceInput } from './model';
import { rowOf } from './rows';

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function sectionOf(section: Section['section'], { rules, informative }: TraceInput): Section {
  const own = rules.filter((rule) => rule.section === section);
  const specification = own.filter(({ origin }) => origin === 'specification').length;
  return {
    section,
    specification,
    extension: own.length - specification,
    informative: informative.filter((sentence) => sentence.section === section),
  };
}

function totalsOf(rows: readonly Row[], results: readonly TestResult[], proofs: readonly Proof[]): Totals {
  const counting = proofs.filter(({ stale }) => stale === undefined);
  const rowsThat = (result: Row['result']) => rows.filter((row) => row.result === result).length;
  const testsThat = (outcome: TestResult['outcome']) => results.filter((test) => test.outcome === outcome).length;
  const proofsBy = (kind: Proof['kind']) => counting.filter((proof) => proof.kind === kind).length;
  return {
    rules: {
      all: rows.length,
      passed: rowsThat('passed'),
      failed: rowsThat('failed'),
      untested: rowsThat('untested'),
      unproved: rowsThat('unproved'),
    },
    tests: {
      all: results.length,
      passed: testsThat('passed'),
      failed: testsThat('failed'),
      skipped: testsThat('skipped'),
      meta: results.filter(({ tags }) => tags.includes('meta')).length,
    },
    proofs: {
      all: counting.length,
      flip: proofsBy('flip'),
      sabotage: proofsBy('sabotage'),
      mutation: proofsBy('mutation'),
    },
  };
}

/**
 * Ties each rule to the tests that name it, their results in the last run, and what was broken to see them fail.
 * @returns one row a rule, also for rules without a test, and all that is wrong; nothing is wrong when `failures` is empty
 */
export function trace(input: TraceInput): Trace {
  const { rules, results, proofs, now, ruleLines, committed } = input;
  const calls = callsOf(results);
  const rows = rules.map((rule) => rowOf(rule, ruleLines[rule.id], calls, proofs));
  const unreliable = runFailures(input);
  return {
    commit: now.commit,
    committed,
    current: unreliable.length === 0,
    totals: totalsOf(rows, results, proofs),
    failures: [
      ...unreliable,
      ...tableFailures(input),
      ...calls.flatMap((call) => tagFailures(call, rules)),
      ...calls.flatMap(({ tests }) => tests.flatMap(testFailures)),
      ...proofFailures(proofs),
      ...rows.flatMap(rowFailures),
    ],
    sections: sections.map((section) => sectionOf(section, input)),
    rows,
  };
}
