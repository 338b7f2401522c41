import { init, sendForm } from '@emailjs/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { helperErrors, responses } from '../../spec/email';
import { goodMessage } from '../support/messages';
import { mailService } from '../support/msw-service';

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
  test(`the SDK throws "${contains}" at once when it gets ${cause}`, { tags: causes[cause].rule }, () => {
    for (const change of causes[cause].changes())
      expect(() => send(change), JSON.stringify(change)).toThrow(expect.stringContaining(contains));
    expect(mailService.calls()).toEqual([]);
  });
}

test('the SDK sends the form that a selector matches', { tags: 'CALL-HELPER-SELECTOR' }, async () => {
  await send({ form: '#message-form' });
  const calls = mailService.calls();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.entries).toEqual(expect.arrayContaining(Object.entries(goodMessage)));
});

test.each([...responses.filter(({ success }) => !success), { status: 0, text: '', why: 'the connection drops' }])(
  'the SDK rejects with the status $status and the text "$text": $why',
  { tags: 'CALL-FAILURE-OBJECT' },
  async ({ status, text }) => {
    mailService.behave(status === 0 ? 'drop' : { status, text });
    await expect(send()).rejects.toMatchObject({ status, text });
  },
);
