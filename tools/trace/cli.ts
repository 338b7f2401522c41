import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Project } from './config';
import { placesOf } from './declarations';
import { readJson } from './files';
import type { RunnerResult, TraceInput } from './model';
import { failedTest, type Problem, reportProblem } from './problems';
import { beginRun, loadProject, readProject, readResults } from './read-project';
import { csv } from './report/csv';
import { report } from './report/page';
import { compare, readSpecification } from './specification';
import { closingLines, summaryLines } from './summary';
import { trace } from './trace';

/** Prints the problems and the total. @returns whether there are no problems */
function close(problems: readonly Problem[], results: readonly RunnerResult[]): boolean {
  console.log(closingLines(problems, results).join('\n'));
  return problems.length === 0;
}

/** Counts the tests in the reports of other runs. @returns whether each report has tests and none failed */
function total(reports: readonly string[]): boolean {
  const read = reports.map((file) => readResults(process.cwd(), file));
  const empty = reports.filter((_, at) => read[at]?.length === 0);
  const results = read.flat();
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  return close([...empty.map(reportProblem), ...failed.map(failedTest)], results);
}

/** Writes the reports. @returns the trace */
function writeReports({ root }: Project, input: TraceInput) {
  const traced = trace(input);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/trace.json'), `${JSON.stringify(traced, null, 1)}\n`);
  writeFileSync(join(root, 'reports/trace.html'), report(traced));
  writeFileSync(join(root, 'reports/trace.csv'), csv(traced));
  return traced;
}

/**
 * Compares the rules with the specification, and writes reports that quote its sentences.
 * @param accept whether to accept this version of the document first, by saving its fingerprints
 * @returns whether there are no differences
 */
function checkSpecification(project: Project, file: string, accept: boolean): boolean {
  const { root, files, rules, informative } = project;
  const path = join(root, files.sentences);
  // Resolve the path from the folder in which the user called npm.
  const sentences = readSpecification(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'));
  const found = Object.fromEntries(sentences.map(({ place, fingerprint }) => [place, fingerprint]));
  if (accept) writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`);
  const known = (readJson(path) ?? {}) as Readonly<Record<string, string>>;
  // No rule comes from the current wording of a new or changed sentence.
  const same = sentences.filter(({ place, fingerprint }) => known[place] === fingerprint);
  writeReports(project, readProject(project, Object.fromEntries(same.map(({ place, text }) => [place, text]))));
  const differences = compare(sentences, known, rules, informative);
  const covered = new Set(rules.flatMap(placesOf)).size;
  const about = `${covered} have ${rules.length} rules, ${sentences.length - covered} cannot be tested`;
  console.log(
    [...differences, `${sentences.length} sentences: ${about}; ${differences.length} differences`].join('\n'),
  );
  return differences.length === 0;
}

/** The command `npm run trace` (README.md). @returns whether it found no problems */
async function run(): Promise<boolean> {
  const options = {
    begin: { type: 'boolean' },
    total: { type: 'boolean' },
    specification: { type: 'string' },
    accept: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.total) return total(positionals);
  if (positionals.length > 0) throw new Error(`Only --total takes files: ${positionals.join(' ')}`);
  const project = await loadProject();
  if (values.specification !== undefined) return checkSpecification(project, values.specification, values.accept);
  if (values.begin) {
    await beginRun(project);
    return true;
  }
  const input = readProject(project);
  const traced = writeReports(project, input);
  console.log(summaryLines(traced).join('\n'));
  return close(traced.problems, input.results);
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
