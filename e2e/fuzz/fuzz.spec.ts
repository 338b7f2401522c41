import { covers, test } from '../support/test';
import { assertVisits } from './visit';

/** `npm test` always makes the same few visits; `npm run fuzz` makes new ones for several minutes. */
const { FUZZ_SEED, FUZZ_PATH, FUZZ_MINUTES } = process.env;
const minutes = Number(FUZZ_MINUTES ?? 0);

test('the site survives random visits', covers('FUZZ-VISITS~2'), async ({ context, console }) => {
  // The search ends by itself; the timeout (ms) applies only if a page hangs.
  test.setTimeout((minutes + 3) * 60_000);
  await assertVisits(context, console.take, {
    seed: Number(FUZZ_SEED ?? 7),
    ...(FUZZ_PATH && { path: FUZZ_PATH }),
    // Shrinking makes a visit for each attempt, which takes too long for a test run.
    ...(minutes > 0
      ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: minutes * 60_000 }
      : { numRuns: 8, endOnFailure: true }),
  });
});
