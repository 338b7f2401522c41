import type { Row, Trace, TraceInput } from './model';
import * as problems from './problems';
import type { ProofRecord } from './records';
import { callsOf, criteriaOf, gapsOf, outcomesOf, rowOf } from './rows';

/** Finds faults that no longer apply. Ignores faults whose rules are all waived. */
export const movedFaults = ({ faults, occurrences, waivers }: TraceInput) =>
  faults.filter(({ id, rules }) => occurrences[id] !== 1 && !rules.every((rule) => waivers[rule]));

/** Returns the record without the proofs by files that no longer have a test of the rule. */
function validProofs({ proofs, results }: TraceInput): ProofRecord {
  const existing = new Set(results.flatMap(({ file, tags }) => tags.map((tag) => `${tag} ${file}`)));
  const valid = Object.entries(proofs).map(([id, proof]) => {
    const own = Object.entries(proof).filter(([rule, file]) => existing.has(`${rule} ${file}`));
    return [id, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(valid);
}

function totalsOf(rows: readonly Row[], { results, faults, proofs }: TraceInput): Trace['totals'] {
  const count = (state: Row['result']) => rows.filter(({ result }) => result === state).length;
  return {
    rules: {
      all: rows.length,
      failed: count('failed'),
      untested: count('untested'),
      unproved: count('unproved'),
      partial: count('partial'),
      pinned: count('pinned'),
      passed: count('passed'),
    },
    tests: { all: results.length, ...outcomesOf(results) },
    faults: {
      all: faults.length,
      detected: faults.filter(({ id, rules }) => rules.every((rule) => proofs[id]?.[rule])).length,
    },
  };
}

/**
 * Joins each rule with its tests, their results in the last run, and its faults.
 * @returns a row for each rule, and all problems. The trace passes if there are no problems. Without a complete run, one problem
 * says so, and rules and criteria without a passed test cause no further problems
 */
export function trace(input: TraceInput): Trace {
  const { rules, results, layers, title, sections, files, informative, decisions, committed } = input;
  const calls = callsOf(results, layers);
  const ofRun = problems.runProblem(input);
  // Only a complete run shows which tests exist.
  const valid = ofRun ? input : { ...input, proofs: validProofs(input) };
  const rows = rules.map((rule) => rowOf(rule, calls, valid));
  const criteria = criteriaOf(input);
  return {
    ...{ title, sections, files, informative, decisions, committed },
    date: input.run?.date,
    madeWith: input.run?.madeWith ?? {},
    quotesSpecification: Object.keys(input.sentences).length > 0,
    commit: input.now.commit,
    current: ofRun === undefined,
    waivers: Object.entries(input.waivers).map(([id, reason = '']) => ({ id, reason })),
    totals: totalsOf(rows, valid),
    subjects: Object.entries(input.subjects).map(([name, description]) => {
      const own = results.filter(({ tags }) => tags.includes(name));
      return { name, description, outcomes: outcomesOf(own) };
    }),
    criteria: { title: input.criteria.title, rows: criteria },
    notCovered: gapsOf(results, input),
    moved: movedFaults(input),
    problems: [
      ...(ofRun ? [ofRun] : []),
      ...problems.tableProblems(input),
      ...calls.flatMap((call) => problems.tagProblems(call, input)),
      ...results.flatMap(problems.testProblems),
      ...(ofRun ? [] : rows.flatMap((row) => problems.resultProblems(row, input))),
      ...(ofRun ? [] : criteria.flatMap(problems.criterionProblems)),
      ...rows.flatMap((row) => problems.proofProblems(row, input)),
    ],
    rows,
  };
}
