import fc from 'fast-check';

/**
 * Characters by code point, copied from the Unicode tables instead of derived from a regular expression, so that the
 * tests of the validators share no source with them.
 */
export const range = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((n) => String.fromCodePoint(n));

/** A letter: of the scripts that most patients write in, in capitals and not, and of two beyond the basic plane. */
export const letter = fc.oneof(
  range(0x41, 0x5a), // Latin
  range(0x61, 0x7a),
  range(0xdf, 0xf6), // ß to ö
  range(0x100, 0x17f), // Latin of Central Europe and Turkey
  range(0x1ea0, 0x1ef9), // Vietnamese
  range(0x3b1, 0x3c9), // Greek
  range(0x400, 0x481), // Cyrillic
  range(0x531, 0x556), // Armenian
  range(0x5d0, 0x5ea), // Hebrew
  range(0x620, 0x63f), // Arabic
  range(0x904, 0x939), // Devanagari
  range(0xa05, 0xa0a), // Punjabi
  range(0xe01, 0xe30), // Thai
  range(0x1200, 0x1248), // Ethiopic
  range(0x1780, 0x17b3), // Khmer
  range(0x3041, 0x3096), // Hiragana
  range(0x4e00, 0x9fa5), // Han
  range(0xac00, 0xd7a3), // Hangul
  range(0x1e900, 0x1e943), // Adlam
  range(0x20000, 0x2a6d6), // rare Han
);

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
