import { ensureBrowser } from './browser';
import { longerTests } from './longer';
import { shorterTests } from './shorter';
import { step, totals } from './steps';

/**
 * `npm test`: lint, types, build, unit and component tests, end-to-end tests, then the trace from rules to results.
 * `npm run test:all` adds the longer tests; `npm run test:all -- --longer` runs only these, on the site that is built. The last
 * line counts all tests, with one for each step that is none. Exits with 1 when anything failed.
 */
const options = process.argv.slice(2);
const unknown = options.filter((option) => !['--all', '--longer'].includes(option));
try {
  if (unknown.length > 0)
    throw new Error(`There is no option ${unknown.join(' ')}. To run some tests only, see docs/testing.md.`);
  process.env.CHROMIUM_PATH = ensureBrowser();
  if (!options.includes('--longer')) await shorterTests();
  if (options.length > 0) await longerTests();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  step(false);
}
const { passed, failed, skipped } = totals;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
