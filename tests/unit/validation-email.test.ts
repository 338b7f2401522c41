import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from '../../src/contact/validation';
import { anyText, whiteSpace, whiteSpaces } from '../support/characters';
import { covers } from '../support/covers';
import { goodMessage, messageOf } from '../support/messages';
import { runs } from '../support/seed';

const refusal = messageOf('email', 'email');
const verdict = (email: string) => validate({ ...goodMessage, email }).email;

/** Reads an address sign by sign: something, one at sign, something, a dot, something, no white space. */
function hasTheShape(value: string): boolean {
  let at = -1;
  let dotInside = false;
  const last = value.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const sign = value.charAt(index);
    if (whiteSpaces.includes(sign)) return false;
    if (sign === '@' && at !== -1) return false;
    if (sign === '@') at = index;
    if (sign === '.' && at !== -1 && index > at + 1 && index < last) dotInside = true;
  }
  return at > 0 && dotInside;
}

/** Signs that stand for themselves in an address. */
const plainSign = fc.constantFrom(...'abcXYZ0189-_+!#%&\'*/=?^`{|}~"<>(),:;[]\\éß漢');
const plain = fc.string({ unit: plainSign, minLength: 1, maxLength: 20 });
const dotted = fc.array(plain, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const host = fc.array(plain, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.'));
const address = fc.tuple(dotted, host).map((parts) => parts.join('@'));

/** Puts `extra` into `text`, at a place that is neither its beginning nor its end. */
function inside(text: string, extra: string, at: number): string {
  const place = 1 + (at % (text.length - 1));
  return text.slice(0, place) + extra + text.slice(place);
}

test('an address built of its parts passes', covers('VAL-ACCEPTED~1'), () => {
  fc.assert(
    fc.property(address, (email) => {
      expect(verdict(email)).toBeUndefined();
    }),
  );
});

const broken = {
  'without an at sign': address.map((email) => email.replace('@', '')),
  'with a second at sign': fc.tuple(address, fc.nat()).map(([email, at]) => inside(email, '@', at)),
  'with white space inside': fc
    .tuple(address, whiteSpace, fc.nat())
    .map(([email, space, at]) => inside(email, space, at)),
  'with nothing before the at sign': host.map((domain) => `@${domain}`),
  'with nothing after the at sign': dotted.map((local) => `${local}@`),
  'without a dot after the at sign': fc.tuple(dotted, plain).map((parts) => parts.join('@')),
  'whose host begins with its only dot': fc.tuple(dotted, plain).map((parts) => parts.join('@.')),
  'whose host ends with its only dot': fc.tuple(dotted, plain).map((parts) => `${parts.join('@')}.`),
};
for (const [how, email] of Object.entries(broken)) {
  test(`an address ${how} is refused`, covers('VAL-EMAIL-SHAPE~1'), () => {
    fc.assert(
      fc.property(email, (value) => {
        expect(verdict(value)).toBe(refusal);
      }),
    );
  });
}

const scraps = fc.string({ unit: fc.constantFrom('a', 'é', '@', '.', '.', ' ', '\u3000'), minLength: 1, maxLength: 9 });
const texts = { 'scraps of addresses': scraps, 'any text': anyText };
for (const [what, text] of Object.entries(texts)) {
  const rules = covers('VAL-EMAIL-SHAPE~1', 'VAL-ACCEPTED~1');
  test(`the verdict on ${what} is that of reading it sign by sign`, rules, () => {
    const trimmed = text.map((value) => value.trim()).filter((value) => value !== '');
    fc.assert(
      fc.property(trimmed, (value) => {
        expect(verdict(value)).toBe(hasTheShape(value) ? undefined : refusal);
      }),
      { numRuns: runs(2000) },
    );
  });
}
