import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FieldName, fields, rejected } from '../../spec/contact-form';
import { control, entered, fillIn, paste, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { messageOf, ruleOf } from '../support/messages';

for (const { field, value, message, why } of rejected) {
  const rules = covers('FORM-SEND-ONLY-VALID~1', 'FORM-CHECK-TRIMMED~1', ruleOf[message]);
  test(`the ${field} ${JSON.stringify(value)} shows "${message}" and sends nothing: ${why}`, rules, async () => {
    const { post, newLines } = showForm();
    fillIn({ [field]: value });
    await submit();
    expect(newLines()).toEqual([message]);
    expect(post).not.toHaveBeenCalled();
  });
}

/** The field whose control is the nearest above an element on the screen. */
function fieldAbove(element: HTMLElement): FieldName | undefined {
  const { top, left, right } = element.getBoundingClientRect();
  const boxes = fields.map(({ name }) => ({ name, box: control(name).getBoundingClientRect() }));
  const above = boxes.filter(({ box }) => box.bottom <= top && box.left < right && box.right > left);
  return above.sort((one, other) => other.box.bottom - one.box.bottom)[0]?.name;
}

for (const { name, rules } of fields) {
  for (const { rule, message } of rules) {
    test(`"${message}" is right under the field for the ${name}`, covers('FORM-ERRORS-UNDER-FIELDS~1'), async () => {
      showForm();
      fillIn({ [name]: rule === 'required' ? '' : 'x1 @' });
      await submit();
      const shown = screen.getByText(message);
      expect(shown.checkVisibility()).toBe(true);
      expect(fieldAbove(shown)).toBe(name);
    });
  }
}

test(
  'an empty form shows all five messages at once, in the order of the fields',
  covers('FORM-OWN-MESSAGES~1'),
  async () => {
    const { post, newLines } = showForm();
    await submit();
    expect(newLines()).toEqual(fields.map(({ name }) => messageOf(name, 'required')));
    expect(post).not.toHaveBeenCalled();
  },
);

test(
  'every invalid field has its message under it when several are invalid',
  covers('FORM-ERRORS-UNDER-FIELDS~1'),
  async () => {
    showForm();
    fillIn({ name: 'R2D2', email: '', phone: '12', subject: ' ' });
    await submit();
    const expected = [
      ['name', messageOf('name', 'letters')],
      ['email', messageOf('email', 'required')],
      ['phone', messageOf('phone', 'phone')],
      ['subject', messageOf('subject', 'required')],
    ] as const;
    expect(expected.map(([, message]) => fieldAbove(screen.getByText(message)))).toEqual(
      expected.map(([name]) => name),
    );
  },
);

for (const { name } of fields) {
  test(`when the ${name} is refused, the form keeps all values`, covers('FORM-KEEPS-VALUES~1'), async () => {
    showForm();
    fillIn({ name: '  Ana  Lima ', subject: ' First visit ', message: ' A question,\n\n as it was typed ' });
    await paste(name, name === 'message' || name === 'subject' ? ' ' : ' x1 @ ');
    const before = entered();
    await submit();
    expect(entered()).toEqual(before);
  });
}

test(
  'a phone number pasted with punctuation is refused, and the form keeps it',
  covers('FORM-KEEPS-VALUES~1'),
  async () => {
    const { post, newLines } = showForm();
    fillIn({ phone: '(805) 555-0142' });
    await submit();
    expect(newLines()).toEqual([messageOf('phone', 'phone')]);
    expect(control('phone').value).toBe('(805) 555-0142');
    expect(post).not.toHaveBeenCalled();
  },
);

test('a phone number of 10,000 digits is refused, and the form keeps it', covers('FORM-KEEPS-VALUES~1'), async () => {
  const { newLines } = showForm();
  fillIn({ phone: '8'.repeat(10_000) });
  await submit();
  expect(newLines()).toEqual([messageOf('phone', 'phone')]);
  expect(control('phone').value).toHaveLength(10_000);
});
