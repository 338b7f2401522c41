import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { createSender } from '../../src/contact/sender';
import { takeConsole } from '../support/console';
import { controlledPost, sealedForm } from '../support/controlled-post';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';

const { sendTimeoutMs } = durations;
const idle = { sending: false, sent: false };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the fake timers. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A sender whose first request has timed out. */
async function timedOut() {
  const { post, request } = controlledPost();
  const sender = createSender(post);
  sender.start(sealedForm, goodMessage);
  await pass(sendTimeoutMs);
  takeConsole();
  return { sender, request };
}

test('a send without an answer is in flight until the timeout', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const sender = createSender(controlledPost().post);
  sender.start(sealedForm, goodMessage);
  await pass(sendTimeoutMs - 1);
  expect(sender.state()).toEqual({ sending: true, sent: false });
});

test(
  'at the timeout a send counts as failed, is logged once and frees the form',
  covers('FORM-SEND-TIMEOUT~1'),
  async () => {
    const sender = createSender(controlledPost().post);
    sender.start(sealedForm, goodMessage);
    await pass(sendTimeoutMs);
    expect(sender.state()).toEqual(idle);
    expect(takeConsole().map(({ method }) => method)).toEqual(['error']);
    expect(sender.start(sealedForm, goodMessage)).toBe(true);
  },
);

test(
  'an answer just before the timeout counts, and the timeout does nothing',
  covers('FORM-SEND-TIMEOUT~1'),
  async () => {
    const { post, request } = controlledPost();
    const sender = createSender(post);
    sender.start(sealedForm, goodMessage);
    await pass(sendTimeoutMs - 1);
    request(0).answer({ status: 200, text: 'OK' });
    await pass(0);
    expect(sender.state()).toEqual({ sending: false, sent: true });
    expect(takeConsole()).toEqual([{ method: 'log', text: 'OK' }]);
    await pass(sendTimeoutMs);
    expect(takeConsole()).toEqual([]);
  },
);

test('each send has a timeout of its own', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { post, request } = controlledPost();
  const sender = createSender(post);
  sender.start(sealedForm, goodMessage);
  await pass(sendTimeoutMs / 2);
  request(0).answer({ status: 200, text: 'OK' });
  await pass(0);
  takeConsole();
  sender.start(sealedForm, goodMessage);
  await pass(sendTimeoutMs - 1);
  expect(sender.state().sending).toBe(true);
  await pass(1);
  expect(sender.state().sending).toBe(false);
  expect(takeConsole()).toHaveLength(1);
});

test('a settled send leaves no timer running', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { post, request } = controlledPost();
  createSender(post).start(sealedForm, goodMessage);
  request(0).fail({ status: 500, text: '' });
  await pass(0);
  takeConsole();
  expect(vi.getTimerCount()).toBe(0);
});

test('a success after the timeout changes nothing', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { sender, request } = await timedOut();
  const listener = vi.fn();
  sender.subscribe(listener);
  request(0).answer({ status: 200, text: 'OK' });
  await pass(sendTimeoutMs);
  expect(sender.state()).toEqual(idle);
  expect(listener.mock.calls.length).toBe(0);
  expect(takeConsole()).toEqual([]);
});

test('a failure after the timeout changes nothing', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { sender, request } = await timedOut();
  request(0).fail({ status: 500, text: 'too late' });
  await pass(sendTimeoutMs);
  expect(sender.state()).toEqual(idle);
  expect(takeConsole()).toEqual([]);
});

test('an answer to a timed-out send does not settle the next one', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { sender, request } = await timedOut();
  sender.start(sealedForm, goodMessage);
  request(0).answer({ status: 200, text: 'OK' });
  await pass(0);
  expect(sender.state()).toEqual({ sending: true, sent: false });
});
