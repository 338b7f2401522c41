import { informative, rules } from './spec/all-rules';
import { site } from './src/site';
import { accessibilityCriteria } from './tests/accessibility-criteria';
import { faults } from './tests/faults/all';
import { libraryBehavior } from './tests/faults/library';
import { equivalents, mutatedFiles } from './tests/faults/mutations';
import { manualChecks } from './tests/manual-checks';
import { ensureBrowser } from './tools/testing/browser';
import { defineConfig } from './tools/trace/config';
import { playwright, vitest } from './tools/trace/runners';

const vitestReport = 'reports/vitest.json';
const vitestSetup = ['vitest.config.ts', 'tests/support/console.ts', 'tests/support/seed.ts'];

/** What the trace (tools/trace) must know about this project. */
export default defineConfig({
  title: 'Clinic site',
  rules,
  informative,
  sections: {
    1: 'What the product does and for whom',
    2: 'Screens and routes',
    3: 'Entities and their fields',
    4: 'States and transitions',
    5: 'Validation rules',
    6: 'Roles and permissions',
    7: 'The calls it makes',
    8: 'Error catalog',
    9: 'Business constants and limits',
  },
  files: {
    rules: 'spec/rules.ts',
    lock: 'spec/rules.lock.json',
    record: 'tests/faults/record.json',
    fixtures: 'spec',
  },
  layers: {
    unit: {
      title: 'Unit',
      tests: /^tests\/unit\/.*\.test\.tsx?$/,
      runner: vitest({ report: vitestReport, project: 'unit*' }),
      setup: vitestSetup,
      packages: ['vitest', 'fast-check', 'node-html-parser'],
    },
    component: {
      title: 'Component',
      tests: /^tests\/component\/.*\.test\.tsx?$/,
      runner: vitest({ report: vitestReport, project: 'component*' }),
      setup: [...vitestSetup, 'tests/support/component.ts'],
      packages: [
        'vitest',
        '@vitest/browser-playwright',
        '@testing-library/dom',
        '@testing-library/react',
        '@testing-library/user-event',
        'fast-check',
        'msw',
      ],
    },
    e2e: {
      title: 'End to end',
      // The reports name the tests of the survey by the file that all its views share, not by the file of a view.
      tests: /^e2e\/(?!survey\/).*\.spec\.ts$/,
      runner: playwright({ report: 'reports/e2e.json', portVariable: 'E2E_PORT' }),
      built: true,
      setup: ['playwright.config.ts'],
      packages: [
        '@playwright/test',
        '@axe-core/playwright',
        'axe-core',
        'fast-check',
        'html-validate',
        'puppeteer-core',
        'selenium-webdriver',
      ],
    },
  },
  faults,
  library: libraryBehavior,
  // Until the record of proofs is replaced, a change must not have to renew the proofs that it made stale.
  staleProofsFail: false,
  manualChecks,
  accessibility: {
    product: { name: `Website of ${site.name}`, description: 'Public website with one contact form' },
    author: { name: site.name, email: site.email },
    rules: accessibilityCriteria,
  },
  mutation: {
    layer: 'unit',
    files: mutatedFiles,
    equivalents,
    vitestConfig: 'vitest.mutation.config.ts',
    vitestReport,
    strykerReport: 'reports/mutation.json',
    setup: ['vitest.mutation.config.ts', 'stryker.config.json'],
    packages: ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'],
    // With the usual number of property-based runs, some hundred mutants would take hours.
    env: ({ tests }) => ({ MUTATION_TESTS: tests.join(' '), FC_RUNS: '30' }),
  },
  product: /^src\//,
  data: /^spec\//,
  build: {
    command: ['npx', 'tsx', 'tools/build/build.ts', '--mock'],
    output: 'dist',
    notBuilt: /^(?:spec|tests|e2e)\//,
  },
  coverage: ['reports/hosts.txt', 'reports/engines.txt'],
  environment: () => ({ CHROMIUM_PATH: ensureBrowser() }),
});
