import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { takeConsole } from '../support/console-lines';
import { covers } from '../support/covers';
import { pass, startedSender } from '../support/started-sender';

const { sendTimeoutMs } = durations;
const idle = { sending: false, sent: false };
const rule = covers('FORM-SEND-TIMEOUT~1');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A sender whose first request has timed out. */
async function timedOut() {
  const started = startedSender();
  await pass(sendTimeoutMs);
  takeConsole();
  return started;
}

test('at the timeout a send fails, is logged once and lets the next one start', rule, async () => {
  const { sender, send } = startedSender();
  await pass(sendTimeoutMs - 1);
  expect(sender.state()).toEqual({ sending: true, sent: false });
  await pass(1);
  expect(sender.state()).toEqual(idle);
  const text = `The message was not sent: 0 no answer within ${sendTimeoutMs / 1000} s`;
  expect(takeConsole()).toEqual([{ method: 'error', text }]);
  expect(send()).toBe(true);
});

test('an answer just before the timeout counts, and the timeout has no effect', rule, async () => {
  const { sender, succeed } = startedSender();
  await pass(sendTimeoutMs - 1);
  await succeed();
  expect(takeConsole()).toEqual([{ method: 'log', text: 'OK' }]);
  expect(sender.state()).toEqual({ sending: false, sent: true });
  await pass(sendTimeoutMs);
  expect(takeConsole()).toEqual([]);
});

test('each send has a timeout of its own', rule, async () => {
  const { sender, send, succeed } = startedSender();
  await pass(sendTimeoutMs / 2);
  await succeed();
  takeConsole();
  send();
  await pass(sendTimeoutMs - 1);
  expect(sender.state().sending).toBe(true);
  await pass(1);
  expect(sender.state().sending).toBe(false);
  expect(takeConsole()).toHaveLength(1);
});

test('a failed send leaves no timer running', rule, async () => {
  await startedSender().fail();
  takeConsole();
  expect(vi.getTimerCount()).toBe(0);
});

for (const outcome of ['succeed', 'fail'] as const) {
  test(`an answer after the timeout has no effect (${outcome})`, rule, async () => {
    const { sender, [outcome]: settle } = await timedOut();
    const listener = vi.fn();
    sender.subscribe(listener);
    await settle();
    await pass(sendTimeoutMs);
    expect(sender.state()).toEqual(idle);
    expect(listener.mock.calls.length).toBe(0);
    expect(takeConsole()).toEqual([]);
  });
}

test('an answer to a timed-out send does not settle the next one', rule, async () => {
  const { sender, send, succeed } = await timedOut();
  send();
  await succeed();
  expect(sender.state()).toEqual({ sending: true, sent: false });
});
