import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Run } from '../runners';
import { testTimeout } from './command';

/**
 * Keeps Vitest and its browser started in a copy of the project, because starting them takes longer than most tests, and
 * runs tests for the process that started it. Their results are in the reports of the project's configuration.
 */
const vitest = await createVitest('test', {
  watch: false,
  maxWorkers: 1,
  retry: 1,
  testTimeout,
  project: process.argv.slice(2),
});
await vitest.standalone();

/** The file that had a fault in the last run. */
let before: string | undefined;

async function run({ tags, files, fault }: Run): Promise<void> {
  for (const file of [before, fault]) if (file) vitest.invalidateFile(resolve(file));
  before = fault;
  const specifications = await vitest.globTestSpecifications([...files]);
  const testTagsFilter = [tags.join(' || ')];
  await vitest.runTestSpecifications(
    specifications.map(({ project, moduleId }) => project.createSpecification(moduleId, { testTagsFilter })),
  );
}

process.on('disconnect', () => process.exit());
process.on('message', async (message: Run) => {
  await run(message);
  process.send?.('done');
});
process.send?.('started');
