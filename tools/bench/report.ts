import { execSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { projectRoot } from '../project-root';

/** One line that says when, where and at which commit something was measured. */
export function provenance(browser: string): string {
  // Reports do not count as changes, since each run writes them.
  const command = 'git rev-parse --short HEAD && git status --porcelain -- . :!docs';
  const [commit, ...changes] = execSync(command, { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${process.platform}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}, ${machine}, ${browser}, commit ${commit}${changes.length > 0 ? ' with changes' : ''}.`;
}

/**
 * A Markdown table with numbers aligned to the right.
 * @param textColumns how many of the first columns are text
 */
export function table(head: readonly string[], textColumns: number, rows: readonly (readonly string[])[]): string {
  const alignment = head.map((_, column) => (column < textColumns ? '---' : '---:'));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
