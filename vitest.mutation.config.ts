import { defineConfig } from 'vitest/config';
import { TraceReporter } from './tools/trace/vitest-reporter.ts';
import { tags } from './vitest.tags.ts';

/** Patterns of test files; one that begins with an exclamation mark excludes files. */
const patterns = (process.env.MUTATION_TESTS ?? 'tests/unit/**/*.test.{ts,tsx}').split(' ');

/** The tests for mutation testing, in Node only: Stryker supports neither Vitest's browser mode nor its projects. */
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
    // With isolation, the test tools would be loaded for each file and mutant, which takes longer than the tests.
    isolate: false,
    strictTags: true,
    tags,
  },
});
