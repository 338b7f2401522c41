import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneDigits } from '../../spec/constants';
import { fields } from '../../spec/validation';
import { clean } from '../../src/contact/clean';
import { validate } from '../../src/contact/validation';
import * as characters from '../support/characters';
import { goodMessage, ruleOf } from '../support/messages';
import { runs } from '../support/seed';

const { digit, filler, format, joiner, letter, lookAlike, mark, otherDigit, sign, spaces, whiteSpace, withExtra } =
  characters;
const { otherWhiteSpaces } = characters;
const lineBreak = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029');

const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
const stringOf = (unit: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.string({ unit, minLength, maxLength });

/** Text without invisible characters at its ends. */
const trimmed = stringOf(fc.oneof(letter, digit, sign), 1, 12);
/** White space that is not also a format character, which cleaning removes. */
const visibleSpace = whiteSpace.filter((space) => space !== '\ufeff');

const word = stringOf(joined(letter, stringOf(mark, 0, 2)), 1, 8);
const name = fc
  .tuple(word, stringOf(joined(stringOf(fc.constantFrom(...spaces), 1, 3), word), 0, 3), fc.constantFrom('NFC', 'NFD'))
  .map(([first, others, form]) => (first + others).normalize(form));

const letterOrDigit = fc.oneof(letter, digit);
const part = stringOf(fc.oneof(letterOrDigit, fc.constantFrom(..."!#$%&'*+/=?^_`{|}~-")), 1, 9);
const label = joined(letterOrDigit, stringOf(joined(fc.constantFrom('', '-'), letterOrDigit), 0, 9));
const dotted = (piece: fc.Arbitrary<string>, minLength: number) =>
  fc.array(piece, { minLength, maxLength: 6 }).map((all) => all.join('.'));
const address = joined(dotted(part, 1), fc.constant('@'), dotted(label, 2));

const { min, max } = phoneDigits;
const digits = (minLength: number, maxLength: number) => stringOf(digit, minLength, maxLength);
const number = digits(min, max - 1);

const messages = {
  name: 'Name must contain only letters and spaces',
  email: 'Enter a valid email address',
  phone: 'Enter a valid phone number',
} as const;
/** Values of a field. The other fields are valid. */
const cases: readonly (readonly [keyof typeof messages, valid: boolean, what: string, values: fc.Arbitrary<string>])[] =
  [
    ['name', true, 'letters of any script with their marks, and spaces of any width', name],
    ['name', false, 'a digit', withExtra(name, digit)],
    ['name', false, 'a digit of another script', withExtra(name, otherDigit)],
    ['name', false, 'a symbol', withExtra(name, sign)],
    ['name', false, 'white space other than spaces', joined(name, fc.constantFrom(...otherWhiteSpaces), name)],
    ['name', false, 'a format character other than a joiner', joined(name, format, name)],
    ['name', false, 'a second line', joined(name, lineBreak, name)],
    ['name', false, 'a combining mark before its first letter', joined(mark, name)],
    ['email', true, 'parts joined by dots, with at least one dot after the @', address],
    ['email', false, 'a second @', withExtra(address, fc.constant('@'))],
    ['email', false, 'a dot beside another', address.map((text) => text.replace('.', '..'))],
    ['email', false, 'a bracket or a quotation mark', withExtra(address, fc.constantFrom(...'<>(),:;[]\\"“”•'))],
    ['email', false, 'white space', joined(part, visibleSpace, address)],
    ['phone', true, `${min} to ${max} digits`, digits(min, max)],
    ['phone', false, `fewer than ${min} digits`, digits(1, min - 1)],
    ['phone', false, `more than ${max} digits`, digits(max + 1, 2 * max)],
    ['phone', false, 'a letter', withExtra(number, letter)],
    ['phone', false, 'a symbol', withExtra(number, sign)],
    ['phone', false, 'a digit of another script', withExtra(number, otherDigit)],
    ['phone', false, 'a character that looks like a digit', withExtra(number, lookAlike)],
    ['phone', false, 'white space in it', joined(digits(5, 7), visibleSpace, digits(5, 7))],
    ['phone', false, 'a second line', joined(digits(min, max), lineBreak, trimmed)],
  ];
for (const [field, valid, what, values] of cases) {
  const message = messages[field];
  // The cases with numbers are those of the limits.
  const limits = /\d/.test(what) ? (['CONST-PHONE-DIGITS'] as const) : [];
  test(`validation ${valid ? 'accepts' : 'rejects'} any ${field} with ${what}`, {
    tags: [valid ? 'VAL-ACCEPTED' : ruleOf[message], ...limits],
  }, () => {
    const property = fc.property(values, (value) => {
      const errors = validate({ ...goodMessage, [field]: clean(field, value) });
      expect(errors).toEqual(valid ? {} : { [field]: message });
    });
    fc.assert(property, { numRuns: runs(300) });
  });
}

describe('cleaning', () => {
  test('removes invisible characters at the ends, and everything if nothing is visible', { tags: 'form' }, () => {
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
  ] as const)('removes ignorable characters anywhere in the %s %s', { tags: 'form' }, (name, value) => {
    const ignorable = fc.oneof(format, joiner, fc.constantFrom('\ufe0f', '\u034f', '\u3164', '\ufffc', '\0'));
    const property = fc.property(withExtra(fc.constant(value), ignorable), (pasted) => {
      expect(clean(name, pasted)).toBe(value);
    });
    fc.assert(property, { numRuns: runs(200) });
  });

  test('and validation of very long values take linear time', { tags: 'form' }, () => {
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
