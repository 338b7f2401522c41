import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneDigits } from '../../spec/constants';
import type { FieldName } from '../../spec/contact-form';
import { validate } from '../../src/contact/validation';
import * as characters from '../support/characters';
import { covers } from '../support/covers';
import { goodMessage, messageOf } from '../support/messages';
import { runs } from '../support/seed';

const { anyText, digit, letter, lookAlike, mark, otherDigit, sign, spaces, whiteSpace, whiteSpaces } = characters;
const lineBreak = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029');
const otherWhiteSpace = fc.constantFrom(...characters.otherWhiteSpaces);

/** Checks the message for each generated value of a field, in a form that is valid otherwise; undefined if valid. */
function expectMessage(
  field: FieldName,
  values: fc.Arbitrary<string>,
  expected: (value: string) => string | undefined,
  usualRuns = 300,
) {
  const property = fc.property(values, (value) => {
    const message = expected(value);
    expect(validate({ ...goodMessage, [field]: value })).toEqual(message === undefined ? {} : { [field]: message });
  });
  fc.assert(property, { numRuns: runs(usualRuns) });
}

const trimmed = anyText.map((text) => text.trim()).filter((text) => text !== '');

/** A text with something more at any place, also before and after it. */
const withExtra = (texts: fc.Arbitrary<string>, extras: fc.Arbitrary<string>) =>
  fc.tuple(texts, extras, fc.nat()).map(([text, extra, at]) => {
    const all = [...text];
    all.splice(at % (all.length + 1), 0, extra);
    return all.join('');
  });

describe('validation of a name', () => {
  const rejection = () => messageOf('name', 'letters');
  const word = fc
    .array(fc.tuple(letter, fc.array(mark, { maxLength: 2 })), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.map(([base, marks]) => base + marks.join('')).join(''));
  const between = fc.string({ unit: fc.constantFrom(...spaces), minLength: 1, maxLength: 3 });
  const name = fc
    .tuple(word, fc.array(fc.tuple(between, word), { maxLength: 3 }), fc.constantFrom('NFC', 'NFD'))
    .map(([first, others, form]) => (first + others.flat().join('')).normalize(form));

  test(
    'accepts letters of any script with their marks, composed or not, and spaces of any width between words',
    covers('VAL-NAME-ANY-SCRIPT~2', 'VAL-ACCEPTED~2'),
    () => expectMessage('name', name, () => undefined, 1000),
  );

  test.each([
    ['a digit', withExtra(name, digit)],
    ['a digit of another script', withExtra(name, otherDigit)],
    ['a symbol', withExtra(name, sign)],
    ['white space that is no space', withExtra(name, otherWhiteSpace)],
    ['another line', fc.tuple(name, lineBreak, fc.oneof(name, anyText)).map((parts) => parts.join(''))],
    ['a combining mark before its first letter', fc.tuple(mark, name).map((parts) => parts.join(''))],
  ])('rejects one with %s', covers('VAL-NAME-LETTERS~2'), (_what, values) => expectMessage('name', values, rejection));
});

/** Reads an address by character: something, a single @, something, a dot, something; no white space. */
function isAddress(value: string): boolean {
  const [local = '', host = '', ...others] = value.split('@');
  const dot = host.indexOf('.', 1);
  const isWhole = local !== '' && dot > 0 && dot < host.length - 1 && others.length === 0;
  return isWhole && ![...value].some((character) => whiteSpaces.includes(character));
}

test(
  'validation of an e-mail address agrees with reading it by character',
  covers('VAL-EMAIL-SHAPE~2', 'VAL-ACCEPTED~2'),
  () => {
    const piece = fc.constantFrom('a', 'é', '+', '"', '@', '.', '.', ' ', '\u3000', '\n');
    const pieces = fc.string({ unit: piece, minLength: 1, maxLength: 9 }).map((text) => text.trim() || '@');
    const part = fc.string({ unit: fc.constantFrom(...'aZ09-_+!#%&\'*/=?^`{|}~"<>(),:;[]\\éß漢'), minLength: 1 });
    const address = fc.tuple(part, part, part).map(([local, host, end]) => `${local}@${host}.${end}`);
    const rejection = messageOf('email', 'email');
    const values = fc.oneof(pieces, address, withExtra(address, fc.oneof(whiteSpace, fc.constant('@'))), trimmed);
    expectMessage(
      'email',
      values.map((value) => value.trim()),
      (value) => (isAddress(value) ? undefined : rejection),
      3000,
    );
  },
);

describe('validation of a phone number', () => {
  const { min, max } = phoneDigits;
  const rejection = messageOf('phone', 'phone');
  const digits = (minLength: number, maxLength: number) => fc.string({ unit: digit, minLength, maxLength });
  const expected = (value: string) =>
    value.length >= min && value.length <= max && /^[0-9]*$/.test(value) ? undefined : rejection;

  test(`accepts ${min} to ${max} digits and nothing else`, covers('VAL-PHONE-DIGITS~2', 'VAL-ACCEPTED~2'), () => {
    expectMessage('phone', fc.oneof(digits(1, 2 * max), trimmed), expected, 500);
  });

  test.each([min - 1, min, max, max + 1])(
    'knows whether %i digits are enough',
    covers('CONST-PHONE-DIGITS~2'),
    (count) =>
      expectMessage('phone', digits(count, count), () => (count < min || count > max ? rejection : undefined), 50),
  );

  test.each([
    ['a letter', letter],
    ['a symbol', sign],
    ['white space', whiteSpace],
    ['another line', fc.tuple(lineBreak, anyText).map((parts) => parts.join(''))],
  ])('rejects one with %s', covers('VAL-PHONE-DIGITS~2'), (_what, extra) =>
    expectMessage('phone', withExtra(digits(min, max - 1), extra), () => rejection),
  );

  test.each([
    ['with a digit of another script', withExtra(digits(min - 1, max - 1), otherDigit)],
    ['with a character that looks like a digit', withExtra(digits(min - 1, max - 1), lookAlike)],
    ['in the digits of other scripts', fc.string({ unit: otherDigit, minLength: min, maxLength: max })],
  ])('rejects one %s', covers('VAL-PHONE-ASCII~1'), (_what, values) => expectMessage('phone', values, () => rejection));
});
