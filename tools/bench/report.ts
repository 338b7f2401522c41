import { execSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { projectRoot } from '../project-root';

/** Returns one line with the day, machine, software and commit of a measurement. */
export function provenance(browser: string): string {
  // Changes in docs/ do not count, because each run writes its report there.
  const command = 'git rev-parse --short HEAD && git status --porcelain -- . :!docs';
  const [commit, ...changes] = execSync(command, { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${process.platform}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}, ${machine}, ${browser}, commit ${commit}${changes.length > 0 ? ' with changes' : ''}.`;
}

/**
 * Makes a Markdown table with right-aligned numbers.
 * @param textColumns the number of text columns, which come first
 */
export function table(head: readonly string[], textColumns: number, rows: readonly (readonly string[])[]): string {
  const alignment = head.map((_, column) => (column < textColumns ? '---' : '---:'));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
