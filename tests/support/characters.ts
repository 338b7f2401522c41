import fc from 'fast-check';

/**
 * Generates a character between two code points. The ranges in this file are copied from the Unicode tables, not derived
 * from a regular expression, so that the tests do not repeat a mistake of the validators.
 */
const range = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((n) => String.fromCodePoint(n));

/** A letter of a script that many patients use, or a letter outside the Basic Multilingual Plane (Adlam, rare Han). */
// biome-ignore format: a table, by script
export const letter = fc.oneof(
  range(0x41, 0x5a), range(0x61, 0x7a), range(0xdf, 0xf6), // Latin, and ß to ö
  range(0x100, 0x17f), range(0x1ea0, 0x1ef9), // Latin of Central Europe and Turkey; Vietnamese
  range(0x3b1, 0x3c9), range(0x400, 0x481), range(0x531, 0x556), // Greek, Cyrillic, Armenian
  range(0x5d0, 0x5ea), range(0x620, 0x63f), range(0x1200, 0x1248), // Hebrew, Arabic, Ethiopic
  range(0x904, 0x939), range(0xa05, 0xa0a), range(0xe01, 0xe30), range(0x1780, 0x17b3), // Devanagari, Gurmukhi, Thai, Khmer
  range(0x3041, 0x3096), range(0x4e00, 0x9fa5), range(0xac00, 0xd7a3), // Hiragana, Han, Hangul
  range(0x1e900, 0x1e943), range(0x20000, 0x2a6d6), // Adlam, rare Han
);

/** Combining marks. */
export const mark = fc.oneof(
  range(0x300, 0x34e), // accents, without the invisible grapheme joiner
  range(0x350, 0x36f),
  range(0x5b0, 0x5bd), // Hebrew points
  range(0x64b, 0x652), // Arabic vowel signs
  range(0x93e, 0x94c), // Devanagari vowel signs
  range(0xe34, 0xe3a), // Thai vowel signs
);

/** The zeros of other sets of digits: Arabic, Persian, Devanagari, Bengali, Thai, Tibetan, full-width, bold. */
const otherZeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xf20, 0xff10, 0x1d7ce] as const;

/** 0 to 9. */
export const digit = range(0x30, 0x39);

/** A digit other than 0 to 9. */
export const otherDigit = fc
  .tuple(fc.constantFrom(...otherZeros), fc.nat({ max: 9 }))
  .map(([zero, n]) => String.fromCodePoint(zero + n));

/** Characters like digits: superscripts, subscripts, circled digits, a fraction, letters, Han numerals. */
export const lookAlike = fc.constantFrom(...'⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉⓪①②③④⑤⑥⑦⑧⑨½OoОоlIІ〇一二三');

/** Symbols, punctuation, emoji, and numbers that are not digits. */
export const sign = fc.constantFrom(...'\'’-–—._,;:!?/\\()[]{}@#$%&*+=<>|~^`"«»¡¿©°²½Ⅷ①€·•', '😀', '❤️');

const characters = (...codePoints: readonly number[]) => codePoints.map((n) => String.fromCodePoint(n));

/** Unicode's space separators: the space, no-break spaces, and spaces of every width. */
export const spaces: readonly string[] = [
  ...characters(0x20, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009),
  ...characters(0x200a, 0x202f, 0x205f, 0x3000),
];

/** White space other than spaces: tabs, line and page breaks, line and paragraph separators, the byte order mark. */
export const otherWhiteSpaces: readonly string[] = characters(0x9, 0xa, 0xb, 0xc, 0xd, 0x85, 0x2028, 0x2029, 0xfeff);

/** Every character that `trim` removes. */
export const whiteSpaces: readonly string[] = [...spaces, ...otherWhiteSpaces.filter((one) => one.trim() === '')];

export const whiteSpace = fc.constantFrom(...whiteSpaces);

/** The joiners: invisible characters that change the shape of their neighbors. */
export const joiner = fc.constantFrom('\u200c', '\u200d');

/** Other format characters, such as direction marks, the soft hyphen, the zero-width space, and tags. */
export const format = fc.oneof(
  fc.constantFrom('\u00ad', '\u061c', '\u200b', '\u200e', '\u200f', '\ufeff'),
  range(0x202a, 0x202e),
  range(0x2060, 0x2064),
  range(0x2066, 0x206f),
  range(0xe0020, 0xe007f),
);

/** Other invisible characters: grapheme joiner, fillers, Braille blank, null notehead, object replacement, control. */
export const filler = fc.constantFrom(...'\u034f\u115f\u3164\uffa0\u2800\u{1d159}\ufffc\u0002');

/** Arbitrary text. */
export const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

/** A character that may decide whether a value is valid. */
export const anyCharacter = fc.oneof(letter, mark, digit, otherDigit, sign, whiteSpace, format, joiner, filler);

/** Inserts a string anywhere in another, or before or after it. */
export const withExtra = (texts: fc.Arbitrary<string>, extras: fc.Arbitrary<string>) =>
  fc.tuple(texts, extras, fc.nat()).map(([text, extra, at]) => {
    const all = [...text];
    all.splice(at % (all.length + 1), 0, extra);
    return all.join('');
  });
