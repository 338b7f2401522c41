import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadProject, type Project } from './config';
import { csv } from './csv';
import { jsonLines, projectState } from './files';
import type { Trace } from './model';
import { readLock, readProject, stampRun } from './read-project';
import { report } from './report/page';
import { lockOf, lockProblems } from './rule-lock';
import { compare, specificationLine, textsOf } from './sources';
import { readSpecification } from './specification';
import { problemLine, summaryLines } from './summary';
import { trace } from './trace';

/** Accepts the rules as they are by writing their lock, unless one needs a new revision first. */
function writeLock(project: Project): boolean {
  const { root, rules, files } = project;
  const refused = lockProblems(rules, readLock(project)).filter((problem) => problem.refused);
  for (const { message } of refused) console.log(message);
  if (refused.length === 0) writeFileSync(join(root, files.lock), jsonLines(lockOf(rules)));
  console.log(refused.length === 0 ? `${files.lock} now holds ${rules.length} rules` : `${files.lock} was not changed`);
  return refused.length === 0;
}

/** Writes the reports. @param sentences of the specification by source, if the document was given */
function writeTrace(project: Project, sentences?: Readonly<Record<string, string>>): Trace {
  const traced = trace(readProject(project, sentences));
  const write = (name: string, text: string) => writeFileSync(join(project.root, 'reports', name), text);
  mkdirSync(join(project.root, 'reports'), { recursive: true });
  write('trace.json', `${JSON.stringify(traced, null, 1)}\n`);
  write('trace.csv', csv(traced));
  write('trace.html', report(traced));
  return traced;
}

/** Prints the problems, and what the trace amounts to. */
function checkTrace(project: Project): boolean {
  const traced = writeTrace(project);
  for (const problem of traced.problems) console.log(problemLine(problem));
  for (const line of summaryLines(traced)) console.log(line);
  return traced.problems.length === 0;
}

/** Compares the rules with the document that they come from, and quotes its sentences in the report. */
function checkSpecification(project: Project, file: string): boolean {
  const { rules, informative } = project;
  // Relative to the folder in which the user called npm.
  const sentences = readSpecification(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'));
  const differences = compare(sentences, rules, informative);
  writeTrace(project, textsOf(sentences, [...rules, ...informative]));
  for (const difference of differences) console.log(difference);
  console.log(specificationLine(sentences, rules, differences));
  return differences.length === 0;
}

/** Runs all tests by the project's own command. @returns whether it passed */
function runTests(project: Project, [command = '', ...args]: readonly string[]): boolean {
  const before = projectState(project);
  const { status } = spawnSync(command, args, { cwd: project.root, stdio: 'inherit' });
  stampRun(project, before);
  return status === 0;
}

/**
 * The command of the trace: connects rules, tests, results and faults in reports/trace.html, .json and .csv, or does what
 * its options say (README.md). Exits with 1 if there is any problem.
 */
async function run(): Promise<boolean> {
  const project = await loadProject();
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'run') return runTests(project, rest);
  const { values } = parseArgs({ options: { lock: { type: 'boolean' }, specification: { type: 'string' } } });
  if (values.lock) return writeLock(project);
  return values.specification === undefined ? checkTrace(project) : checkSpecification(project, values.specification);
}

process.exitCode = (await run()) ? 0 : 1;
