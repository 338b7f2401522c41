import fc from 'fast-check';
import { test } from 'vitest';
import { anyText, whiteSpace, whiteSpaces } from '../support/characters';
import { covers } from '../support/covers';
import { expectMessage } from '../support/expect-message';
import { messageOf } from '../support/messages';

const rejection = messageOf('email', 'email');

/**
 * Reads an address character by character: at least one, a single @, at least one, a dot, at least one; no white space.
 */
function isAddress(value: string): boolean {
  let at = -1;
  let dotInside = false;
  const last = value.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const character = value.charAt(index);
    if (whiteSpaces.includes(character)) return false;
    if (character === '@' && at !== -1) return false;
    if (character === '@') at = index;
    if (character === '.' && at !== -1 && index > at + 1 && index < last) dotInside = true;
  }
  return at > 0 && dotInside;
}

/** Characters without a meaning of their own in an address. */
const plainCharacter = fc.constantFrom(...'abcXYZ0189-_+!#%&\'*/=?^`{|}~"<>(),:;[]\\éß漢');
const plain = fc.string({ unit: plainCharacter, minLength: 1, maxLength: 20 });
const dotted = fc.array(plain, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const host = fc.array(plain, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.'));
const address = fc.tuple(dotted, host).map((parts) => parts.join('@'));

/** Inserts `extra` into `text`, neither at its beginning nor at its end. */
function inside(text: string, extra: string, at: number): string {
  const place = 1 + (at % (text.length - 1));
  return text.slice(0, place) + extra + text.slice(place);
}

test('validation accepts e-mail addresses', covers('VAL-ACCEPTED~2'), () => {
  expectMessage('email', address, undefined);
});

const invalid = {
  'without an @': address.map((email) => email.replace('@', '')),
  'with a second @': fc.tuple(address, fc.nat()).map(([email, at]) => inside(email, '@', at)),
  'with white space inside': fc
    .tuple(address, whiteSpace, fc.nat())
    .map(([email, space, at]) => inside(email, space, at)),
  'with nothing before the @': host.map((domain) => `@${domain}`),
  'with nothing after the @': dotted.map((local) => `${local}@`),
  'without a dot after the @': fc.tuple(dotted, plain).map((parts) => parts.join('@')),
  'whose host begins with its only dot': fc.tuple(dotted, plain).map((parts) => parts.join('@.')),
  'whose host ends with its only dot': fc.tuple(dotted, plain).map((parts) => `${parts.join('@')}.`),
};
for (const [how, values] of Object.entries(invalid)) {
  test(`validation rejects an e-mail address ${how}`, covers('VAL-EMAIL-SHAPE~2'), () => {
    expectMessage('email', values, rejection);
  });
}

const pieces = fc.string({ unit: fc.constantFrom('a', 'é', '@', '.', '.', ' ', '\u3000'), minLength: 1, maxLength: 9 });
for (const [what, text] of Object.entries({ 'pieces of addresses': pieces, 'any text': anyText })) {
  const rules = covers('VAL-EMAIL-SHAPE~2', 'VAL-ACCEPTED~2');
  test(`validation of ${what} as an e-mail address agrees with reading it character by character`, rules, () => {
    const values = text.map((value) => value.trim()).filter((value) => value !== '');
    expectMessage('email', values, (value) => (isAddress(value) ? undefined : rejection), 2000);
  });
}
