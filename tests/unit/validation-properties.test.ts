import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneDigits } from '../../spec/constants';
import { type FieldName, fields } from '../../spec/validation';
import { clean } from '../../src/contact/clean';
import { validate } from '../../src/contact/validation';
import * as characters from '../support/characters';
import { covers, subject } from '../support/covers';
import { goodMessage, messageOf } from '../support/messages';
import { runs } from '../support/seed';

const { digit, filler, format, joiner, letter, lookAlike, mark, otherDigit, sign, spaces, whiteSpace, withExtra } =
  characters;
const lineBreak = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029');

/** Asserts that each generated value, in one field of an otherwise valid form, gets this error message, or none. */
function expectMessage(field: FieldName, values: fc.Arbitrary<string>, message?: string) {
  const property = fc.property(values, (value) => {
    const found = validate({ ...goodMessage, [field]: clean(field, value) });
    expect(found).toEqual(message === undefined ? {} : { [field]: message });
  });
  fc.assert(property, { numRuns: runs(300) });
}

const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
const stringOf = (unit: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.string({ unit, minLength, maxLength });

/** Text without invisible characters at its ends. */
const trimmed = stringOf(fc.oneof(letter, digit, sign), 1, 12);

describe('validation of a name', () => {
  const word = stringOf(joined(letter, stringOf(mark, 0, 2)), 1, 8);
  const name = fc
    .tuple(
      word,
      stringOf(joined(stringOf(fc.constantFrom(...spaces), 1, 3), word), 0, 3),
      fc.constantFrom('NFC', 'NFD'),
    )
    .map(([first, others, form]) => (first + others).normalize(form));

  test(
    'accepts letters of any script with their marks, composed or not, and spaces of any width between words',
    covers('VAL-ACCEPTED'),
    () => expectMessage('name', name),
  );

  test.each([
    ['a digit', withExtra(name, digit)],
    ['a digit of another script', withExtra(name, otherDigit)],
    ['a symbol', withExtra(name, sign)],
    ['white space other than spaces', joined(name, fc.constantFrom(...characters.otherWhiteSpaces), name)],
    ['a format character other than a joiner', joined(name, format, name)],
    ['a second line', joined(name, lineBreak, name)],
    ['a combining mark before its first letter', joined(mark, name)],
  ])('rejects a name with %s', covers('VAL-NAME-LETTERS'), (_what, values) =>
    expectMessage('name', values, messageOf('name', 'letters')),
  );
});

describe('validation of an e-mail address', () => {
  const letterOrDigit = fc.oneof(letter, digit);
  const part = stringOf(fc.oneof(letterOrDigit, fc.constantFrom(..."!#$%&'*+/=?^_`{|}~-")), 1, 9);
  const label = joined(letterOrDigit, stringOf(joined(fc.constantFrom('', '-'), letterOrDigit), 0, 9));
  const dotted = (piece: fc.Arbitrary<string>, minLength: number) =>
    fc.array(piece, { minLength, maxLength: 6 }).map((all) => all.join('.'));
  const address = joined(dotted(part, 1), fc.constant('@'), dotted(label, 2));

  test(
    'accepts parts joined by dots, with at least one dot after the @',
    covers('VAL-EMAIL-SHAPE', 'VAL-ACCEPTED'),
    () => expectMessage('email', address),
  );

  test.each([
    ['a second @', withExtra(address, fc.constant('@'))],
    ['a dot beside another', address.map((text) => text.replace('.', '..'))],
    ['a bracket, a quotation mark or a separator', withExtra(address, fc.constantFrom(...'<>(),:;[]\\"“”•'))],
    [
      'white space',
      joined(
        part,
        whiteSpace.filter((space) => space !== '\ufeff'),
        address,
      ),
    ],
  ])('rejects an address with %s', covers('VAL-EMAIL-SHAPE'), (_what, values) =>
    expectMessage('email', values, messageOf('email', 'email')),
  );
});

describe('validation of a phone number', () => {
  const { min, max } = phoneDigits;
  const rejection = messageOf('phone', 'phone');
  const digits = (minLength: number, maxLength: number) => stringOf(digit, minLength, maxLength);

  test(`accepts ${min} to ${max} digits`, covers('VAL-PHONE-DIGITS', 'VAL-ACCEPTED', 'CONST-PHONE-DIGITS'), () =>
    expectMessage('phone', digits(min, max)),
  );

  test.each([
    [`fewer than ${min} digits`, digits(1, min - 1)],
    [`more than ${max} digits`, digits(max + 1, 2 * max)],
  ])('rejects %s', covers('VAL-PHONE-DIGITS', 'CONST-PHONE-DIGITS'), (_what, values) =>
    expectMessage('phone', values, rejection),
  );

  test.each([
    ['a letter', withExtra(digits(min, max - 1), letter)],
    ['a symbol', withExtra(digits(min, max - 1), sign)],
    ['a digit of another script', withExtra(digits(min, max - 1), otherDigit)],
    ['a character that looks like a digit', withExtra(digits(min, max - 1), lookAlike)],
    // The byte order mark is also a format character, which cleaning removes.
    [
      'white space in it',
      joined(
        digits(5, 7),
        whiteSpace.filter((space) => space !== '\ufeff'),
        digits(5, 7),
      ),
    ],
    ['a second line', joined(digits(min, max), lineBreak, trimmed)],
  ])('rejects a number with %s', covers('VAL-PHONE-DIGITS'), (_what, values) =>
    expectMessage('phone', values, rejection),
  );
});

describe('cleaning', () => {
  test('removes invisible characters at the ends, and everything if nothing is visible', subject('form'), () => {
    const invisible = stringOf(fc.oneof(whiteSpace, format, joiner, filler), 0, 4);
    const property = fc.property(invisible, trimmed, invisible, (before, text, after) => {
      for (const name of ['name', 'subject', 'message'] as const) expect(clean(name, before + text + after)).toBe(text);
      for (const { name } of fields) expect(clean(name, before + after), name).toBe('');
    });
    fc.assert(property, { numRuns: runs(500) });
  });

  test.each([
    ['email', 'ana@example.com'],
    ['phone', '8055550100'],
  ] as const)('removes ignorable characters anywhere in the %s %s', subject('form'), (name, value) => {
    const ignorable = fc.oneof(format, joiner, fc.constantFrom('\ufe0f', '\u034f', '\u3164', '\ufffc', '\0'));
    const property = fc.property(withExtra(fc.constant(value), ignorable), (pasted) => {
      expect(clean(name, pasted)).toBe(value);
    });
    fc.assert(property, { numRuns: runs(200) });
  });

  test('and validation of very long values take linear time', subject('form'), () => {
    // biome-ignore format: a list
    const units = [
      'a', ' ', '\u200d', '\ufeff', '\u0301', '.', 'a.', 'a-', '@a.', '1', '1\ufeff', 'a\u200d', ' \u3164', '\ufe0f',
    ];
    for (const unit of units)
      for (const end of ['', '!', '@', '\0'])
        for (const { name } of fields) {
          const value = unit.repeat(100_000) + end;
          // With a slower algorithm, this would exceed the timeout of the test.
          expect(validate({ ...goodMessage, [name]: clean(name, value) })).toBeDefined();
          expect(validate({ ...goodMessage, [name]: value })).toBeDefined();
        }
  });
});
