import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { createSender } from '../../src/contact/sender';
import { takeConsole } from '../support/console';
import { controlledPost, sealedForm } from '../support/controlled-post';
import { covers } from '../support/covers';

const { sentLabelMs } = durations;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets this much time pass, and whatever is due in it happen. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A sender with a first request that is under way. */
function startedSender() {
  const { post, request } = controlledPost();
  const sender = createSender(post);
  const started = sender.start(sealedForm);
  /** Has the service take in the request with this number. */
  async function succeed(index: number) {
    request(index).answer({ status: 200, text: 'OK' });
    await pass(0);
    takeConsole();
  }
  return { sender, post, request, started, succeed };
}

test('before anything is sent, nothing is under way and nothing is confirmed', covers('FORM-LABEL-IDLE~1'), () => {
  const { post } = controlledPost();
  expect(createSender(post).state()).toEqual({ sending: false, sent: false });
});

test('a send is under way from its start, and the form is handed on', covers('FORM-ONE-IN-FLIGHT~1'), () => {
  const { sender, post, started } = startedSender();
  expect(started).toBe(true);
  expect(sender.state()).toEqual({ sending: true, sent: false });
  expect(post.mock.calls.length).toBe(1);
  expect(post.mock.calls[0]?.[0] === sealedForm).toBe(true);
});

test('a start while another send is under way does nothing', covers('FORM-ONE-IN-FLIGHT~1'), () => {
  const { sender, post } = startedSender();
  const listener = vi.fn();
  sender.subscribe(listener);
  expect(sender.start(sealedForm)).toBe(false);
  expect(post.mock.calls.length).toBe(1);
  expect(listener.mock.calls.length).toBe(0);
});

test('after a success the next message can be sent', covers('FORM-ONE-IN-FLIGHT~1'), async () => {
  const { sender, post, succeed } = startedSender();
  await succeed(0);
  expect(sender.state()).toEqual({ sending: false, sent: true });
  expect(sender.start(sealedForm)).toBe(true);
  expect(post.mock.calls.length).toBe(2);
});

test('after a failure the next message can be sent', covers('FORM-ONE-IN-FLIGHT~1'), async () => {
  const { sender, post, request } = startedSender();
  request(0).fail({ status: 500, text: '' });
  await pass(0);
  takeConsole();
  expect(sender.state()).toEqual({ sending: false, sent: false });
  expect(sender.start(sealedForm)).toBe(true);
  expect(post.mock.calls.length).toBe(2);
});

test('a success is confirmed just until its time is over', covers('CONST-SENT-LABEL~1'), async () => {
  const { sender, succeed } = startedSender();
  await succeed(0);
  await pass(sentLabelMs - 1);
  expect(sender.state().sent).toBe(true);
  await pass(1);
  expect(sender.state().sent).toBe(false);
});

test('a second success starts the time of the confirmation anew', covers('FORM-LABEL-LATEST~1'), async () => {
  const { sender, succeed } = startedSender();
  await succeed(0);
  await pass(sentLabelMs - 1);
  sender.start(sealedForm);
  await succeed(1);
  await pass(sentLabelMs - 1);
  expect(sender.state().sent).toBe(true);
  await pass(1);
  expect(sender.state().sent).toBe(false);
});

test(
  'a failure after a success leaves the time of the confirmation as it is',
  covers('FORM-LABEL-RETURNS~1'),
  async () => {
    const { sender, request, succeed } = startedSender();
    await succeed(0);
    sender.start(sealedForm);
    await pass(sentLabelMs - 1);
    request(1).fail({ status: 500, text: '' });
    await pass(0);
    takeConsole();
    expect(sender.state()).toEqual({ sending: false, sent: true });
    await pass(1);
    expect(sender.state()).toEqual({ sending: false, sent: false });
  },
);

test('whoever listens is told of start, success and end of the confirmation', covers('FORM-LABEL-SENT~1'), async () => {
  const { post, request } = controlledPost();
  const sender = createSender(post);
  const seen: unknown[] = [];
  sender.subscribe(() => seen.push(sender.state()));
  sender.start(sealedForm);
  request(0).answer({ status: 200, text: 'OK' });
  await pass(sentLabelMs);
  takeConsole();
  expect(seen).toEqual([
    { sending: true, sent: false },
    { sending: false, sent: true },
    { sending: false, sent: false },
  ]);
});

test('whoever stopped listening is told nothing', covers('FORM-LABEL-SENT~1'), async () => {
  const { sender, succeed } = startedSender();
  const listener = vi.fn();
  const stop = sender.subscribe(listener);
  stop();
  await succeed(0);
  expect(listener.mock.calls.length).toBe(0);
});
