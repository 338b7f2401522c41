import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { loadProject } from '../trace/config';
import { projectState } from '../trace/files';
import { stampRun } from '../trace/read-project';
import { beside, playwright, run, step, vitest } from './steps';

/** @returns whether the site was built */
async function prepare(): Promise<boolean> {
  step(await beside('npm run lint'));
  step(await beside('npm run typecheck'));
  // Without the addresses of a clinic's live site, whose policy and pictures are others.
  const variables = { VITE_SITE_URL: '', VITE_MEDIA_BUCKET_URL: '' };
  return step(await beside('vite build --mode mock --logLevel warn', variables));
}

/** The tests of `npm test`, and the trace. */
export async function shorterTests(): Promise<void> {
  const project = await loadProject(join(projectRoot, 'trace.config.ts'));
  const before = projectState(project);
  rmSync(join(projectRoot, 'reports'), { recursive: true, force: true });
  mkdirSync(join(projectRoot, 'reports'));
  const units = vitest('vitest', '--project "unit*" --project "component*"', {}, run);
  // Component tests often wait for their browser, which leaves time for the rest.
  const [built] = await Promise.all([prepare(), units]);
  if (!built) return;
  await playwright('e2e', '--project site --project "flows-*" --project "crawl-*"', {}, run);
  stampRun(project, before);
  step(await run('npm run trace'));
}
