import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Project } from './config';
import { placesOf } from './declarations';
import { readJson } from './files';
import { loadProject } from './load-project';
import type { Problem, TraceInput } from './model';
import { failedTest, reportProblem } from './problems';
import { beginRun, readProject, readResults } from './read-project';
import type { RunnerResult } from './records';
import { report } from './report/page';
import { compare, readSpecificationFile } from './specification';
import { closingLines, summaryLines } from './summary';
import { type Trace, trace } from './trace';

/** Prints the problems and the total. @returns whether there are no problems */
function close(problems: readonly Problem[], results: readonly RunnerResult[]): boolean {
  console.log(closingLines(problems, results).join('\n'));
  return problems.length === 0;
}

/** Counts the tests in the reports of other runs. @returns whether each report has tests and none failed */
function total(reports: readonly string[]): boolean {
  const all = reports.map((file) => ({ file, results: readResults(process.cwd(), file) }));
  const results = all.flatMap((one) => one.results);
  const empty = all.filter((one) => one.results.length === 0);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  return close([...empty.map(({ file }) => reportProblem(file)), ...failed.map(failedTest)], results);
}

/** Writes the reports. */
function writeReports({ root }: Project, input: TraceInput): Trace {
  const traced = trace(input);
  const write = (name: string, text: string) => writeFileSync(join(root, 'reports', name), text);
  mkdirSync(join(root, 'reports'), { recursive: true });
  write('trace.json', `${JSON.stringify(traced, null, 1)}\n`);
  write('trace.html', report(traced));
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
  const sentences = readSpecificationFile(resolve(process.env.INIT_CWD ?? '.', file));
  const found = Object.fromEntries(sentences.map(({ place, fingerprint }) => [place, fingerprint]));
  if (accept) writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`);
  const known = (readJson(path) ?? {}) as Readonly<Record<string, string>>;
  const differences = compare(sentences, known, rules, informative);
  // No rule comes from the current wording of a new or changed sentence.
  const same = sentences.filter(({ place, fingerprint }) => known[place] === fingerprint);
  writeReports(project, readProject(project, Object.fromEntries(same.map(({ place, text }) => [place, text]))));
  for (const difference of differences) console.log(difference);
  const covered = new Set(rules.flatMap(placesOf)).size;
  console.log(
    `${sentences.length} sentences: ${covered} have ${rules.length} rules, ${sentences.length - covered} cannot be tested; ${differences.length} differences`,
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
  if (values.begin) beginRun(project);
  if (values.begin) return true;
  if (values.specification !== undefined) return checkSpecification(project, values.specification, values.accept);
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
