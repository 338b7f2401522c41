import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import type { Answer } from '../../src/contact/service';
import { createSubmissionStore } from '../../src/contact/submission';
import { takeConsole } from '../support/console-lines';
import { goodMessage } from '../support/messages';

// In tests/component, form-responses.test.tsx tests which answers are successes, and form-model.test.tsx the order of events.

/** A form that throws on any read: the store may only pass it to `post`. */
const sealedForm = new Proxy({} as HTMLFormElement, {
  get(_, property) {
    throw new Error(`The store read ${String(property)} of the form`);
  },
});

/** A submission store with one request in flight, which fails when the test calls `fail`. */
function startedStore(onFailed?: () => void) {
  let fail = (_reason: unknown) => {};
  const post = () => new Promise<Answer>((_answer, reject) => (fail = reject));
  const store = createSubmissionStore(post, { onFailed });
  store.start(sealedForm, goodMessage);
  return {
    store,
    async fail(reason: unknown) {
      fail(reason);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a request without an answer for 20 seconds is logged as a failure and blocks nothing', {
  tags: 'form',
}, async () => {
  const { store } = startedStore();
  await vi.advanceTimersByTimeAsync(durations.sendTimeoutMs - 1);
  expect(store.state().sending).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.state().sending).toBe(false);
  const text = 'The message may not have been sent: 0 no answer within 20 s';
  expect(takeConsole()).toEqual([{ method: 'error', text }]);
});

test('a failure after the timeout is logged, but gives the values back only once', { tags: 'form' }, async () => {
  const onFailed = vi.fn();
  const { store, fail } = startedStore(onFailed);
  await vi.advanceTimersByTimeAsync(durations.sendTimeoutMs);
  expect(onFailed.mock.calls).toEqual([[goodMessage]]);
  await fail({ status: 400, text: 'Too late' });
  expect(onFailed).toHaveBeenCalledOnce();
  expect(store.state()).toEqual({ sending: false, sent: false, failed: 'refused' });
  expect(takeConsole()).toHaveLength(2);
});

test.each([
  [{ status: 400, text: 'The user ID is invalid' }, true],
  [{ status: 499, text: 'Too many requests' }, true],
  ['The user ID is required', true],
  [{ status: 0, text: '' }, false],
  [{ status: 399, text: 'Moved' }, false],
  [{ status: 500, text: 'Gateway timeout' }, false],
  [new Error('network error'), false],
])(
  'with the failure %o, it is certain that the message was refused: %s',
  { tags: 'facts' },
  async (reason, refused) => {
    const onFailed = vi.fn();
    const { store, fail } = startedStore(onFailed);
    await fail(reason);
    expect(store.state().failed).toBe(refused ? 'refused' : 'unknown');
    expect(onFailed.mock.calls).toEqual([[goodMessage]]);
    takeConsole();
  },
);

// A promise can reject with any value, and the store must handle each.
test.each([
  ['an Error', new Error('network error'), 'network error'],
  ['undefined', undefined, ''],
  ['null', null, ''],
  ['a number', 7, ''],
])(
  'a rejection with %s is logged as a failure',
  { tags: ['CALL-FAILURE', 'CALL-LOG-FAILURE'] },
  async (_what, reason, text) => {
    const { store, fail } = startedStore();
    await fail(reason);
    expect(store.state()).toEqual({ sending: false, sent: false });
    expect(takeConsole()).toEqual([{ method: 'error', text: `The message may not have been sent: 0 ${text}` }]);
  },
);
