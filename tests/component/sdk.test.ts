import { init, sendForm } from '@emailjs/browser';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { helperErrors, responses } from '../../spec/email';
import { postForm } from '../../src/contact/service';
import { createSubmissionStore } from '../../src/contact/submission';
import { anyText } from '../support/characters';
import { takeConsole } from '../support/console-lines';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';
import { mailService } from '../support/msw-service';
import { fakeTimeouts } from '../support/render-form';
import { runs } from '../support/seed';

beforeEach(() => {
  // Resets the user ID, which the SDK remembers.
  init('');
  const controls = Object.entries(goodMessage).map(([name, value]) => `<input name="${name}" value="${value}" />`);
  document.body.innerHTML = `<form id="message-form">${controls.join('')}</form><div id="division"></div>`;
});
afterEach(() => document.body.replaceChildren());

/** Sends the form with valid identifiers, or with the arguments given here instead. */
function send(change: { user?: string; service?: string; template?: string; form?: unknown } = {}) {
  const { user = 'user_test', service = 'service_test', template = 'template_test' } = change;
  // Cast, so that tests can pass values that the SDK rejects at run time.
  const form = ('form' in change ? change.form : document.querySelector('form')) as string | HTMLFormElement;
  return sendForm(service, template, form, user);
}

/** The rule about each error that the SDK throws, with arguments that cause it. */
const causes = {
  'no user ID': { rule: 'CALL-HELPER-USER-ID', changes: () => [{ user: '' }] },
  'no service ID': { rule: 'CALL-HELPER-SERVICE-ID', changes: () => [{ service: '' }] },
  'no template ID': { rule: 'CALL-HELPER-TEMPLATE-ID', changes: () => [{ template: '' }] },
  'no form': {
    rule: 'CALL-HELPER-FORM',
    changes: () => [document.querySelector('div'), '#division', '#nowhere', null, undefined].map((form) => ({ form })),
  },
} as const;
for (const { cause, contains } of helperErrors) {
  test(`the SDK throws "${contains}" at once when it gets ${cause}`, covers(causes[cause].rule), () => {
    for (const change of causes[cause].changes())
      expect(() => send(change), JSON.stringify(change)).toThrow(expect.stringContaining(contains));
    expect(mailService.calls()).toEqual([]);
  });
}

test('the SDK sends the form that a selector matches', covers('CALL-HELPER-SELECTOR'), async () => {
  await send({ form: '#message-form' });
  const calls = mailService.calls();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.entries).toEqual(expect.arrayContaining(Object.entries(goodMessage)));
});

test('the SDK uses a user ID from an earlier call', covers('CALL-HELPER-USER-ID'), async () => {
  init('user_test');
  await send({ user: '' });
  expect(mailService.calls()[0]?.entries).toContainEqual(['user_id', 'user_test']);
});

test('the SDK rejects with status 0 and no text when the connection drops', covers('CALL-FAILURE-OBJECT'), async () => {
  mailService.behave('drop');
  await expect(send()).rejects.toMatchObject({ status: 0, text: '' });
});

/** Common statuses, and response texts other than "OK". */
const statuses = [200, 201, 202, 203, 204, 206, 302, 304, 400, 401, 403, 404, 429, 500, 502, 503, 504];
const texts = ['', 'ok', ' OK', 'OK\n', 'OK.', 'queued'];
const anyAnswer = fc.record({
  status: fc.oneof(fc.constant(200), fc.constantFrom(...statuses), fc.integer({ min: 200, max: 599 })),
  text: fc.oneof(
    fc.constant('OK'),
    fc.constantFrom(...texts),
    anyText.map((text) => text.repeat(20)),
  ),
});
/** A string after it was sent as UTF-8. */
const decoded = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

test(
  'an answer with status 200 or text OK is a success and logs its text; any other is a failure and logs status and text',
  covers(
    'CALL-SUCCESS-STATUS',
    'CALL-SUCCESS-TEXT',
    'CALL-FAILURE',
    'CALL-FAILURE-OBJECT',
    'CALL-LOG-SUCCESS',
    'CALL-LOG-FAILURE',
  ),
  async () => {
    fakeTimeouts();
    const property = fc.asyncProperty(anyAnswer, async ({ status, text: sent }) => {
      // Answers with these statuses have no body.
      const text = [204, 205, 304].includes(status) ? '' : decoded(sent);
      mailService.behave({ status, text });
      const success = status === 200 || text === 'OK';
      const post = vi.fn(postForm);
      const store = createSubmissionStore(post);
      store.start(document.querySelector('form') ?? document.createElement('form'), goodMessage);
      await store.settled();
      expect(post.mock.settledResults).toEqual([
        { type: success ? 'fulfilled' : 'rejected', value: expect.objectContaining({ status, text }) },
      ]);
      expect(store.state()).toMatchObject({ sending: false, sent: success });
      const line = success
        ? { method: 'log', text }
        : { method: 'error', text: expect.stringContaining(`${status} ${text}`) };
      expect(takeConsole()).toEqual([line]);
    });
    await fc.assert(property, { numRuns: runs(200), examples: responses.map((answer) => [answer]) });
  },
);
