import { search, visits } from './support/fuzz/monkey';
import { walk } from './support/fuzz/walk';
import { covers, expect, test } from './support/test';

/**
 * In the tests always the same few visits; `npm run monkey` makes new ones for minutes.
 */
const { MONKEY_SEED, MONKEY_PATH, MONKEY_MINUTES } = process.env;
const minutes = MONKEY_MINUTES ? Number(MONKEY_MINUTES) : undefined;

test('whatever a visitor does, the site bears it', covers('FUZZ-MONKEY~1'), async ({ context, console }) => {
  // The search ends by itself; this is for a page that hangs. In ms.
  test.setTimeout(((minutes ?? 0) + 3) * 60_000);
  const found = await search((visit) => walk(context, visit, console.take), {
    seed: Number(MONKEY_SEED ?? 7),
    path: MONKEY_PATH,
    visits,
    minutes,
  });
  expect(found ?? 'nothing wrong').toBe('nothing wrong');
});
