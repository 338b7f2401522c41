import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { createSender } from '../../src/contact/sender';
import { takeConsole } from '../support/console-lines';
import { controlledPost, sealedForm } from '../support/controlled-post';
import { covers } from '../support/covers';
import { pass, startedSender } from '../support/started-sender';

const { sentLabelMs } = durations;
const idle = { sending: false, sent: false };
const confirmed = { sending: false, sent: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // tests/unit/sender-log.test.ts tests what the sender logs.
  takeConsole();
  vi.useRealTimers();
});

test('a new sender has no send in flight and no confirmation', covers('FORM-LABEL-IDLE~2'), () => {
  expect(createSender(controlledPost().post).state()).toEqual(idle);
});

test('start passes the form to post and has a send in flight at once', covers('FORM-ONE-IN-FLIGHT~1'), () => {
  const { sender, post, started } = startedSender();
  expect(started).toBe(true);
  expect(sender.state()).toEqual({ sending: true, sent: false });
  expect(post.mock.calls.length).toBe(1);
  expect(post.mock.calls[0]?.[0] === sealedForm).toBe(true);
});

test('start does nothing while another send is in flight', covers('FORM-ONE-IN-FLIGHT~1'), () => {
  const { sender, post, send } = startedSender();
  const listener = vi.fn();
  sender.subscribe(listener);
  expect(send()).toBe(false);
  expect(post.mock.calls.length).toBe(1);
  expect(listener.mock.calls.length).toBe(0);
});

for (const [what, outcome, state] of [
  ['success', 'succeed', confirmed],
  ['failure', 'fail', idle],
] as const) {
  test(`start sends the next message after a ${what}`, covers('FORM-ONE-IN-FLIGHT~1'), async () => {
    const { sender, post, send, [outcome]: settle } = startedSender();
    await settle();
    expect(sender.state()).toEqual(state);
    expect(send()).toBe(true);
    expect(post.mock.calls.length).toBe(2);
  });
}

test('sender confirms a success for 3 seconds', covers('CONST-SENT-LABEL~1'), async () => {
  const { sender, succeed } = startedSender();
  await succeed();
  await pass(sentLabelMs - 1);
  expect(sender.state().sent).toBe(true);
  await pass(1);
  expect(sender.state().sent).toBe(false);
});

test('sender confirms a second success for 3 seconds of its own', covers('FORM-LABEL-LATEST~1'), async () => {
  const { sender, send, succeed } = startedSender();
  await succeed();
  await pass(sentLabelMs - 1);
  send();
  await succeed(1);
  await pass(sentLabelMs - 1);
  expect(sender.state().sent).toBe(true);
  await pass(1);
  expect(sender.state().sent).toBe(false);
});

test('a failure does not shorten the confirmation of an earlier success', covers('FORM-LABEL-RETURNS~1'), async () => {
  const { sender, send, succeed, fail } = startedSender();
  await succeed();
  send();
  await pass(sentLabelMs - 1);
  await fail(1);
  expect(sender.state()).toEqual(confirmed);
  await pass(1);
  expect(sender.state()).toEqual(idle);
});

test(
  'sender notifies subscribers of a start, a success and the end of its confirmation',
  covers('FORM-LABEL-SENT~1'),
  async () => {
    const { sender, send, fail, succeed } = startedSender();
    await fail();
    const seen: unknown[] = [];
    sender.subscribe(() => seen.push(sender.state()));
    send();
    await succeed(1);
    await pass(sentLabelMs);
    expect(seen).toEqual([{ sending: true, sent: false }, confirmed, idle]);
  },
);

test('sender does not notify a listener that unsubscribed', covers('FORM-LABEL-SENT~1'), async () => {
  const { sender, succeed } = startedSender();
  const listener = vi.fn();
  sender.subscribe(listener)();
  await succeed();
  expect(listener.mock.calls.length).toBe(0);
});
