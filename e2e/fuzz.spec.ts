import { search, visits } from './support/fuzz/search';
import { walk } from './support/fuzz/walk';
import { covers, expect, test } from './support/test';

/** `npm test` always makes the same few visits; `npm run fuzz` makes new ones for several minutes. */
const { FUZZ_SEED, FUZZ_PATH, FUZZ_MINUTES } = process.env;
const minutes = FUZZ_MINUTES ? Number(FUZZ_MINUTES) : undefined;

test('the site survives random visits', covers('FUZZ-VISITS~2'), async ({ context, console }) => {
  // The search ends by itself; the timeout (ms) applies only if a page hangs.
  test.setTimeout(((minutes ?? 0) + 3) * 60_000);
  const found = await search((visit) => walk(context, visit, console.take), {
    seed: Number(FUZZ_SEED ?? 7),
    path: FUZZ_PATH,
    visits,
    minutes,
  });
  expect(found ?? 'no findings').toBe('no findings');
});
