import { init, sendForm } from '@emailjs/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answers,
  defaultOrigin,
  encoding,
  helperErrors,
  libVersion,
  method,
  path,
  payloadFields,
} from '../../spec/email-call';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';

const form = document.createElement('form');
form.id = 'message-form';
for (const [name, value] of Object.entries(goodMessage)) {
  form.append(Object.assign(document.createElement('input'), { name, value }));
}
const division = document.createElement('div');
division.id = 'division';

beforeEach(() => {
  // The SDK remembers a user ID.
  init('');
  document.body.append(form, division);
});
afterEach(() => {
  form.remove();
  division.remove();
});

/** Sends the form with valid identifiers, except for the arguments given here. */
function send(change: { user?: string; service?: string; template?: string; form?: unknown } = {}) {
  const { user = 'user_test', service = 'service_test', template = 'template_test' } = change;
  // Cast, so that tests can pass values that the SDK rejects at run time.
  const target = ('form' in change ? change.form : form) as string | HTMLFormElement;
  return sendForm(service, template, target, user);
}

/** The entries of the first call that the service receives. */
const sentEntries = () => mailService.calls()[0]?.entries;

/** What a call throws synchronously. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('The call threw nothing');
}

/** The rule about each error that the SDK throws, with arguments that cause it. */
const causes = {
  'no user ID': { rule: 'CALL-HELPER-USER-ID~2', arguments: [{ user: '' }] },
  'no service ID': { rule: 'CALL-HELPER-SERVICE-ID~2', arguments: [{ service: '' }] },
  'no template ID': { rule: 'CALL-HELPER-TEMPLATE-ID~2', arguments: [{ template: '' }] },
  'no form': {
    rule: 'CALL-HELPER-FORM~2',
    arguments: [division, '#division', '#nowhere', null, undefined].map((target) => ({ form: target })),
  },
} as const;
const nameOf = (argument: unknown) => (argument instanceof HTMLElement ? `<${argument.localName}>` : `${argument}`);
for (const { cause, contains } of helperErrors) {
  for (const change of causes[cause].arguments) {
    const [[option, argument] = []] = Object.entries(change);
    test(
      `the SDK throws "${contains}" when the ${option} is ${nameOf(argument) || 'empty'}`,
      covers(causes[cause].rule),
      () => {
        const thrown = thrownBy(() => send(change));
        expect(thrown).toBeTypeOf('string');
        expect(thrown).toContain(contains);
        expect(mailService.calls()).toEqual([]);
      },
    );
  }
}

for (const [what, target] of Object.entries({ 'a form': form, 'the selector of a form': '#message-form' })) {
  test(`the SDK sends ${what} with its own four fields`, covers('CALL-HELPER-SELECTOR~1'), async () => {
    await send({ form: target });
    const [call, ...more] = mailService.calls();
    expect(more).toEqual([]);
    expect(call?.method).toBe(method);
    expect(call?.url).toBe(defaultOrigin + path);
    expect(call?.entries.map(([name]) => name).sort()).toEqual([...payloadFields].sort());
    expect(call?.entries).toEqual(expect.arrayContaining(Object.entries(goodMessage)));
  });
}

test('the SDK sends multipart form data', covers('CALL-MULTIPART~2'), async () => {
  await send();
  expect(mailService.calls()[0]?.contentType).toMatch(new RegExp(`^${encoding}; boundary=`));
});

test('the SDK sends the given identifiers', covers('CALL-IDENTIFIERS~2'), async () => {
  await send({ user: 'user_own', service: 'service_own', template: 'template_own' });
  const identifiers = { user_id: 'user_own', service_id: 'service_own', template_id: 'template_own' };
  expect(sentEntries()).toEqual(expect.arrayContaining(Object.entries(identifiers)));
});

test('the SDK uses a user ID from an earlier call', covers('CALL-HELPER-USER-ID~2'), async () => {
  init('user_before');
  await send({ user: '' });
  expect(sentEntries()).toContainEqual(['user_id', 'user_before']);
});

test('the SDK sends the version in the contract', covers('CONST-LIB-VERSION~2'), async () => {
  await send();
  expect(sentEntries()).toContainEqual(['lib_version', libVersion]);
});

for (const { status, text, success, why } of answers) {
  if (success) {
    const rule = status === 200 ? 'CALL-SUCCESS-STATUS~1' : 'CALL-SUCCESS-TEXT~1';
    test(`the SDK resolves on the answer ${status} "${text}": ${why}`, covers(rule), async () => {
      mailService.behave({ status, text });
      await expect(send()).resolves.toMatchObject({ status, text });
    });
  } else {
    const rules = covers('CALL-FAILURE-OBJECT~1', 'CALL-FAILURE~1');
    test(`the SDK rejects with status and text of the answer ${status} "${text}": ${why}`, rules, async () => {
      mailService.behave({ status, text });
      await expect(send()).rejects.toMatchObject({ status, text });
    });
  }
}

test(
  'the SDK rejects with status 0 and no text when the connection drops',
  covers('CALL-FAILURE-OBJECT~1'),
  async () => {
    mailService.behave('drop');
    await expect(send()).rejects.toMatchObject({ status: 0, text: '' });
  },
);
