import type { Rule } from '../../spec/rules';
import type { Call, Failure, LayerState, Proof, Row, TestResult, TraceInput } from './model';
import { lockProblems } from './rule-lock';

/** What is wrong with the reports as a whole: none, old, changed or partial. */
export function runFailures({ run, now, results, testFiles }: TraceInput): readonly Failure[] {
  const failure = (message: string, file: string, line?: number): Failure => ({
    kind: 'run',
    message,
    file,
    line,
    rule: undefined,
  });
  const failures: Failure[] = [];
  const stamp = 'reports/run.json';
  if (!run) failures.push(failure('there is no record of a whole run: run `npm test`', stamp));
  else {
    if (run.tree !== now.tree) {
      const change = run.commit === now.commit ? 'files have changed since' : `the project is at ${now.commit} now`;
      failures.push(failure(`the run was on another state of the project, at ${run.commit}: ${change}`, stamp));
    }
    for (const name of new Set([...Object.keys(run.reports), ...Object.keys(now.reports)])) {
      if (run.reports[name] !== now.reports[name]) {
        failures.push(failure('this is not the report that the run left', `reports/${name}`));
      }
    }
  }
  const seen = new Set(results.map(({ file }) => file));
  for (const file of testFiles.filter((name) => !seen.has(name))) {
    failures.push(failure('the run was partial: the reports have no result of this file', file, 1));
  }
  return failures;
}

/** What is wrong with the table of rules: an id given twice, a text that is not the locked one. */
export function tableFailures({ rules, lock, ruleLines }: TraceInput): readonly Failure[] {
  const ids = rules.map(({ id }) => id);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const duplicates = [...twice].map((id) => ({
    kind: 'duplicate rule' as const,
    message: `more than one rule is called ${id}`,
    file: 'spec/rules.ts',
    line: ruleLines[id],
    rule: id,
  }));
  const unlocked = lockProblems(rules, lock).map(({ id, message }) => ({
    kind: 'lock' as const,
    message,
    file: ruleLines[id] ? 'spec/rules.ts' : 'spec/rules.lock.json',
    line: ruleLines[id],
    rule: id,
  }));
  return [...duplicates, ...unlocked];
}

function tagProblem(tag: string, rules: readonly Rule[]): string | undefined {
  const rule = rules.find(({ id }) => id === tag.split('~')[0]);
  if (!rule) return `names ${tag}, which is no rule`;
  return tag === `${rule.id}~${rule.rev}` ? undefined : `names ${tag}, but the rule is at revision ${rule.rev}`;
}

/** What is wrong with the tags of a `test` call: none, unknown, outdated, or a rule named by a test of our own tools. */
export function tagFailures({ file, line, tags, title }: Call, rules: readonly Rule[]): readonly Failure[] {
  const named = tags.filter((tag) => tag !== 'meta');
  const problems = named.flatMap((tag) => tagProblem(tag, rules) ?? []);
  if (tags.length === 0) problems.push('names no rule and is not marked meta');
  if (named.length > 0 && named.length < tags.length) problems.push('is marked meta, but names a rule');
  return problems.map((problem) => ({
    kind: 'tag',
    message: `“${title}” ${problem}`,
    file,
    line,
    rule: undefined,
  }));
}

/** What is wrong with the result of a test: it failed, or its pass says nothing. */
export function testFailures({ title, file, line, outcome, expectedToFail, flaky }: TestResult): readonly Failure[] {
  const failure = (kind: Failure['kind'], what: string): Failure[] => [
    { kind, message: `“${title}” ${what}`, file, line, rule: undefined },
  ];
  if (outcome === 'failed') return failure('failed test', 'failed');
  if (outcome === 'skipped') return [];
  if (expectedToFail) return failure('expected to fail', 'passed only because it was expected to fail');
  return flaky ? failure('flaky', 'passed only after it had failed') : [];
}

/** Proofs that were never seen or no longer count, whatever rule they are of: all are to be proved again. */
export function proofFailures(proofs: readonly Proof[]): readonly Failure[] {
  return proofs.flatMap(({ what, file, stale }) =>
    stale === undefined
      ? []
      : [{ kind: 'stale proof', message: `“${what}” is not proved: ${stale}`, file, line: undefined, rule: undefined }],
  );
}

type Lack = Exclude<LayerState['result'], 'passed'>;
const lacks: Readonly<Record<Lack, (id: string, state: LayerState) => string>> = {
  'not passed': (id, { layer }) => `no test of ${id} passed in the layer ${layer}`,
  skipped: (id, { layer, tests }) =>
    `${id} has ${tests} ${tests === 1 ? 'test' : 'tests'} in the layer ${layer}, but all were skipped or filtered out`,
  untested: (id, { layer }) => `${id} has no test in the layer ${layer}`,
};

/** What a rule lacks in one of its layers: a test, a run, a pass, a proof. */
export function rowFailures({ rule: { id }, line, layers }: Row): readonly Failure[] {
  const failure = (kind: Failure['kind'], message: string): Failure => ({
    kind,
    message,
    file: 'spec/rules.ts',
    line,
    rule: id,
  });
  return layers.flatMap((state) => {
    const { layer, result, proof } = state;
    const failures: Failure[] = [];
    if (result !== 'passed') failures.push(failure(result, lacks[result](id, state)));
    if (proof === 'unproved') {
      failures.push(
        failure('unproved', `nothing was broken to prove that the tests of ${id} in the layer ${layer} can fail`),
      );
    }
    return failures;
  });
}
