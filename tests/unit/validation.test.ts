import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepted, type FieldName, fields, rejected } from '../../spec/contact-form';
import type { RuleTag } from '../../spec/rules';
import { validate } from '../../src/contact/validation';
import { anyText, whiteSpace } from '../support/characters';
import { covers } from '../support/covers';
import { catalog, goodMessage, messageOf, ruleOf } from '../support/messages';

const onlyAscii = (text: string) => [...text].every((character) => character < '\u0080');

/** What a row of the fixture shows beyond the rule of its field. */
function alsoShows(field: FieldName, value: string): RuleTag[] {
  if (onlyAscii(value)) return [];
  if (field === 'name') return ['VAL-NAME-ANY-SCRIPT~1'];
  return field === 'phone' ? ['VAL-PHONE-ASCII~1'] : [];
}

// The form trims what it reads (its own tests hold that); the checks get trimmed values.
for (const { field, value, message, why } of rejected) {
  const rules = covers(ruleOf[message], ...(field === 'phone' ? alsoShows(field, value) : []));
  test(`the ${field} ${JSON.stringify(value)} is refused with "${message}": ${why}`, rules, () => {
    expect(validate({ ...goodMessage, [field]: value.trim() })).toEqual({ [field]: message });
  });
}

for (const { field, value, why } of accepted) {
  const rules = covers('VAL-ACCEPTED~1', ...alsoShows(field, value));
  test(`the ${field} ${JSON.stringify(value)} is accepted: ${why}`, rules, () => {
    expect(validate({ ...goodMessage, [field]: value.trim() })).toEqual({});
  });
}

for (const {
  name,
  rules: [required],
} of fields) {
  const { message } = required;
  test(`a ${name} of white space alone counts as empty, whatever the white space`, covers(ruleOf[message]), () => {
    fc.assert(
      fc.property(fc.string({ unit: whiteSpace }), (blank) => {
        expect(validate({ ...goodMessage, [name]: blank.trim() })).toEqual({ [name]: message });
      }),
    );
  });
}

for (const { name, rules } of fields) {
  test(`whatever stands in the ${name}, its message is one of its own in the fixture`, covers('VAL-CATALOG~1'), () => {
    const known: readonly string[] = rules.map(({ message }) => message);
    fc.assert(
      fc.property(anyText, (value) => {
        const { [name]: message, ...others } = validate({ ...goodMessage, [name]: value.trim() });
        expect(others).toEqual({});
        expect(message === undefined || known.includes(message)).toBe(true);
      }),
    );
  });
}

test('an empty message is told what is missing in all five fields', covers('VAL-CATALOG~1'), () => {
  const required = Object.fromEntries(fields.map(({ name }) => [name, messageOf(name, 'required')]));
  expect(validate({ name: '', email: '', phone: '', subject: '', message: '' })).toEqual(required);
});

test('the fixture and the checks know the same eight messages', covers('VAL-CATALOG~1'), () => {
  const shown = rejected.map(({ field, value }) => validate({ ...goodMessage, [field]: value.trim() })[field]);
  expect(new Set(shown)).toEqual(new Set(catalog));
  expect(new Set(shown).size).toBe(8);
});
