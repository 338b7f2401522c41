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

const { anyText, digit, filler, format, joiner, letter, lookAlike, mark, otherDigit, sign, spaces, whiteSpace } =
  characters;
const { isInvisible, isLetterOrDigit, withoutEnds, withoutInvisible } = characters;
const lineBreak = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029');
const otherWhiteSpace = fc.constantFrom(...characters.otherWhiteSpaces);

/** Asserts that each generated value, in one field of an otherwise valid form, gets the expected error message, or none. */
function expectMessage(
  field: FieldName,
  values: fc.Arbitrary<string>,
  expected: (value: string) => string | undefined,
  usualRuns = 300,
) {
  const property = fc.property(values, (value) => {
    const message = expected(value);
    const found = validate({ ...goodMessage, [field]: clean(field, value) });
    expect(found).toEqual(message === undefined ? {} : { [field]: message });
  });
  fc.assert(property, { numRuns: runs(usualRuns) });
}

/** Strings with a visible character, and without invisible characters at their ends. */
const trimmed = anyText.filter((text) => [...text].some((one) => !isInvisible(one))).map(withoutEnds);

/** Inserts an extra string anywhere in a string, or before or after it. */
const withExtra = (texts: fc.Arbitrary<string>, extras: fc.Arbitrary<string>) =>
  fc.tuple(texts, extras, fc.nat()).map(([text, extra, at]) => {
    const all = [...text];
    all.splice(at % (all.length + 1), 0, extra);
    return all.join('');
  });

/** Puts an extra string between two strings. */
const withinText = (texts: fc.Arbitrary<string>, extras: fc.Arbitrary<string>) =>
  fc.tuple(texts, extras, texts).map((parts) => parts.join(''));

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
    covers('VAL-ACCEPTED'),
    () => expectMessage('name', name, () => undefined, 1000),
  );

  test.each([
    ['a digit', withExtra(name, digit)],
    ['a digit of another script', withExtra(name, otherDigit)],
    ['a symbol', withExtra(name, sign)],
    ['white space other than spaces', withinText(name, otherWhiteSpace)],
    ['a format character other than a joiner', withinText(name, format)],
    ['a second line', fc.tuple(name, lineBreak, fc.oneof(name, trimmed)).map((parts) => parts.join(''))],
    ['a combining mark before its first letter', fc.tuple(mark, name).map((parts) => parts.join(''))],
  ])('rejects a name with %s', covers('VAL-NAME-LETTERS'), (_what, values) => expectMessage('name', values, rejection));
});

/** Checks an address character by character: words joined by single dots, one @, and words joined by at least one dot. */
function isAddress(value: string): boolean {
  const [local = '', host = '', ...others] = value.split('@');
  const isWord = (word: string) =>
    word !== '' && [...word].every((one) => "!#$%&'*+/=?^_`{|}~-".includes(one) || isLetterOrDigit(one));
  const isHostWord = (word: string) =>
    word !== '' &&
    !word.startsWith('-') &&
    !word.endsWith('-') &&
    [...word].every((one) => one === '-' || isLetterOrDigit(one));
  const words = host.split('.');
  return others.length === 0 && local.split('.').every(isWord) && words.length > 1 && words.every(isHostWord);
}

test(
  'validation of an e-mail address agrees with a character-by-character check',
  covers('VAL-EMAIL-SHAPE', 'VAL-ACCEPTED'),
  () => {
    const piece = fc.constantFrom('a', 'é', '+', '-', '"', '@', '.', '.', ' ', '\u3000', '\n');
    const pieces = fc.string({ unit: piece, minLength: 1, maxLength: 9 }).map((text) => text.trim() || '@');
    const part = fc.string({
      unit: fc.constantFrom(...'aaaaZZ0099--..__+!#%&\'*/=?^`{|}~"<>(),:;[]\\éß漢'),
      minLength: 1,
    });
    const label = fc.string({ unit: fc.constantFrom(...'aZ09-é'), minLength: 1, maxLength: 3 });
    const host = fc.oneof(fc.tuple(part, part), fc.array(label, { minLength: 2, maxLength: 9 }));
    const address = fc.tuple(part, host).map(([local, labels]) => `${local}@${labels.join('.')}`);
    const rejection = messageOf('email', 'email');
    const values = fc.oneof(pieces, address, withExtra(address, fc.oneof(whiteSpace, fc.constant('@'))), trimmed);
    expectMessage(
      'email',
      values.map(withoutEnds).filter((value) => value !== ''),
      (value) => (isAddress(withoutInvisible(value)) ? undefined : rejection),
      3000,
    );
  },
);

