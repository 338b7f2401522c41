import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Project } from './config';
import { placesOf } from './declarations';
import { readJson } from './files';
import { loadProject } from './load-project';
import type { Trace } from './model';
import { readProject } from './read-project';
import { report } from './report/page';
import { problemLine, summaryLines } from './report/words';
import { compare, readSpecificationFile } from './specification';
import { trace } from './trace';

/** Writes the reports. @param sentences the sentences of the specification by place, if the document was given */
function writeTrace(project: Project, sentences: Readonly<Record<string, string>> = {}): Trace {
  const traced = trace(readProject(project, sentences));
  const write = (name: string, text: string) => writeFileSync(join(project.root, 'reports', name), text);
  mkdirSync(join(project.root, 'reports'), { recursive: true });
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
  writeTrace(project, Object.fromEntries(same.map(({ place, text }) => [place, text])));
  for (const difference of differences) console.log(difference);
  const covered = new Set(rules.flatMap(placesOf)).size;
  console.log(
    `${sentences.length} sentences: ${covered} have ${rules.length} rules, ${sentences.length - covered} cannot be tested; ${differences.length} differences`,
  );
  return differences.length === 0;
}

/**
 * The command `npm run trace`: joins rules, tests, results and faults in reports/trace.html and .json. Exits with 1 if there are
 * problems. With `--specification`, compares the rules with the specification (README.md), and exits with 1 if there
 * are differences.
 */
async function run(): Promise<boolean> {
  const project = await loadProject();
  const options = { specification: { type: 'string' }, accept: { type: 'boolean', default: false } } as const;
  const { specification, accept } = parseArgs({ options }).values;
  if (specification !== undefined) return checkSpecification(project, specification, accept);
  const traced = writeTrace(project);
  for (const line of [...traced.problems.map(problemLine), ...summaryLines(traced)]) console.log(line);
  return traced.problems.length === 0;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
