import type { Row, Section, Totals, Trace, TraceInput } from './model';
import {
  faultProblems,
  proofProblems,
  resultProblems,
  runProblem,
  tableProblems,
  tagProblems,
  testProblems,
} from './problems';
import { callsOf, gapsOf, rowOf } from './rows';

/** Numbers of items by a name, with zero for those that do not occur. */
function countBy<Name extends string>(names: readonly Name[], found: readonly Name[]): Readonly<Record<Name, number>> {
  const counts = names.map((name) => [name, found.filter((one) => one === name).length]);
  return Object.fromEntries(counts) as Record<Name, number>;
}

function sectionOf(
  [section, title]: readonly [section: string, title: string],
  { informative, layers }: TraceInput,
  rows: readonly Row[],
): Section {
  const own = rows.filter(({ rule }) => String(rule.section) === section);
  const count = (holds: (row: Row) => boolean) => own.filter(holds).length;
  const isTested = (name: string) => (row: Row) =>
    row.layers.some(({ layer, result }) => layer === name && result === 'passed');
  const isProved = ({ faults }: Row) => faults.some(({ noticed }) => noticed !== undefined);
  return {
    section,
    title,
    counts: {
      Specification: count(({ rule }) => rule.origin === 'specification'),
      Added: count(({ rule }) => rule.origin === 'extension'),
      ...Object.fromEntries(Object.entries(layers).map(([name, heading]) => [heading, count(isTested(name))])),
      Proved: count(isProved),
      Library: count((row) => !isProved(row) && row.library !== undefined),
      'Not proved': count((row) => !isProved(row) && row.library === undefined),
    },
    informative: informative.filter((sentence) => String(sentence.section) === section),
  };
}

const states = ['failed', 'untested', 'unproved', 'partial', 'pinned', 'passed'] as const;
const outcomes = ['passed', 'failed', 'skipped'] as const;

function totalsOf(rows: readonly Row[], { results, faults, proofs }: TraceInput): Totals {
  return {
    rules: {
      all: rows.length,
      ...countBy(
        states,
        rows.map(({ result }) => result),
      ),
    },
    tests: {
      all: results.length,
      meta: results.filter(({ tags }) => tags.includes('meta')).length,
      ...countBy(
        outcomes,
        results.map(({ outcome }) => outcome),
      ),
    },
    faults: {
      all: faults.length,
      noticed: faults.filter(({ id, rules }) => rules.every((tag) => proofs[id]?.noticed[tag])).length,
    },
  };
}

/**
 * Connects each rule to the tests that cover it, their results in the last run, and the faults that they noticed.
 * @returns one row for each rule, tested or not, and all problems; the trace passes if there are none. Without the
 * reports of a complete run, one problem says so, and the rules that they leave untested are none
 */
export function trace(input: TraceInput): Trace {
  const { rules, results, files, layers } = input;
  const calls = callsOf(results, Object.keys(layers));
  const rows = rules.map((rule) => rowOf(rule, calls, input));
  const ofRun = runProblem(input);
  return {
    title: input.title,
    sections: input.sections,
    layers,
    date: input.run?.date,
    commit: input.now.commit,
    committed: input.committed,
    current: ofRun === undefined,
    totals: totalsOf(rows, input),
    coverage: input.coverage,
    notCovered: gapsOf(rows),
    problems: [
      ...(ofRun ? [ofRun] : []),
      ...tableProblems(input),
      ...faultProblems(input),
      ...calls.flatMap((call) => tagProblems(call, rules)),
      ...calls.flatMap(({ tests }) => tests.flatMap(testProblems)),
      ...(ofRun ? [] : rows.flatMap((row) => resultProblems(row, input))),
      ...rows.flatMap((row) => proofProblems(row, input)),
    ],
    files,
    sectionRows: Object.entries(input.sections).map((section) => sectionOf(section, input, rows)),
    rows,
    criteria: input.criteria,
  };
}
