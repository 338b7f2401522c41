/* Characters of which nothing can be seen, as members of a character class with the flag `u` or `v`. */

/** Blanks: white space, and two symbols that are drawn as nothing. */
export const blank = String.raw`\p{White_Space}\u2800\u{1D159}`;

/**
 * Characters that take no room: controls other than white space, format characters, what Unicode says to ignore (`DI`, such
 * as variation selectors and Hangul fillers), and U+FFFC, which stands for a picture that did not come along.
 */
export const ignorable = String.raw`\x00-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\p{Cf}\p{DI}\uFFFC`;

/** All of these. */
export const invisible = blank + ignorable;
