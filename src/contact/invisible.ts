/* Invisible characters, as members of a character class with the `u` or `v` flag. */

/** Blanks: white space and two symbols without a visible glyph. */
export const blank = String.raw`\p{White_Space}\u2800\u{1D159}`;

/**
 * Characters without width: controls other than white space, format characters, the default ignorable characters of
 * Unicode (`DI`, such as variation selectors and Hangul fillers), and U+FFFC, which replaces a picture in pasted text.
 */
export const ignorable = String.raw`\x00-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\p{Cf}\p{DI}\uFFFC`;

/** All invisible characters. */
export const invisible = blank + ignorable;
