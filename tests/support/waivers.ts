import { beforeEach } from 'vitest';
import { waiverReason } from '../waivers';

/** Skips the tests of rules that the clinic has waived, with the reason. */
beforeEach(({ task, skip }) => {
  const reason = waiverReason(task.tags ?? []);
  skip(reason !== undefined, reason);
});
