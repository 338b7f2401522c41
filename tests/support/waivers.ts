import { beforeEach } from 'vitest';
import { waiverReason } from '../waivers';

/** Skips a test, with the reason, if the clinic has waived all rules that it covers. */
beforeEach(({ task, skip }) => {
  const reason = waiverReason(task.tags ?? []);
  skip(reason !== undefined, reason);
});
