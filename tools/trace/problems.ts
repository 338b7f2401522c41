import type { Fault } from './declarations';
import type { RunnerResult, TestResult, TraceInput } from './model';
import type { Criterion, Row, TestCall } from './rows';
import { counted, shortMessage } from './words';

/** A problem that the trace found. Any problem fails the trace. */
export type Problem = ReturnType<typeof problem>;

function problem(kind: string, message: string, file: string, line?: number) {
  return { kind, message, file, line };
}

/** The file with the stamp of the last run of all tests. */
export const stampFile = 'reports/run.json';

/** The problem of a report that is missing or has no results. */
export const reportProblem = (report: string): Problem =>
  problem('run', 'the report is missing or has no tests; see the output of its run', report);

/** Finds out whether results are missing, outdated, or from a partial run. */
export function runProblems({ run, now, results, testFiles, emptyReports }: TraceInput): readonly Problem[] {
  const found = (message: string) => [problem('run', `${message}: run all tests`, stampFile)];
  if (!run) return found('there is no record of a run');
  if (run.tree !== now.tree) return found(`the last run tested other files, at commit ${run.commit ?? 'unknown'}`);
  if (emptyReports.length > 0) return emptyReports.map(reportProblem);
  const covered = new Set(results.map(({ file }) => file));
  const missing = testFiles.filter((file) => !covered.has(file));
  if (missing.length === 0) return [];
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

/** The problem of a failed test, with the names of its rules or subjects. */
export function failedTest({ title, project, file, line, tags, note = 'no message' }: RunnerResult): Problem {
  const names = [project, ...tags].filter(Boolean).join(', ');
  return problem('failed', `“${title}”${names && ` (${names})`}: ${shortMessage(note)}`, file, line);
}

/** Finds a test that failed, or was skipped without a reason. */
export function testProblems(test: TestResult): readonly Problem[] {
  const { title, file, line, outcome, note } = test;
  if (outcome === 'failed') return [failedTest(test)];
  if (outcome === 'passed' || note) return [];
  return [problem('skipped test', `“${title}” was skipped without a reason`, file, line)];
}

/** Finds layers of a rule without a test, or with only skipped ones. Ignores waived rules. A failed test is a problem of its own. */
export function resultProblems({ rule: { id }, layers }: Row, input: TraceInput): readonly Problem[] {
  if (input.waivers[id]) return [];
  const lacks = { skipped: 'all tests were skipped', untested: 'there is no test' } as const;
  return layers.flatMap(({ layer, result }) =>
    result === 'skipped' || result === 'untested'
      ? problem(result, `${id}, ${layer}: ${lacks[result]}`, input.files.rules)
      : [],
  );
}

/** Finds tests that a criterion names and that do not exist or did not run. A failed test is a problem of its own. */
export function criterionProblems({ name, tests }: Criterion): readonly Problem[] {
  return tests
    .filter(({ outcomes: { passed, failed } }) => passed + failed === 0)
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
