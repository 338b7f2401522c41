import { defineConfig } from 'vitest/config';
import { TraceReporter } from './tools/trace/vitest-reporter.ts';
import { tags } from './vitest.tags.ts';

/** Patterns of test files; one that begins with an exclamation mark leaves out. */
const patterns = (process.env.MUTATION_TESTS ?? 'tests/unit/**/*.test.{ts,tsx}').split(' ');

/** The tests in Node that mutation testing runs: Stryker knows no browser, and no list of projects. */
export default defineConfig({
  test: {
    include: patterns.filter((pattern) => !pattern.startsWith('!')),
    exclude: [
      'tests/unit/pages/**',
      ...patterns.flatMap((pattern) => (pattern.startsWith('!') ? pattern.slice(1) : [])),
    ],
    setupFiles: ['./tests/support/console.ts', './tests/support/seed.ts'],
    reporters: [new TraceReporter('reports/vitest.json')],
    includeTaskLocation: true,
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('FC_'))),
    // Loading the tools of the tests takes longer than the tests, and would be done again for each file and mutant.
    isolate: false,
    strictTags: true,
    tags,
  },
});
