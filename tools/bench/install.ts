import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';

function run(folder: string, command: string, variables: NodeJS.ProcessEnv = {}): void {
  console.log(`> ${command} (in ${folder})`);
  // With NODE_ENV `production`, npm would not install all.
  execSync(command, { cwd: folder, env: { ...process.env, NODE_ENV: undefined, ...variables }, stdio: 'inherit' });
}

/** Installs the packages that only measurements need, if they are not there. */
export function ensureInstalled(): void {
  const folder = import.meta.dirname;
  if (!existsSync(join(folder, 'node_modules'))) run(folder, 'npm ci --ignore-scripts --no-audit --no-fund');
}

/** Builds the site for the mock e-mail service. @param origin where it will be served, for its canonical URLs */
export function buildSite(origin = ''): void {
  run(projectRoot, 'npx vite build --mode mock --logLevel warn', origin ? { VITE_SITE_URL: origin } : {});
}
