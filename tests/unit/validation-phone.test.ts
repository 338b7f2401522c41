import fc from 'fast-check';
import { test } from 'vitest';
import { phoneDigits } from '../../spec/constants';
import { anyText, digit, letter, lookAlike, otherDigit, sign, whiteSpace } from '../support/characters';
import { covers } from '../support/covers';
import { expectMessage } from '../support/expect-message';
import { messageOf } from '../support/messages';

const { min, max } = phoneDigits;
const rejection = messageOf('phone', 'phone');

const joined = (...parts: readonly fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));
const digits = (minLength: number, maxLength: number) => fc.string({ unit: digit, minLength, maxLength });

const isDigit = (character: string) => character >= '0' && character <= '9';
const isPhone = (value: string) => value.length >= min && value.length <= max && [...value].every(isDigit);
const expected = (value: string) => (isPhone(value) ? undefined : rejection);

for (const length of [min, max]) {
  test(`validation accepts a phone number of ${length} digits`, covers('CONST-PHONE-DIGITS~2'), () => {
    expectMessage('phone', digits(length, length), undefined);
  });
}
for (const length of [min - 1, max + 1]) {
  test(`validation rejects a phone number of ${length} digits`, covers('CONST-PHONE-DIGITS~2'), () => {
    expectMessage('phone', digits(length, length), rejection);
  });
}

const lengths = covers('VAL-PHONE-DIGITS~2', 'VAL-ACCEPTED~2');
test(`validation accepts a phone number only if it has ${min} to ${max} digits`, lengths, () => {
  expectMessage('phone', digits(1, 2 * max), expected, 500);
});

test('validation rejects any other text as a phone number', covers('VAL-PHONE-DIGITS~2'), () => {
  const texts = anyText.map((text) => text.trim()).filter((text) => text !== '' && !isPhone(text));
  expectMessage('phone', texts, rejection);
});

const number = digits(min, max - 1);
const symbol = fc.oneof(letter, sign);
const lineBreak = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029');
const withExtra = {
  'a letter inside': joined(digits(1, min), letter, digits(min - 1, min)),
  'a symbol inside': joined(digits(1, min), sign, digits(min - 1, min)),
  'white space inside': joined(digits(1, min), whiteSpace, digits(min - 1, min)),
  'another line after it': joined(number, lineBreak, anyText),
  'another line before it': joined(symbol, lineBreak, number),
  'a letter or symbol before it': joined(symbol, number),
  'a letter or symbol after it': joined(number, symbol),
};
for (const [what, values] of Object.entries(withExtra)) {
  test(`validation rejects a phone number with ${what}`, covers('VAL-PHONE-DIGITS~2'), () => {
    expectMessage('phone', values, rejection);
  });
}

for (const [what, character] of Object.entries({
  'a digit of another script': otherDigit,
  'a character that looks like a digit': lookAlike,
})) {
  test(`validation rejects a phone number with ${what}`, covers('VAL-PHONE-ASCII~1'), () => {
    const values = fc.tuple(digits(min, max), character, fc.nat()).map(([number, found, at]) => {
      const characters = [...number];
      characters[at % characters.length] = found;
      return characters.join('');
    });
    expectMessage('phone', values, rejection);
  });
}

test('validation rejects a phone number in the digits of other scripts', covers('VAL-PHONE-ASCII~1'), () => {
  expectMessage('phone', fc.string({ unit: otherDigit, minLength: min, maxLength: max }), rejection);
});
