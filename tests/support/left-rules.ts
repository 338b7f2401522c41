import { beforeEach } from 'vitest';
import { leftBecause } from '../left-rules';

/** Skips the tests of rules that the clinic has left, with the reason. */
beforeEach(({ task, skip }) => {
  const reason = leftBecause(task.tags ?? []);
  skip(reason !== undefined, reason);
});
