import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import type { Answer } from '../../src/contact/service';
import { createSubmissionStore } from '../../src/contact/submission';
import { takeConsole } from '../support/console-lines';
import { covers, subject } from '../support/covers';
import { goodMessage } from '../support/messages';

// tests/component/form-responses.test.tsx tests which answers are successes, and the log entry for each.

const { sentLabelMs, sendTimeoutMs } = durations;
const idle = { sending: false, sent: false };
const inFlight = { sending: true, sent: false };
const confirmed = { sending: false, sent: true };
const timedOut = {
  method: 'error',
  text: `The message may not have been sent: 0 no answer within ${sendTimeoutMs / 1000} s`,
};

/** A form that throws on any read: the store may only pass it to `post`. */
const sealedForm = new Proxy({} as HTMLFormElement, {
  get(_, property) {
    throw new Error(`The store read ${String(property)} of the form`);
  },
});

/** Advances the fake timers. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A submission store with one request in flight. Its requests stay open until the test settles them, each by its index. */
function startedStore(keepFailed = false) {
  const requests: { answer(answer: Answer): void; fail(reason: unknown): void }[] = [];
  const post = vi.fn((_: HTMLFormElement) => new Promise<Answer>((answer, fail) => requests.push({ answer, fail })));
  const store = createSubmissionStore(post, { keepFailed });
  const send = () => store.start(sealedForm, goodMessage);
  expect(send()).toBe(true);
  async function succeed(index = 0) {
    requests[index]?.answer({ status: 200, text: 'OK' });
    await pass(0);
  }
  async function fail(index = 0, [reason]: readonly unknown[] = [{ status: 400, text: 'No' }]) {
    requests[index]?.fail(reason);
    await pass(0);
  }
  return { store, post, send, succeed, fail };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test(
  'a submission store starts no second send while one is in flight, and notifies subscribers of each change',
  covers('FORM-LABEL-SENT'),
  async () => {
    const { store, post, send, succeed, fail } = startedStore();
    const seen: unknown[] = [];
    const unsubscribed = vi.fn();
    store.subscribe(() => seen.push(store.state()));
    store.subscribe(unsubscribed)();
    expect(store.state()).toEqual(inFlight);
    expect([send(), seen]).toEqual([false, []]);
    await fail();
    expect(send()).toBe(true);
    await succeed(1);
    await pass(sentLabelMs);
    expect(seen).toEqual([idle, inFlight, confirmed, idle]);
    expect(post.mock.calls.map(([form]) => form === sealedForm)).toEqual([true, true]);
    expect(unsubscribed.mock.calls.length).toBe(0);
    expect(takeConsole().map(({ text }) => text)).toEqual(['The message was not sent: 400 No', 'OK']);
  },
);

test('a second success is confirmed for another 3 seconds', subject('form'), async () => {
  const { store, send, succeed } = startedStore();
  await succeed();
  await pass(sentLabelMs - 1);
  send();
  await succeed(1);
  await pass(sentLabelMs - 1);
  expect(store.state()).toEqual(confirmed);
  await pass(1);
  expect(store.state()).toEqual(idle);
  takeConsole();
});

test('a failure does not shorten the confirmation of an earlier success', covers('FORM-LABEL-RETURNS'), async () => {
  const { store, send, succeed, fail } = startedStore();
  await succeed();
  send();
  await pass(sentLabelMs - 1);
  await fail(1);
  expect(store.state()).toEqual(confirmed);
  await pass(1);
  expect(store.state()).toEqual(idle);
  takeConsole();
});

test('each send has its own timeout, which an earlier answer cancels', subject('form'), async () => {
  const { store, send, succeed } = startedStore();
  await pass(sendTimeoutMs - 1);
  await succeed();
  send();
  await pass(sendTimeoutMs - 1);
  expect(store.state()).toEqual(inFlight);
  await pass(1);
  expect(store.state()).toEqual(idle);
  expect(takeConsole()).toEqual([{ method: 'log', text: 'OK' }, timedOut]);
});

test.each([
  ['success', 'succeed', { ...inFlight, sent: true }, { method: 'log', text: 'OK' }],
  ['failure', 'fail', inFlight, { method: 'error', text: 'The message was not sent: 400 No' }],
] as const)(
  'a %s after the timeout is logged and shown as usual, and does not settle the next send',
  subject('form'),
  async (_what, outcome, state, line) => {
    const { store, send, [outcome]: settle } = startedStore();
    await pass(sendTimeoutMs);
    send();
    await settle();
    expect(store.state()).toEqual(state);
    expect(takeConsole()).toEqual([timedOut, line]);
  },
);

test('a failed message counts as refused only if the service or the SDK refused it', subject('facts'), async () => {
  const { store, send, fail } = startedStore(true);
  const reasons = [
    [{ status: 400, text: 'The user ID is invalid' }, true],
    [{ status: 499, text: 'Too many requests' }, true],
    ['The user ID is required', true],
    [{ status: 0, text: '' }, false],
    [{ status: 399, text: 'Moved' }, false],
    [{ status: 500, text: 'Gateway timeout' }, false],
    [new Error('network error'), false],
  ] as const;
  for (const [index, [reason, refused]] of reasons.entries()) {
    if (index > 0) send();
    await fail(index, [reason]);
    expect(store.state().failed, JSON.stringify(reason)).toEqual({ values: goodMessage, refused });
  }
  takeConsole();
});

// A promise can reject with any value, and the store must handle each.
test.each([
  ['an Error', new Error('network error'), 'network error'],
  ['undefined', undefined, ''],
  ['null', null, ''],
  ['a number', 7, ''],
])(
  'a rejection with %s is logged as a failure',
  covers('CALL-FAILURE', 'CALL-LOG-FAILURE'),
  async (_what, reason, text) => {
    const { store, fail } = startedStore();
    await fail(0, [reason]);
    expect(store.state()).toEqual(idle);
    expect(takeConsole()).toEqual([{ method: 'error', text: `The message may not have been sent: 0 ${text}` }]);
  },
);
