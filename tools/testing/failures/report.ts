import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { type FailedTest, failureLines } from './lines.ts';

const folder = join(projectRoot, 'reports');
const file = join(folder, 'failures.txt');

/** Prints the failures of a run by rule, and saves the list for the last lines of `npm test`. */
export function reportFailures(failed: readonly FailedTest[]): void {
  const lines = failureLines(failed);
  if (lines.length === 0) return;
  const text = `${lines.join('\n')}\n`;
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, text);
  console.log(text);
}

/** The saved lists of all runs since the folder of reports was emptied. */
export function reportedFailures(): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
