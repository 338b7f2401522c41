import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from '../../src/contact/validation';
import { anyText, digit, letter, mark, otherDigit, sign } from '../support/characters';
import { covers } from '../support/covers';
import { goodMessage, messageOf } from '../support/messages';
import { runs } from '../support/seed';

const refusal = messageOf('name', 'letters');
const verdict = (name: string) => validate({ ...goodMessage, name }).name;

const word = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));
const markedWord = fc
  .array(fc.tuple(letter, fc.array(mark, { maxLength: 3 })), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.map(([base, marks]) => base + marks.join('')).join(''));

/** One to four words with one or more spaces between them. */
function nameOf(words: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const rest = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), words), { maxLength: 3 });
  return fc
    .tuple(words, rest)
    .map(([first, others]) => others.reduce((name, [spaces, next]) => name + ' '.repeat(spaces) + next, first));
}

/** A name with one more character somewhere in it, at an end or inside. */
function nameWith(intruder: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(nameOf(markedWord), intruder, fc.nat()).map(([name, extra, at]) => {
    const characters = [...name];
    characters.splice(at % (characters.length + 1), 0, extra);
    return characters.join('');
  });
}

test('words of letters from many scripts are a name', covers('VAL-NAME-ANY-SCRIPT~1', 'VAL-ACCEPTED~1'), () => {
  fc.assert(
    fc.property(nameOf(word), (name) => {
      expect(verdict(name)).toBeUndefined();
    }),
    { numRuns: runs(500) },
  );
});

test('letters with the marks that belong to them are a name', covers('VAL-NAME-ANY-SCRIPT~1'), () => {
  fc.assert(
    fc.property(nameOf(markedWord), (name) => {
      expect(verdict(name)).toBeUndefined();
    }),
    { numRuns: runs(500) },
  );
});

for (const form of ['NFC', 'NFD'] as const) {
  test(`a name passes in the writing ${form} of its accents`, covers('VAL-NAME-ANY-SCRIPT~1'), () => {
    fc.assert(
      fc.property(nameOf(word), (name) => {
        expect(verdict(name.normalize(form))).toBeUndefined();
      }),
    );
  });
}

const intruders = { 'a digit': digit, 'a digit of another script': otherDigit, 'a sign': sign };
for (const [what, intruder] of Object.entries(intruders)) {
  test(`a name with ${what} anywhere in it is refused`, covers('VAL-NAME-LETTERS~1'), () => {
    fc.assert(
      fc.property(nameWith(intruder), (name) => {
        expect(verdict(name)).toBe(refusal);
      }),
      { numRuns: runs(300) },
    );
  });
}

test('any text with a digit in it is refused as a name', covers('VAL-NAME-LETTERS~1'), () => {
  fc.assert(
    fc.property(anyText, fc.oneof(digit, otherDigit), anyText, (before, found, after) => {
      expect(verdict(before + found + after)).toBe(refusal);
    }),
  );
});

test('a mark without a letter before it is not part of a name', covers('VAL-NAME-LETTERS~1'), () => {
  fc.assert(
    fc.property(mark, nameOf(word), (alone, name) => {
      expect(verdict(alone + name)).toBe(refusal);
    }),
  );
});
