import { covers, test } from '../support/test';
import { assertVisits } from './visit';

/**
 * `npm test` always makes the same few visits; `npm run fuzz` makes new ones for several minutes. `FUZZ_SEED` and
 * `FUZZ_PATH`, which a failure prints, repeat the failed visit, which needs no search.
 */
const { FUZZ_SEED, FUZZ_PATH, FUZZ_MINUTES = 0 } = process.env;
const minutes = FUZZ_PATH ? 0 : Number(FUZZ_MINUTES);
const seed = Number(FUZZ_SEED ?? (minutes > 0 ? Date.now() % 2 ** 31 : 7));

test('the site survives random visits', covers('FUZZ-VISITS~2'), async ({ context, console }) => {
  // The search ends by itself; the timeout (ms) applies only if a page hangs.
  test.setTimeout((minutes + 3) * 60_000);
  await assertVisits(context, console.take, {
    seed,
    ...(FUZZ_PATH && { path: FUZZ_PATH }),
    // Shrinking makes a visit for each attempt, which takes too long for a test run.
    ...(minutes > 0
      ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: minutes * 60_000 }
      : { numRuns: 8, endOnFailure: true }),
  });
});
