import { init, sendForm } from '@emailjs/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libVersion } from '../../spec/constants';
import { answers, defaultOrigin, encoding, helperErrors, method, path, payloadFields } from '../../spec/email-call';
import type { RuleTag } from '../../spec/rules';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';

const form = document.createElement('form');
form.id = 'letter';
for (const [name, value] of Object.entries(goodMessage)) {
  const input = document.createElement('input');
  Object.assign(input, { name, value });
  form.append(input);
}
const division = document.createElement('div');
division.id = 'division';

// The SDK keeps a user ID that it was given once.
beforeEach(() => {
  init('');
  document.body.append(form, division);
});
afterEach(() => {
  form.remove();
  division.remove();
});

/** Sends with identifiers that all stand, save for what is given here. */
function send(change: { user?: string; service?: string; template?: string; form?: unknown } = {}) {
  const { user = 'user_test', service = 'service_test', template = 'template_test' } = change;
  // What is no form is handed over all the same: the SDK's own check is what is tried.
  const what = ('form' in change ? change.form : form) as string | HTMLFormElement;
  return sendForm(service, template, what, user);
}

/** What a call throws at once. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('Nothing was thrown');
}

type Cause = (typeof helperErrors)[number]['cause'];
const saysOf = (cause: Cause) => helperErrors.find((error) => error.cause === cause)?.contains ?? '';

const missing: readonly { cause: Cause; rule: RuleTag; call: () => unknown }[] = [
  { cause: 'no user ID', rule: 'CALL-HELPER-USER-ID~1', call: () => send({ user: '' }) },
  { cause: 'no service ID', rule: 'CALL-HELPER-SERVICE-ID~1', call: () => send({ service: '' }) },
  { cause: 'no template ID', rule: 'CALL-HELPER-TEMPLATE-ID~1', call: () => send({ template: '' }) },
];
for (const { cause, rule, call } of missing) {
  test(`the helper refuses at once, with its own words: ${cause}`, covers(rule), () => {
    const thrown = thrownBy(call);
    expect(thrown).toBeTypeOf('string');
    expect(thrown).toContain(saysOf(cause));
    expect(mailService.calls()).toEqual([]);
  });
}

const notForms = {
  'an element that is no form': division,
  'a selector of an element that is no form': '#division',
  'a selector of nothing': '#nowhere',
  null: null,
  nothing: undefined,
};
for (const [what, argument] of Object.entries(notForms)) {
  test(`the helper refuses ${what} in place of a form, with its own words`, covers('CALL-HELPER-FORM~1'), () => {
    const thrown = thrownBy(() => send({ form: argument }));
    expect(thrown).toContain(saysOf('no form'));
    expect(mailService.calls()).toEqual([]);
  });
}

for (const [what, argument] of Object.entries({ 'a form': form, 'a selector of a form': '#letter' })) {
  test(
    `given ${what}, the helper sends it, with the four fields of its own`,
    covers('CALL-HELPER-SELECTOR~1'),
    async () => {
      await send({ form: argument });
      const [call, ...more] = mailService.calls();
      expect(more).toEqual([]);
      expect(call?.method).toBe(method);
      expect(call?.url).toBe(defaultOrigin + path);
      expect(call?.entries.map(([name]) => name).sort()).toEqual([...payloadFields].sort());
      for (const entry of Object.entries(goodMessage)) expect(call?.entries).toContainEqual(entry);
    },
  );
}

test('the helper sends multipart form data', covers('CALL-MULTIPART~1'), async () => {
  await send();
  expect(mailService.calls()[0]?.contentType).toMatch(new RegExp(`^${encoding}; boundary=`));
});

test('the helper sends the identifiers that it was given', covers('CALL-IDENTIFIERS~1'), async () => {
  await send({ user: 'user_own', service: 'service_own', template: 'template_own' });
  const entries = mailService.calls()[0]?.entries;
  expect(entries).toContainEqual(['user_id', 'user_own']);
  expect(entries).toContainEqual(['service_id', 'service_own']);
  expect(entries).toContainEqual(['template_id', 'template_own']);
});

test('a user ID that the helper was given before is enough', covers('CALL-HELPER-USER-ID~1'), async () => {
  init('user_before');
  await send({ user: '' });
  expect(mailService.calls()[0]?.entries).toContainEqual(['user_id', 'user_before']);
});

test('the helper sends the version of the contract', covers('CONST-LIB-VERSION~1'), async () => {
  await send();
  expect(mailService.calls()[0]?.entries).toContainEqual(['lib_version', libVersion]);
});

for (const { status, text, success, why } of answers) {
  if (success) {
    const rule = status === 200 ? 'CALL-SUCCESS-STATUS~1' : 'CALL-SUCCESS-TEXT~1';
    test(`the helper takes the answer ${status} "${text}" as a success: ${why}`, covers(rule), async () => {
      mailService.behave({ status, text });
      await expect(send()).resolves.toMatchObject({ status, text });
    });
  } else {
    const rules = covers('CALL-FAILURE-OBJECT~1', 'CALL-FAILURE~1');
    test(`the helper reports the answer ${status} "${text}" as an object with both: ${why}`, rules, async () => {
      mailService.behave({ status, text });
      await expect(send()).rejects.toMatchObject({ status, text });
    });
  }
}

test(
  'the helper reports a dropped connection as an object without status and text',
  covers('CALL-FAILURE-OBJECT~1'),
  async () => {
    mailService.behave('drop');
    await expect(send()).rejects.toMatchObject({ status: 0, text: '' });
  },
);
