import type { Proof, Row, Section, TestResult, Totals, Trace, TraceInput } from './model';
import { proofProblems, resultProblems, runProblems, tableProblems, tagProblems, testProblems } from './problems';
import { callsOf, gapsOf, isProved, rowOf, tagOf } from './rows';

function sectionOf(section: string, { rules, informative, sections }: TraceInput): Section {
  const own = rules.filter((rule) => String(rule.section) === section);
  const specification = own.filter(({ origin }) => origin === 'specification').length;
  return {
    section,
    title: sections[section] ?? '',
    specification,
    extension: own.length - specification,
    informative: informative.filter((sentence) => String(sentence.section) === section),
  };
}

function totalsOf(rows: readonly Row[], { results, proofs, library }: TraceInput): Totals {
  const current = proofs.filter(({ stale }) => stale === undefined);
  const rowsThat = (result: Row['result']) => rows.filter((row) => row.result === result).length;
  const testsThat = (outcome: TestResult['outcome']) => results.filter((test) => test.outcome === outcome).length;
  const proofsOf = (kind: Proof['kind']) => current.filter((proof) => proof.kind === kind).length;
  return {
    rules: {
      all: rows.length,
      passed: rowsThat('passed'),
      failed: rowsThat('failed'),
      untested: rowsThat('untested'),
      unproved: rowsThat('unproved'),
      partial: rowsThat('partial'),
      pinned: rowsThat('pinned'),
      withoutCurrentProof: rows.filter(({ layers }) => !isProved(layers)).length,
    },
    tests: {
      all: results.length,
      passed: testsThat('passed'),
      failed: testsThat('failed'),
      skipped: testsThat('skipped'),
      meta: results.filter(({ tags }) => tags.includes('meta')).length,
    },
    proofs: {
      all: proofs.length,
      current: current.length,
      product: proofsOf('product'),
      fixture: proofsOf('fixture'),
      mutation: proofsOf('mutation'),
      library: library.length,
    },
  };
}

/**
 * Connects each rule to the tests that cover it, their results in the last run, and the faults that they detected.
 * @returns one row for each rule, tested or not, and all problems; the trace passes if `failures` is empty
 */
export function trace(input: TraceInput): Trace {
  const { rules, results, proofs, library, staleProofsFail, now, ruleLines, committed, files, layers } = input;
  const calls = callsOf(results, Object.keys(layers));
  const rows = rules.map((rule) => {
    const pinned = library.find((one) => one.rule === tagOf(rule));
    return rowOf(rule, ruleLines[rule.id], calls, proofs, pinned);
  });
  const ofRun = runProblems(input);
  const ofProofs = proofProblems(proofs, rows, files.rules);
  return {
    commit: now.commit,
    committed,
    current: ofRun.length === 0,
    totals: totalsOf(rows, input),
    coverage: input.coverage,
    notCovered: gapsOf(rows),
    failures: [
      ...ofRun,
      ...tableProblems(input),
      ...calls.flatMap((call) => tagProblems(call, rules)),
      ...calls.flatMap(({ tests }) => tests.flatMap(testProblems)),
      ...rows.flatMap((row) => resultProblems(row, files.rules)),
      ...(staleProofsFail ? ofProofs : []),
    ],
    warnings: staleProofsFail ? [] : ofProofs,
    files: { rules: files.rules, fixtures: files.fixtures },
    layers,
    sections: Object.keys(input.sections).map((section) => sectionOf(section, input)),
    rows,
  };
}
