import type { Row, Trace, TraceInput } from './model';
import * as problems from './problems';
import { nameOf, type Proof, type ProofRecord } from './records';
import { callsOf, gapsOf, rowOf } from './rows';

/** Finds faults that no longer apply. Ignores faults whose rules are all waived. */
export const movedFaults = ({ faults, occurrences, waivers }: TraceInput) =>
  faults.filter(({ id, rules }) => occurrences[id] !== 1 && !rules.every((rule) => waivers[rule]));

/** Returns the record without the proofs whose tests no longer exist, for example because they were renamed. */
function validProofs({ proofs, results }: TraceInput): ProofRecord {
  const names = new Set(results.map(nameOf));
  const valid = (proof: Proof) => Object.fromEntries(Object.entries(proof).filter(([, test]) => names.has(test)));
  return Object.fromEntries(Object.entries(proofs).map(([id, proof]) => [id, valid(proof)]));
}

/** Counts how often each name occurs. */
const countBy = <Name extends string>(names: readonly Name[], found: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, found.filter((one) => one === name).length])) as Record<Name, number>;

function totalsOf(rows: readonly Row[], { results, faults, proofs }: TraceInput): Trace['totals'] {
  const states = rows.map(({ result }) => result);
  const outcomes = results.map(({ outcome }) => outcome);
  return {
    rules: { all: rows.length, ...countBy(['failed', 'untested', 'unproved', 'partial', 'pinned', 'passed'], states) },
    tests: {
      all: results.length,
      untraced: results.filter(({ tags }) => tags.includes('untraced')).length,
      ...countBy(['passed', 'failed', 'skipped'], outcomes),
    },
    faults: {
      all: faults.length,
      detected: faults.filter(({ id, rules }) => rules.every((rule) => proofs[id]?.[rule])).length,
    },
  };
}

/**
 * Joins each rule with its tests, their results in the last run, and its faults.
 * @returns a row for each rule, and all problems. The trace passes if there are no problems. Without a complete run, one problem
 * says so, and layers without a passed test cause no further problems
 */
export function trace(input: TraceInput): Trace {
  const { rules, results, layers, title, sections, files, informative, topics, criteria, subjects, committed } = input;
  const calls = callsOf(results, layers);
  const ofRun = problems.runProblem(input);
  // Only a complete run shows which tests exist.
  const valid = ofRun ? input : { ...input, proofs: validProofs(input) };
  const rows = rules.map((rule) => rowOf(rule, calls, valid));
  return {
    ...{ title, sections, files, informative, topics, criteria, subjects, committed },
    date: input.run?.date,
    madeWith: input.run?.madeWith ?? {},
    quotesSpecification: Object.keys(input.sentences).length > 0,
    commit: input.now.commit,
    current: ofRun === undefined,
    waivers: Object.entries(input.waivers).map(([id, reason = '']) => ({ id, reason })),
    totals: totalsOf(rows, valid),
    notCovered: gapsOf(rows, input.waivers),
    moved: movedFaults(input),
    gone: input.faults.filter((fault) =>
      fault.rules.some((rule) => input.proofs[fault.id]?.[rule] !== valid.proofs[fault.id]?.[rule]),
    ),
    problems: [
      ...(ofRun ? [ofRun] : []),
      ...problems.tableProblems(input),
      ...calls.flatMap((call) => problems.tagProblems(call, input)),
      ...results.flatMap(problems.testProblems),
      ...(ofRun ? [] : rows.flatMap((row) => problems.resultProblems(row, input))),
      ...rows.flatMap((row) => problems.proofProblems(row, input)),
    ],
    rows,
  };
}
