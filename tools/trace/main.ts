import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadProject, type Project } from './config';
import { csv } from './csv';
import { differenceLines, differences } from './difference';
import { projectState } from './files';
import { renumber } from './match-sources';
import type { Trace } from './model';
import { accessibilityPage, openAcr } from './openacr/report';
import { readLock, readProject, stampRun } from './read-project';
import { report } from './report/page';
import { lockOf, lockProblems, lockText } from './rule-lock';
import { compare, findingLine, specificationLine, textsOf } from './sources';
import { readSpecification } from './specification';
import { problemLine, summaryLines } from './summary';
import { trace } from './trace';

/**
 * The command of the trace: connects rules, tests, results and proofs in reports/trace.html, .json and .csv, and
 * writes an accessibility conformance report (reports/accessibility.html, openacr.yaml) if that is configured. Prints the
 * problems and exits with 1 if there are any.
 * - `--lock` accepts the rules as they are by writing their lock.
 * - `--specification FILE` compares the rules with the document instead: fails if a sentence has no rule, a rule no sentence,
 *   or a sentence has changed or moved. The report then quotes the sentences. With `--renumber`, writes the new places of
 *   sentences that have moved.
 * - `run COMMAND` runs a command as a complete run of all tests: the trace then knows which state of the project it tested.
 * - `diff A.json B.json` prints the differences between two traces.
 */
function writeLock(project: Project): boolean {
  const { root, rules, files } = project;
  const refused = lockProblems(rules, readLock(project)).filter((problem) => problem.refused);
  for (const { message } of refused) console.log(message);
  if (refused.length === 0) writeFileSync(join(root, files.lock), lockText(lockOf(rules)));
  console.log(refused.length === 0 ? `${files.lock} now holds ${rules.length} rules` : `${files.lock} was not changed`);
  return refused.length === 0;
}

/** @param sentences of the specification by source, if the document was given */
async function writeTrace(project: Project, sentences?: Readonly<Record<string, string>>): Promise<Trace> {
  const traced = trace(await readProject(project, sentences));
  const write = (name: string, text: string) => writeFileSync(join(project.root, 'reports', name), text);
  mkdirSync(join(project.root, 'reports'), { recursive: true });
  write('trace.json', `${JSON.stringify(traced, null, 1)}\n`);
  write('trace.csv', csv(traced));
  write('trace.html', report(traced));
  if (project.accessibility) {
    write('openacr.yaml', openAcr(traced, project.accessibility));
    write('accessibility.html', accessibilityPage(traced, project.accessibility));
  }
  return traced;
}

async function checkTrace(project: Project): Promise<boolean> {
  const traced = await writeTrace(project);
  for (const problem of traced.failures) console.log(problemLine(problem));
  for (const line of summaryLines(traced)) console.log(line);
  return traced.failures.length === 0;
}

/** A file that the user named, relative to the folder in which they called npm. */
const readGiven = (file: string) => readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');

async function checkSpecification(project: Project, file: string): Promise<boolean> {
  const { rules, informative = [] } = project;
  const sentences = readSpecification(readGiven(file));
  const findings = compare(sentences, rules, informative);
  await writeTrace(project, textsOf(sentences, [...rules, ...informative]));
  for (const finding of findings) console.log(findingLine(finding));
  console.log(specificationLine(sentences, rules, findings));
  return findings.length === 0;
}

function writePlaces({ root, files }: Project, specification: string): boolean {
  const table = join(root, files.rules);
  writeFileSync(table, renumber(readFileSync(table, 'utf8'), readSpecification(readGiven(specification))));
  return true;
}

function printDifferences(files: readonly string[]): boolean {
  const [before, after] = files.map((file) => JSON.parse(readGiven(file)));
  if (!before?.rows || !after?.rows || files.length > 2) {
    console.log('trace diff needs two traces, such as: npm run trace -- diff before/trace.json reports/trace.json');
    return false;
  }
  for (const line of differenceLines(differences(before, after))) console.log(line);
  return true;
}

/** Runs all tests by the project's own command. @returns whether it passed */
function runTests(project: Project, [command = '', ...args]: readonly string[]): boolean {
  const before = projectState(project.root);
  const { status } = spawnSync(command, args, { cwd: project.root, stdio: 'inherit' });
  stampRun(project, before);
  return status === 0;
}

async function run(): Promise<boolean> {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'diff') return printDifferences(rest);
  const project = await loadProject();
  if (command === 'run') return runTests(project, rest);
  const { values } = parseArgs({
    options: { lock: { type: 'boolean' }, renumber: { type: 'boolean' }, specification: { type: 'string' } },
  });
  const { lock, renumber: renumbers, specification } = values;
  if (lock) return writeLock(project);
  if (specification === undefined) return checkTrace(project);
  return renumbers ? writePlaces(project, specification) : checkSpecification(project, specification);
}

process.exitCode = (await run()) ? 0 : 1;
