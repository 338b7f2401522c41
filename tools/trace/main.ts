import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadProject, type Project } from './config';
import { readLock, readProject } from './read-project';
import { report } from './report/page';
import { lockOf, lockProblems, lockText } from './rule-lock';
import { problemLine, summaryLines } from './summary';
import { trace } from './trace';

/**
 * The command of the trace: connects rules, tests, results and proofs in reports/trace.json and reports/trace.html.
 * Prints the problems and exits with 1 if there are any. With `--lock`, accepts the rules as they are by writing their
 * lock.
 */
function writeLock(project: Project): boolean {
  const { root, rules, files } = project;
  const refused = lockProblems(rules, readLock(project)).filter((problem) => problem.refused);
  for (const { message } of refused) console.log(message);
  if (refused.length === 0) writeFileSync(join(root, files.lock), lockText(lockOf(rules)));
  console.log(refused.length === 0 ? `${files.lock} now holds ${rules.length} rules` : `${files.lock} was not changed`);
  return refused.length === 0;
}

async function writeTrace(project: Project): Promise<boolean> {
  const traced = trace(await readProject(project));
  const write = (name: string, text: string) => writeFileSync(join(project.root, 'reports', name), text);
  mkdirSync(join(project.root, 'reports'), { recursive: true });
  write('trace.json', `${JSON.stringify(traced, null, 1)}\n`);
  write('trace.html', report(traced));
  for (const problem of traced.failures) console.log(problemLine(problem));
  for (const line of summaryLines(traced)) console.log(line);
  return traced.failures.length === 0;
}

const project = await loadProject();
const good = process.argv.includes('--lock') ? writeLock(project) : await writeTrace(project);
process.exitCode = good ? 0 : 1;
