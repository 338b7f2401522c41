import { ensureBrowser } from './browser';
import { runSteps } from './steps';

/**
 * `npm run test:more`: the slow tests that `npm run test:all` adds to `npm test`. They add cases, but no rule depends on
 * them: property-based tests with more inputs, more end-to-end tests of the same kind, random visits, the tests of the
 * tools, and the screenshots of the component gallery.
 */
process.env.CHROMIUM_PATH = ensureBrowser();
runSteps([
  { what: 'build', command: 'tsx tools/build/build.ts --mock' },
  { what: 'tools and checks', command: 'tsx tools/testing/test-tools.ts --no-build' },
  // With other reporters than in `npm test`, whose reports must stay unchanged.
  { what: 'models', command: 'vitest run --project component* model --reporter=default', env: { FC_RUNS: '100' } },
  { what: 'validation', command: 'vitest run --project unit validation --reporter=default', env: { FC_RUNS: '2000' } },
  {
    what: 'long end-to-end tests',
    command: 'playwright test --project site --project survey-* --grep @long --reporter=dot',
    env: { TEST_LONG: '1' },
  },
  // The same visits each time, so that CI fails only when a change broke something; `npm run fuzz` makes new ones.
  { what: 'random visits', command: 'tsx tools/testing/fuzz.ts', env: { FUZZ_SEED: '18', FUZZ_MINUTES: '2' } },
  { what: 'gallery', command: 'tsx tools/gallery/pictures.ts' },
]);
