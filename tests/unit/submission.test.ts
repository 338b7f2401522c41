import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import type { Answer } from '../../src/contact/service';
import { createSubmissionStore } from '../../src/contact/submission';
import { takeConsole } from '../support/console-lines';
import { goodMessage } from '../support/messages';

// In tests/component, form-responses.test.tsx tests which answers are successes, and form-model.test.tsx the order of events.

/** A submission store with one request in flight, which fails when the test calls `fail`. */
function startedStore() {
  const onFailed = vi.fn();
  let fail = (_reason: unknown) => {};
  const post = () => new Promise<Answer>((_answer, reject) => (fail = reject));
  const store = createSubmissionStore(post, { onFailed });
  store.start({} as HTMLFormElement, goodMessage);
  return {
    store,
    onFailed,
    async fail(reason: unknown) {
      fail(reason);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('20 seconds without an answer are a failure; a later one gives nothing back again', { tags: 'form' }, async () => {
  const { store, onFailed, fail } = startedStore();
  await vi.advanceTimersByTimeAsync(durations.sendTimeoutMs - 1);
  expect(store.state().sending).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailed.mock.calls).toEqual([[goodMessage]]);
  await fail({ status: 400, text: 'Too late' });
  expect(onFailed, 'how often the text came back').toHaveBeenCalledOnce();
  expect(store.state()).toEqual({ sending: false, sent: false, failed: 'refused' });
  expect(takeConsole()).toHaveLength(2);
});

// A promise can reject with any value, and the store must handle each.
const rejections: readonly (readonly [reason: unknown, isRefused: boolean, logged: string])[] = [
  [{ status: 400, text: 'The user ID is invalid' }, true, '400 The user ID is invalid'],
  [{ status: 499, text: 'Too many requests' }, true, '499 Too many requests'],
  ['The user ID is required', true, '0 The user ID is required'],
  [{ status: 0, text: '' }, false, '0 '],
  [{ status: 399, text: 'Moved' }, false, '399 Moved'],
  [{ status: 500, text: 'Gateway timeout' }, false, '500 Gateway timeout'],
  [new Error('network error'), false, '0 network error'],
  [undefined, false, '0 '],
  [null, false, '0 '],
  [7, false, '0 '],
];
test.each(rejections)(
  'a rejection with %o is logged as a failure; it is certain that the message was refused: %s',
  { tags: ['CALL-FAILURE', 'CALL-LOG-FAILURE', 'facts'] },
  async (reason, isRefused, logged) => {
    const { store, onFailed, fail } = startedStore();
    await fail(reason);
    expect(store.state()).toEqual({ sending: false, sent: false, failed: isRefused ? 'refused' : 'unknown' });
    expect(onFailed.mock.calls).toEqual([[goodMessage]]);
    const text = `The message ${isRefused ? 'was not' : 'may not have been'} sent: ${logged}`;
    expect(takeConsole()).toEqual([{ method: 'error', text }]);
  },
);
