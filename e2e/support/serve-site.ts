import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { projectRoot } from '../../tools/project-root';
import { e2ePort, expectFree } from '../../tools/testing/port';

/** @throws if there is no built site, or if it is older than its source files */
function requireBuild(): void {
  const todo = 'Run `npx vite build --mode mock`.';
  const built = statSync(join(projectRoot, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) throw new Error(`There is no built site. ${todo}`);
  const newer = ['src', 'public', 'tools/vite', 'tools/hosting', 'tools/mail']
    .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => !file.includes('/tests'))
    .concat('index.html', 'vite.config.ts', 'package-lock.json')
    .find((file) => statSync(join(projectRoot, file)).mtimeMs > built);
  if (!newer) return;
  throw new Error(`The site was built before ${newer} changed. ${todo}`);
}

/**
 * Playwright's global setup: serves the built site within Playwright's own process, so that the server ends with it, however it is
 * stopped.
 * @returns a function that stops the server
 * @throws if the site must be built first, or if its port is used
 */
// biome-ignore lint/style/noDefaultExport: Playwright requires it
export default async function serveSite(): Promise<() => Promise<void>> {
  requireBuild();
  const port = e2ePort();
  await expectFree(port);
  const server = await preview({ root: projectRoot, preview: { port }, logLevel: 'warn' });
  return () => server.close();
}
