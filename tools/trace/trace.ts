import type { TraceInput } from './model';
import * as problems from './problems';
import { callsOf, criteriaOf, decisionsOn, gapsOf, outcomesOf, rowOf } from './rows';
import { type State, stateNames } from './words';

const states = Object.entries(stateNames) as [State, string][];

/** The rules, tests and faults of a project, with all problems. */
export type Trace = ReturnType<typeof trace>;

/**
 * Joins each rule with its tests, their results in the last run, and its faults.
 * @returns a row for each rule, and all problems. The trace passes if there are no problems. Without a complete run, one problem
 * says so, and rules and criteria without a test cause no further problems
 */
export function trace(input: TraceInput) {
  const { results, title, sections, run, now, faults } = input;
  const calls = callsOf(results, input.layers);
  const ofRun = problems.runProblems(input);
  const isCurrent = ofRun.length === 0;
  const rows = input.rules.map((rule) => rowOf(rule, calls, input));
  const criteria = criteriaOf(input);
  const ids = new Set(input.rules.map(({ id }) => id));
  const missed = rows.flatMap((row) => row.faults.flatMap(({ id, detected }) => (detected ? [] : id)));
  return {
    ...{ title, sections, rows, isCurrent },
    /** The sentences that cannot be tested, and what the project decides about them. */
    notes: input.informative.map((note) => ({ note, decisions: decisionsOn(note, input) })),
    /** The current state of the project, and the circumstances of the last run. */
    run: { ...run, ...now },
    /** The rules that the project waives. */
    waivers: Object.entries(input.waivers).map(([id, reason = '']) => ({ id, reason })),
    totals: {
      rules: states.map(([state, name]) => ({ state, name, count: rows.filter((row) => row.state === state).length })),
      tests: outcomesOf(results),
      /** The tests without a rule, which need no proof. */
      unruled: results.filter(({ tags }) => !tags.some((tag) => ids.has(tag))).length,
      faults: { all: faults.length, unproved: new Set(missed).size },
    },
    /** The tests of each subject. A test can have several subjects. */
    subjects: Object.entries(input.subjects).map(([name, description]) => {
      const own = calls.filter(({ tags }) => tags.includes(name));
      return { name, description, calls: own, outcomes: outcomesOf(own.flatMap(({ tests }) => tests)) };
    }),
    criteria: { title: input.criteria.title, rows: criteria },
    notCovered: gapsOf(results, input),
    problems: [
      ...ofRun,
      ...calls.flatMap((call) => problems.tagProblems(call, input)),
      ...results.flatMap(problems.testProblems),
      ...(isCurrent ? rows.flatMap((row) => problems.resultProblems(row, input)) : []),
      ...(isCurrent ? criteria.flatMap(problems.criterionProblems) : []),
      ...rows.flatMap((row) => problems.proofProblems(row, input)),
      ...input.moved.map(problems.movedProblem),
    ],
  };
}
