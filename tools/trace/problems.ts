import type { Rule } from './declarations';
import type { LayerState, Problem, Row, TestCall, TraceInput } from './model';
import type { Proof, TestResult } from './records';
import { lockProblems } from './rule-lock';

function problem(kind: Problem['kind'], message: string, file: string, line?: number, rule?: string): Problem {
  return { kind, message, file, line, rule };
}

/** What the last complete run saved. */
export const stampFile = 'reports/run.json';

/** Problems of the reports as a whole: missing, outdated, changed or incomplete. */
export function runProblems({ run, now, results, testFiles }: TraceInput): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (...[message, file, line]: [message: string, file: string, line?: number]) =>
    problems.push(problem('run', message, file, line));
  if (!run) add('there is no record of a complete run: run `npm test`', stampFile);
  else {
    if (run.tree !== now.tree) {
      const change = run.commit === now.commit ? 'files have changed since' : `the current commit is ${now.commit}`;
      add(`the last run tested another state of the project, at ${run.commit}: ${change}`, stampFile);
    }
    const names = new Set([...Object.keys(run.reports), ...Object.keys(now.reports)]);
    for (const name of [...names].filter((name) => run.reports[name] !== now.reports[name])) {
      add('this report does not come from the last complete run', name);
    }
  }
  const covered = new Set(results.map(({ file }) => file));
  for (const file of testFiles.filter((name) => !covered.has(name))) {
    add('the run was partial: the reports have no result for this file', file, 1);
  }
  return problems;
}

function wrongTag(tag: string, rules: readonly Rule[]): string | undefined {
  const rule = rules.find(({ id }) => id === tag.split('~')[0]);
  if (!rule) return `names ${tag}, which is no rule`;
  return tag === `${rule.id}~${rule.rev}` ? undefined : `names ${tag}, but the rule is at revision ${rule.rev}`;
}

/** Problems of the table of rules: duplicate ids, texts that differ from the lock, library behavior of no rule. */
export function tableProblems({ rules, lock, ruleLines, files, library }: TraceInput): readonly Problem[] {
  const ids = rules.map(({ id }) => id);
  const duplicates = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const fileOf = (id: string) => (ruleLines[id] ? files.rules : files.lock);
  return [
    ...[...duplicates].map((id) =>
      problem('duplicate rule', `more than one rule has the id ${id}`, files.rules, ruleLines[id], id),
    ),
    ...lockProblems(rules, lock).map(({ id, message }) => problem('lock', message, fileOf(id), ruleLines[id], id)),
    ...library
      .flatMap(({ rule }) => wrongTag(rule, rules) ?? [])
      .map((wrong) => problem('library', `the list of library behavior ${wrong}`, files.rules)),
  ];
}

/** Problems of the tags of a `test` call: none, unknown, outdated, or a rule and `meta` together. */
export function tagProblems({ file, line, tags, title }: TestCall, rules: readonly Rule[]): readonly Problem[] {
  const named = tags.filter((tag) => tag !== 'meta');
  const wrong = named.flatMap((tag) => wrongTag(tag, rules) ?? []);
  if (tags.length === 0) wrong.push('names no rule and is not marked meta');
  if (named.length > 0 && named.length < tags.length) wrong.push('is marked meta, but names a rule');
  return wrong.map((what) => problem('tag', `“${title}” ${what}`, file, line));
}

/** The problem of a test that failed, that was skipped without a reason, or whose pass is inconclusive. */
export function testProblems({
  title,
  file,
  line,
  outcome,
  expectedToFail,
  flaky,
  note,
}: TestResult): readonly Problem[] {
  const found = (kind: Problem['kind'], what: string) => [problem(kind, `“${title}” ${what}`, file, line)];
  if (outcome === 'failed') return found('failed test', 'failed');
  if (outcome === 'skipped') return note ? [] : found('skipped test', 'was skipped, and does not say why');
  if (expectedToFail) return found('expected to fail', 'passed only because it was expected to fail');
  return flaky ? found('flaky', 'passed only on a retry') : [];
}

type Lack = Exclude<LayerState['result'], 'passed'>;
const lacks: Readonly<Record<Lack, (id: string, state: LayerState) => string>> = {
  'not passed': (id, { layer }) => `no test of ${id} passed in the layer ${layer}`,
  skipped: (id, { layer, tests }) =>
    `${id} has ${tests} ${tests === 1 ? 'test' : 'tests'} in the layer ${layer}, but all were skipped or filtered out`,
  untested: (id, { layer }) => `${id} has no test in the layer ${layer}`,
};

/** Layers of a rule in which no test passed. */
export function resultProblems({ rule: { id }, line, layers }: Row, rulesFile: string): readonly Problem[] {
  return layers.flatMap((state) =>
    state.result === 'passed' ? [] : problem(state.result, lacks[state.result](id, state), rulesFile, line, id),
  );
}

/** Proofs that are not current, and layers of rules in which no fault of the product was ever detected. */
export function proofProblems(proofs: readonly Proof[], rows: readonly Row[], rulesFile: string): readonly Problem[] {
  const stale = proofs.flatMap(({ what, file, stale }) =>
    stale === undefined ? [] : problem('stale proof', `“${what}” is not proved: ${stale}`, file),
  );
  const unproved = rows.flatMap(({ rule: { id }, line, layers }) =>
    layers
      .filter(({ proof }) => proof === 'unproved' || proof === 'fixture only')
      .map(({ layer, proof }) =>
        proof === 'unproved'
          ? `no fault shows that the tests of ${id} in the layer ${layer} can fail`
          : `only changed expected values, and no fault in the product, show that the tests of ${id} in the layer ${layer} can fail`,
      )
      .map((message) => problem('unproved', message, rulesFile, line, id)),
  );
  return [...stale, ...unproved];
}
