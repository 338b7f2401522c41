import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { createSender } from '../../src/contact/sender';
import { takeConsole } from '../support/console';
import { controlledPost, sealedForm } from '../support/controlled-post';
import { covers } from '../support/covers';

const { settleLimitMs } = durations;
const idle = { sending: false, sent: false };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets this much time pass, and whatever is due in it happen. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A sender whose first request gets no answer within the limit. */
async function givenUp() {
  const { post, request } = controlledPost();
  const sender = createSender(post);
  sender.start(sealedForm);
  await pass(settleLimitMs);
  takeConsole();
  return { sender, request };
}

test('a send without an answer is under way until the limit', covers('FORM-SETTLE-LIMIT~1'), async () => {
  const sender = createSender(controlledPost().post);
  sender.start(sealedForm);
  await pass(settleLimitMs - 1);
  expect(sender.state()).toEqual({ sending: true, sent: false });
});

test(
  'at the limit a send counts as failed, is logged once and frees the form',
  covers('FORM-SETTLE-LIMIT~1'),
  async () => {
    const sender = createSender(controlledPost().post);
    sender.start(sealedForm);
    await pass(settleLimitMs);
    expect(sender.state()).toEqual(idle);
    expect(takeConsole().map(({ method }) => method)).toEqual(['error']);
    expect(sender.start(sealedForm)).toBe(true);
  },
);

test(
  'an answer just before the limit counts, and the limit passes unnoticed',
  covers('FORM-SETTLE-LIMIT~1'),
  async () => {
    const { post, request } = controlledPost();
    const sender = createSender(post);
    sender.start(sealedForm);
    await pass(settleLimitMs - 1);
    request(0).answer({ status: 200, text: 'OK' });
    await pass(0);
    expect(sender.state()).toEqual({ sending: false, sent: true });
    expect(takeConsole()).toEqual([{ method: 'log', text: 'OK' }]);
    await pass(settleLimitMs);
    expect(takeConsole()).toEqual([]);
  },
);

test('each send has the whole limit to itself', covers('FORM-SETTLE-LIMIT~1'), async () => {
  const { post, request } = controlledPost();
  const sender = createSender(post);
  sender.start(sealedForm);
  await pass(settleLimitMs / 2);
  request(0).answer({ status: 200, text: 'OK' });
  await pass(0);
  takeConsole();
  sender.start(sealedForm);
  await pass(settleLimitMs - 1);
  expect(sender.state().sending).toBe(true);
  await pass(1);
  expect(sender.state().sending).toBe(false);
  expect(takeConsole()).toHaveLength(1);
});

test('a send that has settled leaves no clock running', covers('FORM-SETTLE-LIMIT~1'), async () => {
  const { post, request } = controlledPost();
  createSender(post).start(sealedForm);
  request(0).fail({ status: 500, text: '' });
  await pass(0);
  takeConsole();
  expect(vi.getTimerCount()).toBe(0);
});

test('a success that comes after the limit changes nothing', covers('FORM-SETTLE-LIMIT~1'), async () => {
  const { sender, request } = await givenUp();
  const listener = vi.fn();
  sender.subscribe(listener);
  request(0).answer({ status: 200, text: 'OK' });
  await pass(settleLimitMs);
  expect(sender.state()).toEqual(idle);
  expect(listener.mock.calls.length).toBe(0);
  expect(takeConsole()).toEqual([]);
});

test('a failure that comes after the limit changes nothing', covers('FORM-SETTLE-LIMIT~1'), async () => {
  const { sender, request } = await givenUp();
  request(0).fail({ status: 500, text: 'too late' });
  await pass(settleLimitMs);
  expect(sender.state()).toEqual(idle);
  expect(takeConsole()).toEqual([]);
});

test('an answer to a send given up does not end the one under way', covers('FORM-SETTLE-LIMIT~1'), async () => {
  const { sender, request } = await givenUp();
  sender.start(sealedForm);
  request(0).answer({ status: 200, text: 'OK' });
  await pass(0);
  expect(sender.state()).toEqual({ sending: true, sent: false });
});
