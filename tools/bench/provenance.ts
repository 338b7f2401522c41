import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { projectRoot } from '../project-root';
import { machine } from './machine';

/** What was measured, when, and on what. */
export interface Provenance {
  /** The day, as 2026-01-31. */
  readonly date: string;
  /** The machine in words, its processor, its browser. */
  readonly machine: string;
  readonly processor: string;
  readonly browser: string;
  /** The commit, and whether files were changed since. */
  readonly commit: string;
}

/** The words that a git command answers; empty without git. */
function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/**
 * What is measured here and now. The report itself does not count as a change, since each run writes it.
 * @param browserVersion as the browser tells it
 */
export function provenance(browserVersion: string): Provenance {
  const commit = git('rev-parse', '--short', 'HEAD') || 'unknown';
  const changed = git('status', '--porcelain', '--', '.', ':!docs') !== '';
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    browser: `Chromium ${browserVersion}`,
    commit: changed ? `${commit} with changes` : commit,
  };
}
