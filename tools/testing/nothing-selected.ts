import type { Reporter, TestModule } from 'vitest/node';

/** Fails a run of Vitest if its filter by title or tag selects no test. Vitest itself would pass the run. */
export const nothingSelected: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const results = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result()));
    // A test that is skipped with a reason was selected.
    const isLeftOut = (result: (typeof results)[number]) => result.state === 'skipped' && !result.note;
    if (results.length === 0 || !results.every(isLeftOut)) return;
    console.error('No test was selected. Compare the filter with the titles and the tags of the tests.');
    process.exitCode = 1;
  },
};
