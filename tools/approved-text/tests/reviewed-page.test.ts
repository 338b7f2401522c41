import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { projectRoot } from '../../project-root';
import { createSandbox, deleteSandboxes } from '../../trace/prove/sandbox';

// In ms. The hooks copy the project and delete the copy, and the test builds the copy.
vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });

/** With these variables, the privacy page names the host of the pictures. */
const variables = [
  'VITE_SITE_URL=https://clinic.org/',
  'VITE_MEDIA_BUCKET_URL=https://bucket.clinic.org/clinic/',
  'VITE_EMAILJS_SERVICE_ID=service_1',
  'VITE_EMAILJS_TEMPLATE_ID=template_1',
  'VITE_EMAILJS_USER_ID=user_1',
].join('\n');

let folder = '';
beforeAll(async () => {
  ({ folder } = await createSandbox(projectRoot, 'reviewed-page'));
});
afterAll(() => deleteSandboxes(projectRoot));

const inFolder = (file: string) => join(folder, file);
const read = (file: string) => readFileSync(inFolder(file), 'utf8');

/** Runs a command in the copy of the project, without Vitest's variables, and returns its output. */
function run(program: string, ...args: readonly string[]): string {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  return spawnSync(inFolder(`node_modules/.bin/${program}`), args, { cwd: folder, env, encoding: 'utf8' }).stdout;
}

test('a review with the fingerprint from `npm run approve` passes the build and the launch check', untraced, () => {
  writeFileSync(inFolder('.env'), variables);
  const approved = run('tsx', 'tools/approved-text/approve.ts', '/privacy');
  expect(read('spec/pages/privacy.md')).toContain('bucket.clinic.org');
  const [, text] = /^(\w{8}) {2}spec\/pages\/privacy\.md$/m.exec(approved) ?? [];
  const review = { reviewer: 'Dr. Page', on: '2026-11-22', next: `${new Date().getFullYear() + 1}-11-22`, text };
  writeFileSync(inFolder('src/reviews.ts'), `export const reviews = ${JSON.stringify({ '/privacy': review })};`);
  const site = `import { reviews } from './reviews';\n${read('src/site.ts')}`;
  writeFileSync(inFolder('src/site.ts'), site.replace('reviews: {},', 'reviews,'));
  run('vite', 'build', '--logLevel', 'warn');
  expect(read('dist/privacy.html')).toContain('Reviewed by Dr. Page');
  const findings = run('tsx', 'tools/launch-check/cli.ts');
  expect(findings).toContain('Launch check: ');
  expect(findings).not.toContain('The page has changed');
});
