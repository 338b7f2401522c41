import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepted, fields, rejected } from '../../spec/validation';
import { clean } from '../../src/contact/clean';
import { fields as shownFields } from '../../src/contact/fields';
import { validate } from '../../src/contact/validation';
import { anyText } from '../support/characters';
import { catalog, goodMessage, ruleOf } from '../support/messages';
import { plain } from '../support/text';

// Validation receives cleaned values. The tests of the form check that the form cleans them.
for (const row of rejected) {
  const { field, value, message, why } = row;
  const tags = { tags: 'origin' in row ? 'form' : ruleOf[message] } as const;
  test(`validation rejects the ${field} ${JSON.stringify(value)} with "${message}": ${why}`, tags, () => {
    expect(validate({ ...goodMessage, [field]: clean(field, value) })).toEqual({ [field]: message });
  });
}

for (const row of accepted) {
  const { field, value, sent, why } = row;
  const tags = { tags: 'origin' in row ? 'form' : 'VAL-ACCEPTED' } as const;
  test(`validation accepts the ${field} ${JSON.stringify(value)}: ${why}`, tags, () => {
    expect(clean(field, value)).toBe(sent);
    expect(validate({ ...goodMessage, [field]: sent })).toEqual({});
  });
}

for (const field of fields) {
  test(`validation of the ${field.name} field returns only errors of the fixture`, { tags: 'VAL-CATALOG' }, () => {
    const known: readonly string[] = field.rules.map((rule) => rule.message);
    fc.assert(
      fc.property(anyText, (value) => {
        const { [field.name]: found, ...others } = validate({ ...goodMessage, [field.name]: clean(field.name, value) });
        expect(others).toEqual({});
        expect([undefined, ...known]).toContain(found);
      }),
    );
  });
}

test('validation has exactly the eight messages of the fixture', { tags: 'VAL-CATALOG' }, () => {
  const shown = rejected.map(({ field, value }) => validate({ ...goodMessage, [field]: clean(field, value) })[field]);
  expect(new Set(shown)).toEqual(new Set(catalog));
  expect(new Set(shown).size).toBe(8);
});

test('the hint of the name field states its rule, with an example that passes', { tags: 'form' }, () => {
  const [{ hint }] = shownFields;
  const example = 'O Neil';
  expect(plain(hint)).toBe(`Letters and spaces only: ${example}`);
  expect(validate({ ...goodMessage, name: example })).toEqual({});
});
