import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneDigits } from '../../spec/constants';
import { validate } from '../../src/contact/validation';
import { anyText, digit, letter, lookAlike, otherDigit, sign, whiteSpace } from '../support/characters';
import { covers } from '../support/covers';
import { goodMessage, messageOf } from '../support/messages';
import { runs } from '../support/seed';

const refusal = messageOf('phone', 'phone');
const verdict = (phone: string) => validate({ ...goodMessage, phone }).phone;
const { min, max } = phoneDigits;

const digits = (minLength: number, maxLength: number) => fc.string({ unit: digit, minLength, maxLength });

const isDigit = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x30 && code <= 0x39;
};
const mayBeDialed = (value: string) => {
  const characters = [...value];
  return characters.every(isDigit) && characters.length >= min && characters.length <= max;
};

const lengths = [
  { length: min - 1, passes: false },
  { length: min, passes: true },
  { length: max, passes: true },
  { length: max + 1, passes: false },
];
for (const { length, passes } of lengths) {
  test(`a phone number of ${length} digits ${passes ? 'passes' : 'is refused'}`, covers('CONST-PHONE-DIGITS~1'), () => {
    fc.assert(
      fc.property(digits(length, length), (phone) => {
        expect(verdict(phone)).toBe(passes ? undefined : refusal);
      }),
    );
  });
}

test('digits pass when there are enough and not too many', covers('VAL-PHONE-DIGITS~1', 'VAL-ACCEPTED~1'), () => {
  fc.assert(
    fc.property(digits(1, 2 * max), (phone) => {
      expect(verdict(phone)).toBe(mayBeDialed(phone) ? undefined : refusal);
    }),
    { numRuns: runs(500) },
  );
});

test('any other text is refused as a phone number', covers('VAL-PHONE-DIGITS~1'), () => {
  fc.assert(
    fc.property(
      anyText.map((text) => text.trim()).filter((text) => text !== '' && !mayBeDialed(text)),
      (phone) => {
        expect(verdict(phone)).toBe(refusal);
      },
    ),
  );
});

const intruders = { 'a letter': letter, 'a sign': sign, 'white space': whiteSpace };
for (const [what, intruder] of Object.entries(intruders)) {
  test(`a good number with ${what} inside is refused`, covers('VAL-PHONE-DIGITS~1'), () => {
    fc.assert(
      fc.property(digits(1, min), intruder, digits(min - 1, min), (before, found, after) => {
        expect(verdict(before + found + after)).toBe(refusal);
      }),
    );
  });
}

for (const place of ['first', 'last'] as const) {
  test(`a good number with a letter or sign ${place} is refused`, covers('VAL-PHONE-DIGITS~1'), () => {
    fc.assert(
      fc.property(digits(min, max - 1), fc.oneof(letter, sign), (number, extra) => {
        expect(verdict(place === 'first' ? extra + number : number + extra)).toBe(refusal);
      }),
    );
  });
}

const impostors = { 'digit of another script': otherDigit, 'sign or letter that looks like a digit': lookAlike };
for (const [what, impostor] of Object.entries(impostors)) {
  test(`one ${what} makes a good number a wrong one`, covers('VAL-PHONE-ASCII~1'), () => {
    fc.assert(
      fc.property(digits(min, max), impostor, fc.nat(), (number, found, at) => {
        const characters = [...number];
        characters[at % characters.length] = found;
        expect(verdict(characters.join(''))).toBe(refusal);
      }),
    );
  });
}

test('a number in the digits of another script throughout is refused', covers('VAL-PHONE-ASCII~1'), () => {
  fc.assert(
    fc.property(fc.string({ unit: otherDigit, minLength: min, maxLength: max }), (phone) => {
      expect(verdict(phone)).toBe(refusal);
    }),
  );
});
