import { hash } from './hash';
import { manualProblems } from './manual-checks';
import type { Row, Section, Totals, Trace, TraceInput } from './model';
import { proofProblems, resultProblems, runProblems, tableProblems, tagProblems, testProblems } from './problems';
import { isProved } from './proof-state';
import { callsOf, gapsOf, rowOf } from './rows';

/** Numbers of items by a name, with zero for those that do not occur. */
function countBy<Name extends string>(names: readonly Name[], found: readonly Name[]): Readonly<Record<Name, number>> {
  const counts = names.map((name) => [name, found.filter((one) => one === name).length]);
  return Object.fromEntries(counts) as Record<Name, number>;
}

const provers = ['product', 'mutation', 'fixture', 'library', 'none'] as const;

function sectionOf(
  [section, title]: readonly [section: string, title: string],
  { informative, layers }: TraceInput,
  rows: readonly Row[],
): Section {
  const own = rows.filter(({ rule }) => String(rule.section) === section);
  const specification = own.filter(({ rule }) => rule.origin === 'specification').length;
  const tested = own.flatMap((row) => row.layers).filter(({ result }) => result === 'passed');
  return {
    section,
    title,
    specification,
    extension: own.length - specification,
    layers: countBy(
      Object.keys(layers),
      tested.map(({ layer }) => layer),
    ),
    proofs: countBy(
      provers,
      own.map(({ provedBy }) => provedBy),
    ),
    informative: informative.filter((sentence) => String(sentence.section) === section),
  };
}

/** One fingerprint of all sentences that rules and notes name. */
function specificationOf({ rules, informative }: TraceInput): string | undefined {
  const sources = new Set([...rules, ...informative].flatMap(({ source = [] }) => source));
  return sources.size > 0 ? hash(...[...sources].sort()) : undefined;
}

const states = ['failed', 'untested', 'unproved', 'partial', 'pinned', 'passed'] as const;

function totalsOf(rows: readonly Row[], { results, proofs, library }: TraceInput): Totals {
  const current = proofs.filter(({ stale }) => stale === undefined);
  return {
    rules: {
      all: rows.length,
      ...countBy(
        states,
        rows.map(({ result }) => result),
      ),
      withoutCurrentProof: rows.filter(({ layers }) => !isProved(layers)).length,
    },
    tests: {
      all: results.length,
      ...countBy(
        ['passed', 'failed', 'skipped'],
        results.map(({ outcome }) => outcome),
      ),
      meta: results.filter(({ tags }) => tags.includes('meta')).length,
    },
    proofs: {
      all: proofs.length,
      current: current.length,
      ...countBy(
        ['product', 'fixture', 'mutation'],
        current.map(({ kind }) => kind),
      ),
      library: library.length,
    },
  };
}

/**
 * Connects each rule to the tests that cover it, their results in the last run, and the faults that they detected.
 * @returns one row for each rule, tested or not, and all problems; the trace passes if `failures` is empty
 */
export function trace(input: TraceInput): Trace {
  const { rules, results, proofs, staleProofsFail, manualChecks, now, files, layers } = input;
  const calls = callsOf(results, Object.keys(layers));
  const rows = rules.map((rule) => rowOf(rule, calls, input));
  const ofRun = runProblems(input);
  const ofProofs = proofProblems(proofs, rows, files.rules);
  const ofPeople = manualProblems(rules, manualChecks, files.rules);
  return {
    title: input.title,
    date: input.run?.date,
    commit: now.commit,
    committed: input.committed,
    current: ofRun.length === 0,
    specification: specificationOf(input),
    totals: totalsOf(rows, input),
    coverage: input.coverage,
    notCovered: gapsOf(rows),
    failures: [
      ...ofRun,
      ...tableProblems(input),
      ...calls.flatMap((call) => tagProblems(call, rules)),
      ...calls.flatMap(({ tests }) => tests.flatMap(testProblems)),
      ...rows.flatMap((row) => resultProblems(row, files.rules)),
      ...ofPeople.failures,
      ...(staleProofsFail ? ofProofs : []),
    ],
    warnings: [...ofPeople.warnings, ...(staleProofsFail ? [] : ofProofs)],
    manualChecks,
    files: { rules: files.rules, fixtures: files.fixtures },
    fixtures: input.fixtures,
    layers,
    sections: Object.entries(input.sections).map((section) => sectionOf(section, input, rows)),
    rows,
  };
}
