import { expect, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console';
import { fillIn, settle, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { heardDuring, phrasesOf, readPage, spokenOf } from '../support/spoken';
import { fieldSpoken, hintOf } from '../support/spoken-field';

test(
  'the form is spoken as one, with its heading and its fields in order, then its button',
  covers('A11Y-SPOKEN~1'),
  async () => {
    showForm();
    const name = document.querySelector('h2')?.textContent ?? '';
    const boxes = fields.map((field) => fieldSpoken(field.name));
    expect(spokenOf(await readPage(), 'region', 'heading', 'form', 'textbox', 'button')).toEqual([
      `region, ${name}`,
      `heading, ${name}, level 2`,
      `form, ${name}`,
      ...boxes,
      `button, ${buttonLabels.idle}`,
    ]);
  },
);

for (const { name, label } of fields) {
  test(`the label "${label}" is spoken before its field`, covers('A11Y-SPOKEN~1'), async () => {
    showForm();
    const spoken = phrasesOf(await readPage());
    const hint = hintOf(name);
    const between = hint ? ['paragraph', hint, 'end of paragraph'] : [];
    const at = spoken.indexOf(label);
    expect(spoken.slice(at, at + between.length + 2)).toEqual([label, ...between, fieldSpoken(name)]);
  });
}

test('"Message Sent" is announced once, politely', covers('A11Y-SPOKEN~1', 'A11Y-SENT-ANNOUNCED~1'), async () => {
  const { sender } = showForm();
  fillIn();
  const heard = await heardDuring(async () => {
    await submit();
    await settle(sender);
  });
  takeConsole();
  expect(heard.filter((phrase) => phrase.includes(buttonLabels.sent))).toEqual([`polite: ${buttonLabels.sent}`]);
});

test('a message that could not be sent is not announced as sent', covers('A11Y-SPOKEN~1'), async () => {
  mailService.behave({ status: 400, text: 'No' });
  const { sender } = showForm();
  fillIn();
  const heard = await heardDuring(async () => {
    await submit();
    await settle(sender);
  });
  takeConsole();
  expect(heard.filter((phrase) => phrase.startsWith('polite') || phrase.startsWith('assertive'))).toEqual([]);
});
