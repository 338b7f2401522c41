import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../../spec/rules';
import { projectRoot } from '../project-root';
import { lockFile, readLock, readProject } from './read-project';
import { report } from './report/page';
import { lockOf, lockProblems, lockText } from './rule-lock';
import { problemLine, summaryLines } from './summary';
import { trace } from './trace';

/**
 * `npm run trace`: connects rules, tests, results and proofs in reports/trace.json and reports/trace.html. Prints the
 * problems and exits with 1 if there are any. With `--lock`, accepts the rules as they are by writing their lock.
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

if (process.argv.includes('--lock')) writeLock();
else writeTrace();
