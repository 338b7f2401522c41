import fc from 'fast-check';
import { test } from 'vitest';
import { anyText, digit, letter, mark, otherDigit, otherWhiteSpaces, sign, spaces } from '../support/characters';
import { covers } from '../support/covers';
import { expectMessage } from '../support/expect-message';
import { messageOf } from '../support/messages';

const rejection = messageOf('name', 'letters');

const word = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));
const markedWord = fc
  .array(fc.tuple(letter, fc.array(mark, { maxLength: 3 })), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.map(([base, marks]) => base + marks.join('')).join(''));

/** One to four words with one or more spaces of any width between them. */
function nameOf(words: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const between = fc.string({ unit: fc.constantFrom(' ', ...spaces), minLength: 1, maxLength: 3 });
  const rest = fc.array(fc.tuple(between, words), { maxLength: 3 });
  return fc.tuple(words, rest).map(([first, others]) => first + others.flat().join(''));
}

/** A name with one more character at any place. */
function nameWith(extra: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(nameOf(markedWord), extra, fc.nat()).map(([name, character, at]) => {
    const characters = [...name];
    characters.splice(at % (characters.length + 1), 0, character);
    return characters.join('');
  });
}

/** A name that has a character between two of its words. */
const inside = (character: string) => fc.tuple(nameOf(word), nameOf(word)).map((words) => words.join(character));
const nameOfCharacter = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

const letters = covers('VAL-NAME-ANY-SCRIPT~2', 'VAL-ACCEPTED~2');
test('validation accepts a name in the letters of 160 scripts', letters, () => {
  expectMessage('name', nameOf(word), undefined, 1000);
});

test('validation accepts a name with combining marks after its letters', covers('VAL-NAME-ANY-SCRIPT~2'), () => {
  expectMessage('name', nameOf(markedWord), undefined, 500);
});

for (const form of ['NFC', 'NFD'] as const) {
  test(`validation accepts a name in the normalization form ${form}`, covers('VAL-NAME-ANY-SCRIPT~2'), () => {
    const names = nameOf(word).map((name) => name.normalize(form));
    expectMessage('name', names, undefined);
  });
}

for (const [what, extra] of Object.entries({
  'a digit': digit,
  'a digit of another script': otherDigit,
  'a symbol': sign,
})) {
  test(`validation rejects a name with ${what}`, covers('VAL-NAME-LETTERS~2'), () => {
    expectMessage('name', nameWith(extra), rejection, 300);
  });
}

for (const space of spaces) {
  test(`validation accepts a name with ${nameOfCharacter(space)} between its words`, covers('VAL-ACCEPTED~2'), () => {
    expectMessage('name', inside(space), undefined, 20);
  });
}

for (const space of otherWhiteSpaces) {
  test(`validation rejects a name with ${nameOfCharacter(space)} inside`, covers('VAL-NAME-LETTERS~2'), () => {
    expectMessage('name', inside(space), rejection, 20);
  });
}

test('validation rejects a name with another line', covers('VAL-NAME-LETTERS~2'), () => {
  const lineBreak = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029');
  const names = fc.tuple(nameOf(word), lineBreak, fc.oneof(nameOf(word), anyText)).map((parts) => parts.join(''));
  expectMessage('name', names, rejection);
});

test('validation rejects any text with a digit as a name', covers('VAL-NAME-LETTERS~2'), () => {
  const texts = fc.tuple(anyText, fc.oneof(digit, otherDigit), anyText).map((parts) => parts.join(''));
  expectMessage('name', texts, rejection);
});

test('validation rejects a name that begins with a combining mark', covers('VAL-NAME-LETTERS~2'), () => {
  const names = fc.tuple(mark, nameOf(word)).map((parts) => parts.join(''));
  expectMessage('name', names, rejection);
});
