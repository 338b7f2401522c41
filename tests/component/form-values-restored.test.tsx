import { expect, test } from 'vitest';
import { fields } from '../../spec/contact-form';
import { entered, fillIn, paste, submitSync } from '../support/contact-form';
import { covers } from '../support/covers';
import { fail, send, showFormWithNotice, succeed } from '../support/failure-notice';
import { emptyMessage, goodMessage } from '../support/messages';

const rule = covers('OPTION-VALUES-RESTORED~1');

const values = { ...goodMessage, subject: '<b>First</b> & "last"', message: 'One\n\n  two\t⟨three⟩ ' };
const sentValues = { ...values, message: values.message.trim() };

/** A form whose first send has failed. */
async function showFailedForm() {
  const form = showFormWithNotice();
  send(values);
  await fail(form);
  return form;
}

test('after a failure, the contact form restores the values that it sent', rule, async () => {
  const form = showFormWithNotice();
  send(values);
  expect(entered()).toEqual(emptyMessage);
  await fail(form);
  expect(entered()).toEqual(sentValues);
});

for (const { name } of fields) {
  test(`after a failure, the contact form keeps a ${name} typed during the send`, rule, async () => {
    const form = showFormWithNotice();
    send(values);
    await paste(name, 'typed meanwhile');
    await fail(form);
    expect(entered()).toEqual({ ...sentValues, [name]: 'typed meanwhile' });
  });
}

test('a failure after a navigation restores the values in the form of the new page', rule, async () => {
  const form = showFormWithNotice();
  send(values);
  form.openNextPage();
  await paste('name', 'Somebody else');
  await fail(form);
  expect(entered()).toEqual({ ...sentValues, name: 'Somebody else' });
});

test('after a failure, the contact form of the next page restores the values too', rule, async () => {
  const form = await showFailedForm();
  form.openNextPage();
  expect(entered()).toEqual(sentValues);
});

test('restored values are gone from every contact form once they have been sent', rule, async () => {
  const form = await showFailedForm();
  submitSync();
  expect(entered()).toEqual(emptyMessage);
  await succeed(form);
  expect(entered()).toEqual(emptyMessage);
  expect(form.post).toHaveBeenCalledTimes(2);
  form.openNextPage();
  expect(entered()).toEqual(emptyMessage);
});

test('a second failure restores the values of the second message', rule, async () => {
  const form = await showFailedForm();
  fillIn({ ...values, message: 'Said in another way' });
  submitSync();
  await fail(form);
  expect(entered()).toEqual({ ...values, message: 'Said in another way' });
});

test('a restored field that the visitor empties stays empty', rule, async () => {
  await showFailedForm();
  await paste('message', '');
  submitSync();
  expect(entered()).toEqual({ ...sentValues, message: '' });
});

test('a failure leaves no value in storage, cookies, session history or the address', rule, async () => {
  const form = showFormWithNotice();
  send({ ...values, message: 'Unmistakable value' });
  await fail(form);
  // Searched for the values instead of compared with an earlier state, which an earlier test may have changed.
  const stored = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state];
  expect(JSON.stringify(stored)).not.toMatch(/Unmistakable|three|First/);
});
