import type { Row, Trace, TraceInput } from './model';
import * as problems from './problems';
import { callsOf, criteriaOf, gapsOf, outcomesOf, rowOf } from './rows';

function totalsOf(rows: readonly Row[], { results, faults }: TraceInput): Trace['totals'] {
  const rules = { all: rows.length, failed: 0, untested: 0, unproved: 0, partial: 0, pinned: 0, passed: 0 };
  for (const { result } of rows) rules[result] += 1;
  const missed = rows.flatMap((row) => row.faults.flatMap(({ id, detected }) => (detected ? [] : id)));
  const detected = faults.length - new Set(missed).size;
  return { rules, tests: outcomesOf(results), faults: { all: faults.length, detected } };
}

/**
 * Joins each rule with its tests, their results in the last run, and its faults.
 * @returns a row for each rule, and all problems. The trace passes if there are no problems. Without a complete run, one problem
 * says so, and rules and criteria without a passed test cause no further problems
 */
export function trace(input: TraceInput): Trace {
  const { results, title, sections, informative, decisions, run, now } = input;
  const calls = callsOf(results, input.layers);
  const ofRun = problems.runProblems(input);
  const rows = input.rules.map((rule) => rowOf(rule, calls, input));
  const criteria = criteriaOf(input);
  return {
    ...{ title, sections, informative, decisions, rows },
    ...{ run: { ...run, ...now }, current: ofRun.length === 0 },
    waivers: Object.entries(input.waivers).map(([id, reason = '']) => ({ id, reason })),
    totals: totalsOf(rows, input),
    subjects: Object.entries(input.subjects).map(([name, description]) => {
      return { name, description, outcomes: outcomesOf(results.filter(({ tags }) => tags.includes(name))) };
    }),
    criteria: { title: input.criteria.title, rows: criteria },
    notCovered: gapsOf(results, input),
    problems: [
      ...ofRun,
      ...calls.flatMap((call) => problems.tagProblems(call, input)),
      ...results.flatMap(problems.testProblems),
      ...(ofRun.length > 0 ? [] : rows.flatMap((row) => problems.resultProblems(row, input))),
      ...(ofRun.length > 0 ? [] : criteria.flatMap(problems.criterionProblems)),
      ...rows.flatMap((row) => problems.proofProblems(row, input)),
      ...input.moved.map(problems.movedProblem),
    ],
  };
}