test(
  'cleaning a value removes invisible characters at its ends, and everything if all characters are invisible',
  subject('form'),
  () => {
    const invisible = fc.string({ unit: fc.oneof(whiteSpace, format, joiner, filler), maxLength: 4 });
    const property = fc.property(invisible, trimmed, invisible, (before, text, after) => {
      for (const name of ['name', 'subject', 'message'] as const) expect(clean(name, before + text + after)).toBe(text);
      for (const { name } of fields) expect(clean(name, before + after), name).toBe('');
    });
    fc.assert(property, { numRuns: runs(500) });
  },
);

test.each([
  ['email', 'ana@example.com'],
  ['phone', '8055550100'],
] as const)('cleaning removes ignorable characters anywhere in the %s %s', subject('form'), (name, value) => {
  const ignorable = fc.oneof(format, joiner, fc.constantFrom('\ufe0f', '\u034f', '\u3164', '\ufffc', '\0'));
  const property = fc.property(withExtra(fc.constant(value), ignorable), (pasted) => {
    expect(clean(name, pasted)).toBe(value);
  });
  fc.assert(property, { numRuns: runs(200) });
});

test('cleaning and validation of very long values take linear time', subject('form'), () => {
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

describe('validation of a phone number', () => {
  const { min, max } = phoneDigits;
  const rejection = messageOf('phone', 'phone');
  const digits = (minLength: number, maxLength: number) => fc.string({ unit: digit, minLength, maxLength });
  const expected = (typed: string, value = withoutInvisible(typed)) =>
    value.length >= min && value.length <= max && /^[0-9]*$/.test(value) ? undefined : rejection;

  test(`accepts ${min} to ${max} digits and nothing else`, covers('VAL-PHONE-DIGITS', 'VAL-ACCEPTED'), () => {
    expectMessage('phone', fc.oneof(digits(1, 2 * max), trimmed), expected, 500);
  });

  test.each([min - 1, min, max, max + 1])('applies its limits to %i digits', covers('CONST-PHONE-DIGITS'), (count) =>
    expectMessage('phone', digits(count, count), () => (count < min || count > max ? rejection : undefined), 50),
  );

  test.each([
    ['a letter', letter],
    ['a symbol', sign],
  ])('rejects a number with %s', covers('VAL-PHONE-DIGITS'), (_what, extra) =>
    expectMessage('phone', withExtra(digits(min, max - 1), extra), () => rejection),
  );

  test.each([
    // The byte order mark is also a format character, which cleaning removes.
    ['white space', whiteSpace.filter((space) => space !== '\ufeff'), min - 5],
    // The first line alone is a valid number.
    ['a second line', fc.tuple(lineBreak, trimmed).map((parts) => parts.join('')), min],
  ] as const)('rejects a number with %s in it', covers('VAL-PHONE-DIGITS'), (_what, extra, count) =>
    expectMessage('phone', withinText(digits(count, count), extra), () => rejection),
  );

  test.each([
    ['with a digit of another script', withExtra(digits(min - 1, max - 1), otherDigit)],
    ['with a character that looks like a digit', withExtra(digits(min - 1, max - 1), lookAlike)],
    ['in digits of other scripts', fc.string({ unit: otherDigit, minLength: min, maxLength: max })],
  ])('rejects a number %s', subject('form'), (_what, values) => expectMessage('phone', values, () => rejection));
});
