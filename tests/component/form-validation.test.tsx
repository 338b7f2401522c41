import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FieldName, fields } from '../../spec/validation';
import { announcedDuring } from '../support/announcements';
import { takeConsole } from '../support/console-lines';
import { covers, subject } from '../support/covers';
import { fieldRules, goodMessage, messageOf, ruleOf } from '../support/messages';
import { mailService } from '../support/msw-service';
import { control, fillIn, settle, showForm, submit, user, write } from '../support/render-form';

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
  test(
    `only "${message}" appears, below its focused field, and nothing is sent until the value is corrected`,
    covers(ruleOf[message], 'VAL-CATALOG', 'FORM-SEND-ONLY-VALID', 'FORM-ERRORS-UNDER-FIELDS', 'FORM-ERRORS-REPLACED'),
    async () => {
      const { post, store, newLines } = showForm();
      await fillIn({ [name]: invalid });
      await submit();
      expect(newLines()).toEqual([message]);
      expect(errors()).toEqual([error(name, message)]);
      expect(document.activeElement).toBe(control(name));
      expect(post).not.toHaveBeenCalled();

      await write(name, goodMessage[name]);
      // Delays the answer, so that "Message Sent" cannot appear before the lines are read.
      const releaseAnswers = mailService.holdAnswers();
      await submit();
      expect(newLines()).toEqual([]);
      expect(errors()).toEqual([]);
      releaseAnswers();
      await settle(store);
      expect(mailService.calls().map(({ entries }) => new Map(entries).get(name))).toEqual([goodMessage[name]]);
      takeConsole();
    },
  );
}

test(
  'each submit shows the messages of all invalid fields, and no others',
  covers(
    'FORM-ERRORS-REPLACED',
    'FORM-ERRORS-UNDER-FIELDS',
    'FORM-CHECK-ON-SUBMIT',
    'FORM-CHECK-TRIMMED',
    'VAL-CATALOG',
  ),
  async () => {
    const { post, newLines } = showForm();
    await submit();
    expect(newLines()).toEqual(fields.map(({ name }) => messageOf(name, 'required')));
    expect(errors()).toEqual(fields.map(({ name }) => required(name)));
    expect(document.activeElement, 'the first of them').toBe(control('name'));
    expect(control('name')).toHaveAccessibleDescription(/^Name is required Letters and spaces only/);

    for (const { name } of fields) await user.type(control(name), 'A');
    await user.tab();
    expect(errors(), 'until the next attempt').toEqual(fields.map(({ name }) => required(name)));

    const shapes = [error('email', messageOf('email', 'email')), error('phone', messageOf('phone', 'phone'))];
    for (const attempt of ['second', 'same again']) {
      await submit();
      expect(errors(), attempt).toEqual(shapes);
      expect(newLines(), attempt).toEqual(shapes.map(({ message }) => message));
    }

    await fillIn({ email: 'ana@', subject: ' ', message: '\n\t' });
    await submit();
    expect(errors()).toEqual([error('email', messageOf('email', 'email')), required('subject'), required('message')]);
    expect(document.activeElement, 'an invalid value before empty ones').toBe(control('email'));
    expect(post).not.toHaveBeenCalled();
  },
);

test(
  'each submit announces the error messages that are left, unless it moves the focus to a field',
  subject('a11y'),
  async () => {
    const { store } = showForm();
    expect(await announcedDuring(submit), 'the focus moves to a field, which is read with its message').toEqual([]);
    const submitFromField = () => user.keyboard('{Enter}');
    const all = fields.map(({ rules }) => rules[0].message).join('. ');
    expect(document.activeElement).toBe(control('name'));
    expect(await announcedDuring(submitFromField)).toEqual([all]);
    expect(await announcedDuring(submitFromField), 'the same again').toEqual([all]);
    // Delays the answer, so that "Message Sent" cannot appear before the region is read.
    const releaseAnswers = mailService.holdAnswers();
    await fillIn();
    await submit();
    expect(document.querySelector('[aria-live]')).toHaveTextContent(/^$/);
    releaseAnswers();
    await settle(store);
    takeConsole();
  },
);
