import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { informative, rules } from '../../spec/rules';
import { projectRoot } from '../project-root';
import { renumber } from './match-sources';
import { lockFile, readLock, readProject } from './read-project';
import { report } from './report/page';
import { lockOf, lockProblems, lockText } from './rule-lock';
import { compare, findingLine, specificationLine } from './sources';
import { readSpecification } from './specification';
import { problemLine, summaryLines } from './summary';
import { trace } from './trace';

/**
 * `npm run trace`: connects rules, tests, results and proofs in reports/trace.json and reports/trace.html. Prints the
 * problems and exits with 1 if there are any.
 * - `--lock` accepts the rules as they are by writing their lock.
 * - `--specification FILE` compares the rules with the document instead: exits with 1 if a sentence has no rule, a rule no
 *   sentence, or a sentence has changed or moved. With `--renumber`, writes the new places of sentences that have moved.
 */
function write(file: string, text: string) {
  writeFileSync(join(projectRoot, file), text);
}

function writeLock() {
  const refused = lockProblems(rules, readLock()).filter((problem) => problem.refused);
  for (const { message } of refused) console.log(message);
  if (refused.length === 0) write(lockFile, lockText(lockOf(rules)));
  console.log(refused.length === 0 ? `${lockFile} now holds ${rules.length} rules` : `${lockFile} was not changed`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}

function writeTrace() {
  const traced = trace(readProject());
  mkdirSync(join(projectRoot, 'reports'), { recursive: true });
  write('reports/trace.json', `${JSON.stringify(traced, null, 1)}\n`);
  write('reports/trace.html', report(traced));
  for (const problem of traced.failures) console.log(problemLine(problem));
  for (const line of summaryLines(traced)) console.log(line);
  process.exitCode = traced.failures.length === 0 ? 0 : 1;
}

function readSentences(file: string) {
  return readSpecification(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'));
}

function checkSpecification(file: string) {
  const sentences = readSentences(file);
  const findings = compare(sentences, rules, informative);
  for (const finding of findings) console.log(findingLine(finding));
  console.log(specificationLine(sentences, rules, findings));
  process.exitCode = findings.length === 0 ? 0 : 1;
}

function writePlaces(file: string) {
  const table = 'spec/rules.ts';
  write(table, renumber(readFileSync(join(projectRoot, table), 'utf8'), readSentences(file)));
}

const { values } = parseArgs({
  options: { lock: { type: 'boolean' }, renumber: { type: 'boolean' }, specification: { type: 'string' } },
});
if (values.lock) writeLock();
else if (values.specification === undefined) writeTrace();
else if (values.renumber) writePlaces(values.specification);
else checkSpecification(values.specification);
