import { beside, playwright, step, vitest } from './steps';

/** The browser's tests that need the whole machine's attention, one after the other. */
async function endToEnd(): Promise<void> {
  const reporter = '--reporter=dot,json';
  await playwright('checks', `--project checks ${reporter}`);
  await playwright('slow', `--project site --project "flows-*" --project "crawl-*" --grep @slow ${reporter}`, {
    TEST_SLOW: '1',
  });
}

/** Tests of the tools and of another clinic, and those that repeat others with other inputs, or in another time zone. */
async function others(): Promise<void> {
  await vitest('tools', '--project tools');
  step(await beside('tsx tools/testing/second-clinic.ts'));
  await vitest('stories', '--project "stories*"');
  await vitest('model', '--project "component*" model', { FC_RUNS: '100' });
  await vitest('validation', '--project unit validation', { FC_RUNS: '5000' });
  // Only content and the check of site.ts read dates, and unit tests test both: the linter keeps dates out of the rest.
  for (const TZ of ['UTC', 'Pacific/Auckland']) await vitest(TZ.replace('/', '-'), '--project "unit*"', { TZ });
}

/** What `npm run test:all` adds to `npm test`. */
export async function longerTests(): Promise<void> {
  await Promise.all([endToEnd(), others()]);
}
