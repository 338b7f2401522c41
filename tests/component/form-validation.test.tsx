import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FieldName, fields } from '../../spec/validation';
import { announcedDuring } from '../support/announcements';
import { fieldRules, messageOf, ruleOf } from '../support/messages';
import { control, fillIn, showForm, submit, user, write } from '../support/render-form';

/** The field with the control that is nearest above an element on the screen. */
function fieldAbove(element: HTMLElement): FieldName | undefined {
  const { top, left, right } = element.getBoundingClientRect();
  const boxes = fields.map(({ name }) => ({ name, box: control(name).getBoundingClientRect() }));
  const above = boxes.filter(({ box }) => box.bottom <= top && box.left < right && box.right > left);
  return above.sort((one, other) => other.box.bottom - one.box.bottom)[0]?.name;
}

/** For each field marked invalid: the message that describes it, and whether that message is below the field. */
const errors = () =>
  fields.flatMap(({ name, rules }) => {
    if (control(name).getAttribute('aria-invalid') !== 'true') return [];
    const description = control(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = description.map((id) => document.getElementById(id)?.textContent);
    const message = rules.map((rule) => rule.message).find((known) => texts.includes(known));
    const below = message && fieldAbove(screen.getByText(message)) === name;
    return [{ name, message, below }];
  });

/** The expected error of a field. */
const error = (name: FieldName, message: string) => ({ name, message, below: true });
const required = (name: FieldName) => error(name, messageOf(name, 'required'));

// tests/unit/validation.test.ts tests the values that each rule accepts and rejects. Here, one value causes each message.
for (const { name, message, invalid } of fieldRules) {
  test(`only "${message}" appears, below its field, which gets the focus, and nothing is sent`, {
    tags: [ruleOf[message], 'VAL-CATALOG', 'FORM-SEND-ONLY-VALID', 'FORM-ERRORS-UNDER-FIELDS'],
  }, async () => {
    const { post, newLines } = showForm();
    await fillIn({ [name]: invalid });
    await submit();
    expect(newLines()).toEqual([message]);
    expect(errors()).toEqual([error(name, message)]);
    expect(control(name)).toHaveFocus();
    expect(post, 'a message with an error was sent').not.toHaveBeenCalled();
  });
}

test('screen readers read the message of a field before its hint', { tags: 'a11y' }, async () => {
  showForm();
  await submit();
  expect(control('name')).toHaveAccessibleDescription(/^Name is required Letters and spaces only/);
});

test('an empty form shows all five messages, which stay while the visitor types, until those of the next attempt replace them', {
  tags: ['FORM-ERRORS-UNDER-FIELDS', 'FORM-ERRORS-REPLACED', 'FORM-CHECK-ON-SUBMIT', 'FORM-CHECK-TRIMMED'],
}, async () => {
  const { newLines } = showForm();
  await submit();
  expect(errors()).toEqual(fields.map(({ name }) => required(name)));
  expect(control('name')).toHaveFocus();
  for (const { name } of fields) await write(name, 'A');
  await user.tab();
  expect(newLines()).toEqual(fields.map(({ name }) => messageOf(name, 'required')));
  // A field whose value is valid now no longer looks refused.
  expect(errors()).toEqual([required('email'), required('phone')]);
  const shapes = [error('email', messageOf('email', 'email')), error('phone', messageOf('phone', 'phone'))];
  await submit();
  expect(errors()).toEqual(shapes);
  await write('subject', ' ');
  await write('message', '\n\t');
  await submit();
  const expected = [...shapes, required('subject'), required('message')];
  expect(errors()).toEqual(expected);
  expect(newLines()).toEqual(expected.map(({ message }) => message));
});

test('a failed attempt that moves the focus to a field announces nothing', { tags: 'a11y' }, async () => {
  showForm();
  expect(await announcedDuring(submit)).toEqual([]);
});

test('each failed attempt that leaves the focus announces its messages', { tags: 'a11y' }, async () => {
  showForm();
  control('name').focus();
  const all = fields.map(({ rules }) => rules[0].message).join('. ');
  for (const time of ['first', 'second'])
    expect(await announcedDuring(() => user.keyboard('{Enter}')), time).toEqual([all]);
});
