import { ensureBrowser } from './browser';
import { runSteps } from './steps';

/**
 * `npm run test:tools`: runs the tests of the tools, and the tests that run the end-to-end checks on pages with known
 * faults. `npm test` runs it when a tool or a check has changed. `--no-build` uses the site in `dist/`.
 */
process.env.CHROMIUM_PATH = ensureBrowser();
runSteps([
  // With other reporters than in `npm test`, whose reports must stay unchanged.
  { what: 'tools', command: 'vitest run --project tools --reporter=default' },
  ...(process.argv.includes('--no-build') ? [] : [{ what: 'build', command: 'tsx tools/build/build.ts --mock' }]),
  { what: 'checks', command: 'playwright test --project checks --reporter=dot' },
]);
