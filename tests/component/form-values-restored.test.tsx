import { expect, test } from 'vitest';
import { fields } from '../../spec/contact-form';
import { entered, fillIn, paste, submitAtOnce } from '../support/contact-form';
import { covers } from '../support/covers';
import { end, moveOn, send, showFormWithNotice } from '../support/failure-notice';
import { goodMessage } from '../support/messages';

const rule = covers('OPTION-VALUES-RESTORED~1');

const emptied = Object.fromEntries(fields.map(({ name }) => [name, '']));
const values = { ...goodMessage, subject: '<b>First</b> & "last"', message: 'One\n\n  two\t⟨three⟩ ' };
const sent = { ...values, message: values.message.trim() };

test('when a send fails, the form restores the values as they were sent', rule, async () => {
  const form = showFormWithNotice();
  send(values);
  expect(entered()).toEqual(emptied);
  await end(form, 'fails');
  expect(entered()).toEqual(sent);
});

for (const { name } of fields) {
  test(
    `when a send fails, a ${name} typed in the meantime stays, and the other values are restored`,
    rule,
    async () => {
      const form = showFormWithNotice();
      send(values);
      await paste(name, 'typed meanwhile');
      await end(form, 'fails');
      expect(entered()).toEqual({ ...sent, [name]: 'typed meanwhile' });
    },
  );
}

test('when a send fails after a navigation, the form of the new page restores the values', rule, async () => {
  const form = showFormWithNotice();
  send(values);
  moveOn(form);
  await paste('name', 'Somebody else');
  await end(form, 'fails');
  expect(entered()).toEqual({ ...sent, name: 'Somebody else' });
});

test('after a failure, the form of the next page restores the values too', rule, async () => {
  const form = showFormWithNotice();
  send(values);
  await end(form, 'fails');
  moveOn(form);
  expect(entered()).toEqual(sent);
});

test('restored values can be sent again, and the form is empty then', rule, async () => {
  const form = showFormWithNotice();
  send(values);
  await end(form, 'fails');
  submitAtOnce();
  expect(entered()).toEqual(emptied);
  await end(form, 'succeeds');
  expect(entered()).toEqual(emptied);
  expect(form.post).toHaveBeenCalledTimes(2);
});

test('once a message was sent, no form restores the values of an earlier failure', rule, async () => {
  const form = showFormWithNotice();
  send(values);
  await end(form, 'fails');
  submitAtOnce();
  await end(form, 'succeeds');
  moveOn(form);
  expect(entered()).toEqual(emptied);
});

test('each failure restores the values of its own message', rule, async () => {
  const form = showFormWithNotice();
  send(values);
  await end(form, 'fails');
  fillIn({ ...values, message: 'Said in another way' });
  submitAtOnce();
  await end(form, 'fails');
  expect(entered()).toEqual({ ...values, message: 'Said in another way' });
});

test('a field that the visitor empties after values were restored stays empty', rule, async () => {
  const form = showFormWithNotice();
  send(values);
  await end(form, 'fails');
  await paste('message', '');
  submitAtOnce();
  expect(entered()).toEqual({ ...sent, message: '' });
});

test('no value of a failed message is in storage, cookies, history or the address', rule, async () => {
  const form = showFormWithNotice();
  send({ ...values, message: 'Unmistakable value' });
  await end(form, 'fails');
  // Not compared with what was there before: an earlier test of this file may have left it.
  const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state];
  expect(JSON.stringify(kept)).not.toMatch(/Unmistakable|three|First/);
});
