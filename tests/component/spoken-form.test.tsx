import { expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console-lines';
import {
  advance,
  button,
  control,
  fakeTimeouts,
  fillIn,
  settle,
  showForm,
  submit,
  submitSync,
  user,
} from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { fieldRules, messageOf } from '../support/messages';
import { phrasesOf, readPage, spokenDuring, spokenOf } from '../support/spoken';
import { fieldPhrase, hintOf } from '../support/spoken-field';

const rule = covers('A11Y-SPOKEN~1');

test('the screen reader reads the form with its heading, its fields in order and its button', rule, async () => {
  showForm();
  const name = document.querySelector('h2')?.textContent ?? '';
  expect(spokenOf(await readPage(), 'heading', 'form', 'textbox', 'button')).toEqual([
    `heading, ${name}, level 2`,
    `form, ${name}`,
    ...fields.map((field) => fieldPhrase(field.name)),
    `button, ${buttonLabels.idle}`,
  ]);
});

for (const { name, label } of fields) {
  test(`the screen reader reads the label "${label}" before its field`, rule, async () => {
    showForm();
    const phrases = phrasesOf(await readPage());
    const hint = hintOf(name);
    const expected = [label, ...(hint ? ['paragraph', hint, 'end of paragraph'] : []), fieldPhrase(name)];
    const start = phrases.indexOf(label);
    expect(phrases.slice(start, start + expected.length)).toEqual(expected);
  });
}

for (const { name, message, invalid } of fieldRules) {
  test(`the screen reader reads "${message}" with its invalid field, and below it`, rule, async () => {
    showForm();
    fillIn({ [name]: invalid });
    await submit();
    const phrases = phrasesOf(await readPage());
    const at = phrases.indexOf(fieldPhrase(name, { value: invalid, message }));
    expect(phrases.filter((phrase) => phrase.includes('invalid'))).toEqual([phrases[at]]);
    expect(phrases.slice(at + 1, at + 4)).toEqual(['paragraph', message, 'end of paragraph']);
  });
}

test('the screen reader reads every empty field as invalid, with its error message', rule, async () => {
  showForm();
  await submit();
  const phrases = fields.map(({ name, rules }) => fieldPhrase(name, { value: '', message: rules[0].message }));
  expect(spokenOf(await readPage(), 'textbox')).toEqual(phrases);
});

for (const { name, rules } of fields) {
  test(`the screen reader announces the ${name} field last when it is empty on submit`, rule, async () => {
    showForm();
    fillIn({ [name]: '' });
    const phrases = await spokenDuring(submit);
    expect(phrases.at(-1)).toBe(fieldPhrase(name, { value: '', message: rules[0].message }));
  });
}

test(
  'the screen reader announces the error messages of an empty form when the focus stays in its first field',
  rule,
  async () => {
    showForm();
    await user.click(control('name'));
    const pressEnter = () => user.keyboard('{Enter}');
    const announcement = `polite: ${fields.map((field) => field.rules[0].message).join('. ')}`;
    expect(await spokenDuring(pressEnter)).toEqual([announcement]);
    expect(await spokenDuring(pressEnter), 'the same again').toEqual([announcement]);
  },
);

test('the screen reader announces an error message only with its field when the focus moves to it', rule, async () => {
  showForm();
  const phrases = await spokenDuring(submit);
  expect(phrases.filter((phrase) => phrase.includes(messageOf('name', 'required')))).toEqual([
    fieldPhrase('name', { value: '', message: messageOf('name', 'required') }),
  ]);
});

/** What the screen reader announces while a message is sent. */
async function spokenDuringSend(): Promise<readonly string[]> {
  const { sender } = showForm();
  fillIn();
  const phrases = await spokenDuring(async () => {
    await submit();
    await settle(sender);
  });
  takeConsole();
  return phrases;
}

test(
  'the screen reader politely announces "Message Sent" once',
  covers('A11Y-SPOKEN~1', 'A11Y-SENT-ANNOUNCED~1'),
  async () => {
    const phrases = await spokenDuringSend();
    expect(phrases.filter((phrase) => phrase.includes(buttonLabels.sent))).toEqual([`polite: ${buttonLabels.sent}`]);
  },
);

test('the screen reader announces nothing when "Message Sent" returns to "Submit"', rule, async () => {
  fakeTimeouts();
  const { sender } = showForm();
  fillIn();
  submitSync();
  await settle(sender);
  takeConsole();
  expect(await spokenDuring(() => advance(durations.sentLabelMs))).toEqual([]);
  expect(button()).toHaveTextContent(buttonLabels.idle);
});

test('the screen reader announces nothing after a failure', rule, async () => {
  mailService.behave({ status: 400, text: 'No' });
  const phrases = await spokenDuringSend();
  expect(phrases.filter((phrase) => /^(polite|assertive)/.test(phrase))).toEqual([]);
});
