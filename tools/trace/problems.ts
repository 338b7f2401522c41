import type { Rule } from '../../spec/rules';
import type { LayerState, Problem, Proof, Row, TestCall, TestResult, TraceInput } from './model';
import { lockProblems } from './rule-lock';

/** Problems of the reports as a whole: missing, outdated, changed or incomplete. */
export function runProblems({ run, now, results, testFiles }: TraceInput): readonly Problem[] {
  const problem = (message: string, file: string, line?: number): Problem => ({
    kind: 'run',
    message,
    file,
    line,
    rule: undefined,
  });
  const problems: Problem[] = [];
  const stamp = 'reports/run.json';
  if (!run) problems.push(problem('there is no record of a complete run: run `npm test`', stamp));
  else {
    if (run.tree !== now.tree) {
      const change = run.commit === now.commit ? 'files have changed since' : `the current commit is ${now.commit}`;
      problems.push(problem(`the last run tested another state of the project, at ${run.commit}: ${change}`, stamp));
    }
    for (const name of new Set([...Object.keys(run.reports), ...Object.keys(now.reports)])) {
      if (run.reports[name] !== now.reports[name]) {
        problems.push(problem('this report does not come from the last complete run', `reports/${name}`));
      }
    }
  }
  const covered = new Set(results.map(({ file }) => file));
  for (const file of testFiles.filter((name) => !covered.has(name))) {
    problems.push(problem('the run was partial: the reports have no result for this file', file, 1));
  }
  return problems;
}

/** Problems of the table of rules: duplicate ids, and texts that differ from the lock. */
export function tableProblems({ rules, lock, ruleLines }: TraceInput): readonly Problem[] {
  const ids = rules.map(({ id }) => id);
  const duplicates = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [
    ...[...duplicates].map((id) => ({
      kind: 'duplicate rule' as const,
      message: `more than one rule has the id ${id}`,
      file: 'spec/rules.ts',
      line: ruleLines[id],
      rule: id,
    })),
    ...lockProblems(rules, lock).map(({ id, message }) => ({
      kind: 'lock' as const,
      message,
      file: ruleLines[id] ? 'spec/rules.ts' : 'spec/rules.lock.json',
      line: ruleLines[id],
      rule: id,
    })),
  ];
}

function wrongTag(tag: string, rules: readonly Rule[]): string | undefined {
  const rule = rules.find(({ id }) => id === tag.split('~')[0]);
  if (!rule) return `names ${tag}, which is no rule`;
  return tag === `${rule.id}~${rule.rev}` ? undefined : `names ${tag}, but the rule is at revision ${rule.rev}`;
}

/** Problems of the tags of a `test` call: none, unknown, outdated, or a rule and `meta` together. */
export function tagProblems({ file, line, tags, title }: TestCall, rules: readonly Rule[]): readonly Problem[] {
  const named = tags.filter((tag) => tag !== 'meta');
  const problems = named.flatMap((tag) => wrongTag(tag, rules) ?? []);
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

/** The problem of a test that failed, or whose pass is inconclusive. */
export function testProblems({ title, file, line, outcome, expectedToFail, flaky }: TestResult): readonly Problem[] {
  const problem = (kind: Problem['kind'], what: string): Problem[] => [
    { kind, message: `“${title}” ${what}`, file, line, rule: undefined },
  ];
  if (outcome === 'failed') return problem('failed test', 'failed');
  if (outcome === 'skipped') return [];
  if (expectedToFail) return problem('expected to fail', 'passed only because it was expected to fail');
  return flaky ? problem('flaky', 'passed only on a retry') : [];
}

type Lack = Exclude<LayerState['result'], 'passed'>;
const lacks: Readonly<Record<Lack, (id: string, state: LayerState) => string>> = {
  'not passed': (id, { layer }) => `no test of ${id} passed in the layer ${layer}`,
  skipped: (id, { layer, tests }) =>
    `${id} has ${tests} ${tests === 1 ? 'test' : 'tests'} in the layer ${layer}, but all were skipped or filtered out`,
  untested: (id, { layer }) => `${id} has no test in the layer ${layer}`,
};

const problemOfRule = ({ rule, line }: Row, kind: Problem['kind'], message: string): Problem => ({
  kind,
  message,
  file: 'spec/rules.ts',
  line,
  rule: rule.id,
});

/** Layers of a rule in which no test passed. */
export function resultProblems(row: Row): readonly Problem[] {
  return row.layers.flatMap((state) =>
    state.result === 'passed' ? [] : [problemOfRule(row, state.result, lacks[state.result](row.rule.id, state))],
  );
}

/** Proofs that are not current, and layers of rules in which no fault was ever detected. */
export function proofProblems(proofs: readonly Proof[], rows: readonly Row[]): readonly Problem[] {
  const stale = proofs.flatMap(({ what, file, stale }): Problem[] =>
    stale === undefined
      ? []
      : [{ kind: 'stale proof', message: `“${what}” is not proved: ${stale}`, file, line: undefined, rule: undefined }],
  );
  const unproved = rows.flatMap((row) =>
    row.layers
      .filter(({ proof }) => proof === 'unproved')
      .map(({ layer }) =>
        problemOfRule(
          row,
          'unproved',
          `no fault shows that the tests of ${row.rule.id} in the layer ${layer} can fail`,
        ),
      ),
  );
  return [...stale, ...unproved];
}
