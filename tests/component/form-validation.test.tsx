import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RuleTag } from '../../spec/all-rules';
import { phoneDigits } from '../../spec/constants';
import { type FieldName, fields, rejected } from '../../spec/contact-form';
import { control, entered, fillIn, paste, showForm, submit, submitSync } from '../support/contact-form';
import { covers } from '../support/covers';
import { padding } from '../support/form-commands';
import { catalog, fieldRules, messageOf, ruleOf } from '../support/messages';
import { runs } from '../support/seed';

/** Phone numbers one digit beyond the limits. */
const isNearLimit = (value: string) => [phoneDigits.min - 1, phoneDigits.max + 1].includes(value.length);

/** What a row of the fixture shows besides the rule of its message. */
const furtherRules = (field: FieldName, value: string): RuleTag[] => [
  ...(value === value.trim() ? [] : (['FORM-CHECK-TRIMMED~1'] as const)),
  ...(field === 'phone' && /^\d+$/.test(value) && isNearLimit(value) ? (['CONST-PHONE-DIGITS~2'] as const) : []),
];

for (const { field, value, message, why } of rejected) {
  test(
    `the contact form rejects the ${field} ${JSON.stringify(value)} with "${message}": ${why}`,
    covers('FORM-SEND-ONLY-VALID~1', ruleOf[message], ...furtherRules(field, value)),
    async () => {
      const { post, newLines } = showForm();
      fillIn({ [field]: value });
      await submit();
      expect(newLines()).toEqual([message]);
      expect(post).not.toHaveBeenCalled();
    },
  );
}

for (const { name } of fields) {
  const rows = rejected.filter(({ field }) => field === name);
  test(
    `the contact form checks the ${name} without the white space around it`,
    covers('FORM-CHECK-TRIMMED~1', 'FORM-SEND-ONLY-VALID~1'),
    async () => {
      const { post, newLines } = showForm();
      const padded = fc.tuple(fc.constantFrom(...rows), padding(name), padding(name));
      await fc.assert(
        fc.asyncProperty(padded, async ([{ value, message }, before, after]) => {
          fillIn({ [name]: before + value.trim() + after });
          submitSync();
          expect(newLines()).toEqual([message]);
        }),
        { numRuns: runs(50) },
      );
      expect(post).not.toHaveBeenCalled();
    },
  );
}

test('the contact form shows the eight messages of the fixture and no other', covers('VAL-CATALOG~2'), () => {
  const { newLines } = showForm();
  const shown = rejected.flatMap(({ field, value }) => {
    fillIn({ [field]: value });
    submitSync();
    return newLines();
  });
  expect(new Set(shown)).toEqual(new Set(catalog));
});

/** The field whose control is the nearest one above an element on the screen. */
function fieldAbove(element: HTMLElement): FieldName | undefined {
  const { top, left, right } = element.getBoundingClientRect();
  const boxes = fields.map(({ name }) => ({ name, box: control(name).getBoundingClientRect() }));
  const above = boxes.filter(({ box }) => box.bottom <= top && box.left < right && box.right > left);
  return above.sort((one, other) => other.box.bottom - one.box.bottom)[0]?.name;
}

for (const { name, message, invalid } of fieldRules) {
  test(`"${message}" appears directly below the ${name} field`, covers('FORM-ERRORS-UNDER-FIELDS~1'), async () => {
    showForm();
    fillIn({ [name]: invalid });
    await submit();
    const shown = screen.getByText(message);
    expect(shown).toBeVisible();
    expect(fieldAbove(shown)).toBe(name);
  });
}

test('each of several error messages appears below its field', covers('FORM-ERRORS-UNDER-FIELDS~1'), async () => {
  showForm();
  fillIn({ name: 'R2D2', email: '', phone: '12', subject: ' ' });
  await submit();
  const messages = {
    name: messageOf('name', 'letters'),
    email: messageOf('email', 'required'),
    phone: messageOf('phone', 'phone'),
    subject: messageOf('subject', 'required'),
  };
  const fieldsAbove = Object.values(messages).map((message) => fieldAbove(screen.getByText(message)));
  expect(fieldsAbove).toEqual(Object.keys(messages));
});

test(
  'an empty contact form shows all five error messages, in the order of the fields',
  covers('FORM-OWN-MESSAGES~1'),
  async () => {
    const { post, newLines } = showForm();
    await submit();
    expect(newLines()).toEqual(fields.map(({ name }) => messageOf(name, 'required')));
    expect(post).not.toHaveBeenCalled();
  },
);

for (const { name } of fields) {
  test(`the contact form keeps all values when the ${name} is invalid`, covers('FORM-KEEPS-VALUES~1'), async () => {
    showForm();
    fillIn({ name: '  Ana  Lima ', subject: ' First visit ', message: ' A question,\n\n as it was typed ' });
    await paste(name, name === 'message' || name === 'subject' ? ' ' : ' (805) x-1 @ ');
    const before = entered();
    await submit();
    expect(entered()).toEqual(before);
  });
}

test('the contact form keeps an invalid phone number of 10,000 digits', covers('FORM-KEEPS-VALUES~1'), async () => {
  const { newLines } = showForm();
  fillIn({ phone: '8'.repeat(10_000) });
  await submit();
  expect(newLines()).toEqual([messageOf('phone', 'phone')]);
  expect(control('phone').value).toHaveLength(10_000);
});
