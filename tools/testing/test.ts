import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { loadProject } from '../trace/load-project';
import { beginRun } from '../trace/read-project';
import { ensureBrowser } from './browser';
import { e2ePort, expectFree } from './port';
import { beside, failures, playwright, run, step, totals, vitest } from './steps';

/*
 * `npm test`: lint, types, build, unit and component tests, end-to-end tests, then the trace from rules to results.
 * `npm run test:all` adds the longer tests. `npm run test:all -- --longer` runs only these, and does not build the site first.
 * The last line counts the tests, and the steps that are not tests. Exits with 1 if anything failed.
 */

/** Lints, checks types and builds. @returns whether the site was built */
async function prepare(): Promise<boolean> {
  step(await beside('npm run lint'), 'npm run lint');
  step(await beside('npm run typecheck'), 'npm run typecheck');
  const build = 'vite build --mode mock --logLevel warn';
  return step(await beside(build, { VITE_SITE_URL: '', VITE_MEDIA_BUCKET_URL: '' }), build);
}

/** The steps of `npm test`. Without a build, they end after the unit and component tests. */
async function shorterTests(): Promise<void> {
  const project = await loadProject(join(projectRoot, 'trace.config.ts'));
  beginRun(project);
  const units = vitest('vitest', '--project "unit*" --project "component*"', {}, run);
  // Component tests often wait for their browser, so run lint, types and the build in parallel with them.
  const [built] = await Promise.all([prepare(), units]);
  if (!built) return;
  await playwright('e2e', '--project site --project "flows-*" --project crawl', {}, run);
  step(await run('npm run trace'), 'npm run trace');
}

/** The longer end-to-end tests. The two runs follow each other, because each uses several workers. */
async function endToEnd(): Promise<void> {
  const reporter = '--reporter=dot,json';
  await playwright('checks', `--project checks ${reporter}`);
  await playwright('slow', `--project site --project "flows-*" --project crawl --grep @slow ${reporter}`, {
    TEST_SLOW: '1',
  });
}

/** Tests of the tools, another clinic and the stories, and some tests again, with more inputs or in another time zone. */
async function others(): Promise<void> {
  await vitest('tools', '--project tools');
  step(await beside('tsx tools/testing/second-clinic.ts'), 'tools/testing/second-clinic.ts');
  await vitest('stories', '--project "stories*"');
  await vitest('model', '--project "component*" model', { FC_RUNS: '100' });
  await vitest('validation', '--project unit validation', { FC_RUNS: '5000' });
  // Unit tests suffice for another time zone: in src/, the linter lets only content and the check of site.ts read dates. Of all
  // zones with seasons, this one is the farthest ahead of the clinic's.
  await vitest('Pacific-Auckland', '--project "unit*"', { TZ: 'Pacific/Auckland' });
}

const options = process.argv.slice(2);
const unknown = options.filter((option) => !['--all', '--longer'].includes(option));
try {
  if (unknown.length > 0)
    throw new Error(`There is no option ${unknown.join(' ')}. To run only some tests, see docs/testing.md.`);
  await expectFree(e2ePort());
  process.env.CHROMIUM_PATH = ensureBrowser();
  if (!options.includes('--longer')) await shorterTests();
  if (options.length > 0) await Promise.all([endToEnd(), others()]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  step(false, 'the test command');
}
const { passed, failed, skipped } = totals;
if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n'));
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
