import fc from 'fast-check';
import { scripts } from './scripts';

/**
 * Characters by code point, copied from the Unicode tables instead of derived from a regular expression, so that the
 * tests of the validators share no source with them.
 */
export const range = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((n) => String.fromCodePoint(n));

/** A letter of any of 160 scripts. */
export const letter = fc.oneof(...Object.values(scripts).map(([first, last]) => range(first, last)));

/** Combining marks. */
export const mark = fc.oneof(
  range(0x300, 0x36f), // accents
  range(0x5b0, 0x5bd), // Hebrew points
  range(0x64b, 0x652), // Arabic vowel signs
  range(0x93e, 0x94c), // Devanagari vowel signs
  range(0xe34, 0xe3a), // Thai vowel signs
);

/** The zero of each set of digits: Arabic, Persian, Devanagari, Bengali, Thai, Tibetan, full-width, bold. */
const otherZeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xf20, 0xff10, 0x1d7ce] as const;

/** 0 to 9. */
export const digit = range(0x30, 0x39);

/** A digit other than 0 to 9. */
export const otherDigit = fc
  .tuple(fc.constantFrom(...otherZeros), fc.nat({ max: 9 }))
  .map(([zero, n]) => String.fromCodePoint(zero + n));

/** Characters that look like digits: superscripts, subscripts, circled digits, letters, Han numerals. */
export const lookAlike = fc.constantFrom(...'⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉⓪①②③④⑤⑥⑦⑧⑨½OoОоlIІ〇一二三');

/** Symbols and punctuation: no letters, marks, white space or digits. */
export const sign = fc.constantFrom(...'\'’-–—._,;:!?/\\()[]{}@#$%&*+=<>|~^`"«»¡¿©°²½Ⅷ①€·•', '😀', '❤️');

const characters = (...codePoints: readonly number[]) => codePoints.map((n) => String.fromCodePoint(n));

/** Unicode's space separators: the space, no-break spaces, and spaces of every width. */
export const spaces: readonly string[] = [
  ...characters(0x20, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009),
  ...characters(0x200a, 0x202f, 0x205f, 0x3000),
];

/** White space that is no space: tabs, line breaks, page breaks, separators of lines and paragraphs, the byte order mark. */
export const otherWhiteSpaces: readonly string[] = characters(0x9, 0xa, 0xb, 0xc, 0xd, 0x85, 0x2028, 0x2029, 0xfeff);

/** Every character that trimming removes. */
export const whiteSpaces: readonly string[] = [...spaces, ...otherWhiteSpaces.filter((one) => one.trim() === '')];

export const whiteSpace = fc.constantFrom(...whiteSpaces);

/** Arbitrary text. */
export const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
