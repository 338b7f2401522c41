import { spawnSync } from 'node:child_process';
import { projectRoot } from '../project-root';

function git(...args: string[]): readonly string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  // Without a repository or a branch `main`, there is nothing to compare with.
  return status === 0 ? stdout.split('\0').filter((line) => line !== '') : [];
}

/** Files that differ from the commit where the current branch left `main`, committed or not; relative to the project. */
export function changedFiles(): readonly string[] {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD').map((line) => line.trim());
  return [...git('diff', '--name-only', '-z', base), ...git('ls-files', '--others', '--exclude-standard', '-z')];
}
