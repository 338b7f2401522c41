import { expect, test } from 'vitest';
import { fields } from '../../spec/contact-form';
import { end, moveOn, send, showAnnouncedForm } from '../support/announced-form';
import { entered, fillIn, paste, submitAtOnce } from '../support/contact-form';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';

const rule = covers('DEPART-WORDS-KEPT~1');

const emptied = Object.fromEntries(fields.map(({ name }) => [name, '']));
const words = { ...goodMessage, subject: '<b>First</b> & "last"', message: 'One\n\n  two\t⟨three⟩ ' };
const sent = { ...words, message: words.message.trim() };

test('when a send fails, the words come back as they were sent', rule, async () => {
  const form = showAnnouncedForm();
  send(words);
  expect(entered()).toEqual(emptied);
  await end(form, 'fails');
  expect(entered()).toEqual(sent);
});

for (const { name } of fields) {
  test(`what was typed meanwhile as the ${name} stays, and the rest comes back`, rule, async () => {
    const form = showAnnouncedForm();
    send(words);
    await paste(name, 'typed meanwhile');
    await end(form, 'fails');
    expect(entered()).toEqual({ ...sent, [name]: 'typed meanwhile' });
  });
}

test('the words come back on the page that the visitor moved to while the message was under way', rule, async () => {
  const form = showAnnouncedForm();
  send(words);
  moveOn(form);
  await paste('name', 'Somebody else');
  await end(form, 'fails');
  expect(entered()).toEqual({ ...sent, name: 'Somebody else' });
});

test('the words go along to the next page with a form', rule, async () => {
  const form = showAnnouncedForm();
  send(words);
  await end(form, 'fails');
  moveOn(form);
  expect(entered()).toEqual(sent);
});

test('the words that came back can be sent again, and the form is empty then', rule, async () => {
  const form = showAnnouncedForm();
  send(words);
  await end(form, 'fails');
  submitAtOnce();
  expect(entered()).toEqual(emptied);
  await end(form, 'succeeds');
  expect(entered()).toEqual(emptied);
  expect(form.post).toHaveBeenCalledTimes(2);
});

test('once a message was sent, no words of an earlier one come back on another page', rule, async () => {
  const form = showAnnouncedForm();
  send(words);
  await end(form, 'fails');
  submitAtOnce();
  await end(form, 'succeeds');
  moveOn(form);
  expect(entered()).toEqual(emptied);
});

test('each failure gives back the words of its own message', rule, async () => {
  const form = showAnnouncedForm();
  send(words);
  await end(form, 'fails');
  fillIn({ ...words, message: 'Said in another way' });
  submitAtOnce();
  await end(form, 'fails');
  expect(entered()).toEqual({ ...words, message: 'Said in another way' });
});

test('a field that the visitor empties after the words came back stays empty', rule, async () => {
  const form = showAnnouncedForm();
  send(words);
  await end(form, 'fails');
  await paste('message', '');
  submitAtOnce();
  expect(entered()).toEqual({ ...sent, message: '' });
});

test('nothing of a failed message is stored, nor in the address', rule, async () => {
  const form = showAnnouncedForm();
  send({ ...words, message: 'Unmistakable words' });
  await end(form, 'fails');
  // Not compared with what was there before: an earlier test of this file may have left it.
  const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state];
  expect(JSON.stringify(kept)).not.toMatch(/Unmistakable|three|First/);
});
