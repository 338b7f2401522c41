import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import type { Fault } from '../declarations';
import type { Proof, RunnerResult, TestResult } from '../model';
import { readResults } from '../read-project';
import type { Place, Runner } from '../runners';

/** Returns a name that identifies a test: `file [project] > title`. */
const nameOf = ({ file, project, title }: RunnerResult) => `${file}${project ? ` [${project}]` : ''} > ${title}`;

/** Runs the tests of a rule in some files of a copy. @throws if they cannot run, such as with a product that does not build */
async function runTests({ report, run }: Runner, place: Place, tag: string, files: readonly string[]) {
  const path = join(place.folder, report);
  rmSync(path, { force: true });
  await run(place, tag, files);
  if (!existsSync(path)) throw new Error('the tests wrote no report');
  const results = readResults(place.folder, report).filter(({ outcome }) => outcome !== 'skipped');
  const ran = results.filter(({ file }) => files.includes(file));
  if (ran.length === 0 && results[0]) throw new Error(`the tests could not run: ${results[0].title}`);
  return ran;
}

/**
 * Injects a fault in a copy of the project, runs tests of its rules until a test of each rule has failed or none is left, and restores
 * the file. For each rule, its tests in the file on record run first, and then all others, from the lowest layer up.
 * @param results the results without the fault. A test that fails without the fault cannot detect it
 * @param proof the files of the tests that detected the fault last time
 * @returns the file of the first test that detected the fault, by rule
 * @throws if the tests cannot run with the fault
 */
export async function detect(
  { layers }: Pick<Project, 'layers'>,
  copy: Place,
  fault: Fault,
  results: readonly TestResult[],
  proof: Proof = {},
): Promise<Proof> {
  const detected: Record<string, string> = {};
  const passing = results.filter(({ outcome }) => outcome === 'passed');
  const names = new Set(passing.map(nameOf));
  const isDetection = (test: RunnerResult) => test.outcome === 'failed' && names.has(nameOf(test));

  const edited = join(copy.folder, fault.file);
  const original = readFileSync(edited, 'utf8');
  writeFileSync(edited, original.split(fault.find).join(fault.replace));
  try {
    // Run the tests of one rule at a time, because a run may stop at the first failure.
    for (const rule of fault.rules)
      for (const isOnRecord of [true, false])
        for (const [layer, { runner }] of Object.entries(layers)) {
          const own = passing.filter((test) => test.layer === layer && test.tags.includes(rule));
          const files = own.flatMap(({ file }) => ((file === proof[rule]) === isOnRecord ? file : []));
          if (detected[rule] || files.length === 0) continue;
          const found = await runTests(runner, copy, rule, [...new Set(files)].sort());
          const failed = found.filter(isDetection).sort((a, b) => a.file.localeCompare(b.file, 'en'));
          for (const { file, tags } of failed)
            for (const tag of fault.rules) if (tags.includes(tag)) detected[tag] ??= file;
        }
  } finally {
    writeFileSync(edited, original);
  }
  return detected;
}
