import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { createSender } from '../../src/contact/sender';
import { takeConsole } from '../support/console';
import { controlledPost, sealedForm } from '../support/controlled-post';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';

const { sentLabelMs } = durations;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the fake timers. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A sender with a first request in flight. */
function startedSender() {
  const { post, request } = controlledPost();
  const sender = createSender(post);
  const started = sender.start(sealedForm, goodMessage);
  /** Answers the request with this index with a success. */
  async function succeed(index: number) {
    request(index).answer({ status: 200, text: 'OK' });
    await pass(0);
    takeConsole();
  }
  return { sender, post, request, started, succeed };
}

test('before the first send, nothing is in flight and nothing is confirmed', covers('FORM-LABEL-IDLE~1'), () => {
  const { post } = controlledPost();
  expect(createSender(post).state()).toEqual({ sending: false, sent: false });
});

test('a send is in flight from its start, and the form is passed to post', covers('FORM-ONE-IN-FLIGHT~1'), () => {
  const { sender, post, started } = startedSender();
  expect(started).toBe(true);
  expect(sender.state()).toEqual({ sending: true, sent: false });
  expect(post.mock.calls.length).toBe(1);
  expect(post.mock.calls[0]?.[0] === sealedForm).toBe(true);
});

test('start does nothing while another send is in flight', covers('FORM-ONE-IN-FLIGHT~1'), () => {
  const { sender, post } = startedSender();
  const listener = vi.fn();
  sender.subscribe(listener);
  expect(sender.start(sealedForm, goodMessage)).toBe(false);
  expect(post.mock.calls.length).toBe(1);
  expect(listener.mock.calls.length).toBe(0);
});

test('after a success the next message can be sent', covers('FORM-ONE-IN-FLIGHT~1'), async () => {
  const { sender, post, succeed } = startedSender();
  await succeed(0);
  expect(sender.state()).toEqual({ sending: false, sent: true });
  expect(sender.start(sealedForm, goodMessage)).toBe(true);
  expect(post.mock.calls.length).toBe(2);
});

test('after a failure the next message can be sent', covers('FORM-ONE-IN-FLIGHT~1'), async () => {
  const { sender, post, request } = startedSender();
  request(0).fail({ status: 500, text: '' });
  await pass(0);
  takeConsole();
  expect(sender.state()).toEqual({ sending: false, sent: false });
  expect(sender.start(sealedForm, goodMessage)).toBe(true);
  expect(post.mock.calls.length).toBe(2);
});

test('a success is confirmed for 3 seconds', covers('CONST-SENT-LABEL~1'), async () => {
  const { sender, succeed } = startedSender();
  await succeed(0);
  await pass(sentLabelMs - 1);
  expect(sender.state().sent).toBe(true);
  await pass(1);
  expect(sender.state().sent).toBe(false);
});

test('a second success starts the 3 seconds again', covers('FORM-LABEL-LATEST~1'), async () => {
  const { sender, succeed } = startedSender();
  await succeed(0);
  await pass(sentLabelMs - 1);
  sender.start(sealedForm, goodMessage);
  await succeed(1);
  await pass(sentLabelMs - 1);
  expect(sender.state().sent).toBe(true);
  await pass(1);
  expect(sender.state().sent).toBe(false);
});

test(
  'a failure after a success leaves its confirmation for the rest of the 3 seconds',
  covers('FORM-LABEL-RETURNS~1'),
  async () => {
    const { sender, request, succeed } = startedSender();
    await succeed(0);
    sender.start(sealedForm, goodMessage);
    await pass(sentLabelMs - 1);
    request(1).fail({ status: 500, text: '' });
    await pass(0);
    takeConsole();
    expect(sender.state()).toEqual({ sending: false, sent: true });
    await pass(1);
    expect(sender.state()).toEqual({ sending: false, sent: false });
  },
);

test(
  'subscribers are called at the start, on success and when the confirmation ends',
  covers('FORM-LABEL-SENT~1'),
  async () => {
    const { post, request } = controlledPost();
    const sender = createSender(post);
    const seen: unknown[] = [];
    sender.subscribe(() => seen.push(sender.state()));
    sender.start(sealedForm, goodMessage);
    request(0).answer({ status: 200, text: 'OK' });
    await pass(sentLabelMs);
    takeConsole();
    expect(seen).toEqual([
      { sending: true, sent: false },
      { sending: false, sent: true },
      { sending: false, sent: false },
    ]);
  },
);

test('a removed subscriber is not called', covers('FORM-LABEL-SENT~1'), async () => {
  const { sender, succeed } = startedSender();
  const listener = vi.fn();
  const stop = sender.subscribe(listener);
  stop();
  await succeed(0);
  expect(listener.mock.calls.length).toBe(0);
});
