import { defineConfig } from 'vitest/config';
import { tags } from './vitest.tags.ts';

/** The tests in Node that mutation testing runs: Stryker knows no browser, and no list of projects. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? 'tests/unit/**/*.test.{ts,tsx}').split(' '),
    exclude: ['tests/unit/pages/**'],
    setupFiles: ['./tests/support/console.ts', './tests/support/seed.ts'],
    strictTags: true,
    tags,
  },
});
