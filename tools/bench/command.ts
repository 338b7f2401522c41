import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../project-root';

/** Reads a command's arguments: `--runs 3`, a former build to compare with, and what to measure if not all. */
export function readArguments(defaultRuns: string) {
  const options = { runs: { type: 'string', default: defaultRuns }, before: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 up');
  const before = values.before && resolve(values.before);
  if (before && !existsSync(join(before, 'index.html'))) throw new Error('--before takes the folder of a built site');
  return { runs, before, only: positionals };
}

/** Runs a command in a folder and shows its output. @returns its duration in seconds @throws if it fails */
export function run(folder: string, command: string, variables: NodeJS.ProcessEnv = {}): number {
  const from = performance.now();
  console.log(`> ${command} (in ${folder})`);
  // With NODE_ENV `production`, npm would not install all.
  execSync(command, { cwd: folder, env: { ...process.env, NODE_ENV: undefined, ...variables }, stdio: 'inherit' });
  return (performance.now() - from) / 1000;
}

/** Installs a folder's packages, if they are not there. */
export function ensureInstalled(folder = import.meta.dirname): void {
  if (!existsSync(join(folder, 'node_modules'))) run(folder, 'npm ci --ignore-scripts --no-audit --no-fund');
}

/**
 * Builds the site for the mock e-mail service.
 * @param origin where it will be served, for its canonical URLs
 * @returns the duration of the build, in seconds
 */
export function buildSite(origin = ''): number {
  return run(projectRoot, 'npx vite build --mode mock --logLevel warn', origin ? { VITE_SITE_URL: origin } : {});
}
