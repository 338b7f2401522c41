import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Run } from '../runners';
import { testTimeout } from './command';

/**
 * Runs tests for the parent process, in a copy of the project. Keeps Vitest and its browser running between runs, because they
 * take longer to start than most tests take to run. Each run writes the report anew.
 */
const [report = '', project = ''] = process.argv.slice(2);
const vitest = await createVitest('test', {
  watch: false,
  maxWorkers: 1,
  testTimeout,
  project,
  reporters: [['json', { outputFile: report }]],
});
await vitest.standalone();

/** The file that had a fault in the last run. */
let before: string | undefined;

async function run({ tag, files, fault }: Run): Promise<void> {
  for (const file of [before, fault]) if (file) vitest.invalidateFile(resolve(file));
  before = fault;
  const specifications = await vitest.globTestSpecifications([...files]);
  await vitest.runTestSpecifications(
    specifications.map(({ project, moduleId }) => project.createSpecification(moduleId, { testTagsFilter: [tag] })),
  );
}

process.on('disconnect', () => process.exit());
process.on('message', async (message: Run) => {
  await run(message);
  process.send?.('done');
});
process.send?.('started');
