import type { Fault } from './declarations';
import type { Criterion, Problem, Row, TestCall, TraceInput } from './model';
import { firstLine } from './read-reports';
import type { TestResult } from './records';
import { counted } from './report/words';

function problem(kind: string, message: string, file: string, line?: number): Problem {
  return { kind, message, file, line };
}

/** The file in which the last complete run saved its stamp. */
export const stampFile = 'reports/run.json';

/** Returns a single problem if the results are missing, outdated, or from a partial run. */
export function runProblem({ run, now, results, testFiles }: TraceInput): Problem | undefined {
  const found = (message: string) => problem('run', `${message}: run all tests`, stampFile);
  if (!run) return found('there is no record of a complete run');
  if (run.tree !== now.tree) return found(`the last complete run tested other files, at commit ${run.commit}`);
  const covered = new Set(results.map(({ file }) => file));
  const missing = testFiles.filter((file) => !covered.has(file));
  if (missing.length === 0) return undefined;
  return found(`the run was partial: no results for ${counted(missing.length, 'test file')}, such as ${missing[0]}`);
}

/** Finds a `test` call without a tag, or with an unknown one. */
export function tagProblems({ file, line, tags, tests }: TestCall, input: TraceInput): readonly Problem[] {
  const known = ['untraced', ...Object.keys(input.subjects), ...input.rules.map(({ id }) => id)];
  const wrong = tags
    .filter((tag) => !known.includes(tag))
    .map((tag) => `names ${tag}, which is neither a rule nor a subject`);
  if (tags.length === 0) wrong.push('names no rule and no subject');
  return wrong.map((what) => problem('tag', `“${tests[0]?.title}” ${what}`, file, line));
}

/** Finds a test that failed, or was skipped without a reason. */
export function testProblems({ title, file, line, outcome, note }: TestResult): readonly Problem[] {
  const found = (kind: string, what: string) => [problem(kind, `“${title}” ${what}`, file, line)];
  if (outcome === 'failed') return found('failed test', note ? `failed: ${firstLine(note)}` : 'failed');
  return outcome === 'skipped' && !note ? found('skipped test', 'was skipped without a reason') : [];
}

const lacks = {
  'not passed': 'no test passed',
  skipped: 'all tests were skipped',
  untested: 'there is no test',
} as const;

/** Finds layers of a rule in which no test passed. Ignores waived rules. */
export function resultProblems({ rule: { id }, layers }: Row, input: TraceInput): readonly Problem[] {
  if (input.waivers[id]) return [];
  return layers.flatMap(({ layer, result }) =>
    result === 'passed' ? [] : problem(result, `${id}, ${layer}: ${lacks[result]}`, input.files.rules),
  );
}

/** Finds tests that a criterion names and that do not exist, did not run or did not pass. */
export function criterionProblems({ name, tests }: Criterion): readonly Problem[] {
  return tests
    .filter(({ outcomes: { passed, failed } }) => passed === 0 || failed > 0)
    .map(({ file, title }) => problem('criterion', `${name}: no passed test${title ? ` “${title}”` : ''}`, file));
}

/** Finds a fault that can no longer be injected, so that the proof on record says nothing about the current code. */
export const movedProblem = ({ id, file }: Fault): Problem =>
  problem('outdated fault', `the text that ${id} replaces does not occur exactly once`, file);

/**
 * Finds a rule without a proof on record, unless only a library implements it. A proof by a test that has moved to another file is
 * not a problem, so that moving a test does not require a new proof at once.
 */
export function proofProblems({ rule: { id }, faults, library }: Row, input: TraceInput): readonly Problem[] {
  if (library || faults.some((fault) => input.proofs[fault.id]?.[id])) return [];
  const lack = faults.length === 0 ? 'no fault names the rule' : 'run `npm run prove`';
  return [problem('unproved', `nothing shows that the tests of ${id} can fail: ${lack}`, input.files.rules)];
}
