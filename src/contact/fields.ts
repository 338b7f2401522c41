/** Blanks, as members of a character class with the `u` or `v` flag: white space and two symbols without a glyph. */
const blank = String.raw`\p{White_Space}\u2800\u{1D159}`;

/**
 * Characters without width: controls other than white space, format characters, the default ignorable characters of
 * Unicode (`DI`, such as variation selectors and Hangul fillers), and U+FFFC, which replaces a picture in pasted text.
 */
export const ignorable = String.raw`\x00-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\p{Cf}\p{DI}\uFFFC`;
export const invisible = blank + ignorable;

/** The characters of an e-mail address before the @: letters of any script, digits, and the signs that HTML allows there. */
const local = String.raw`\p{L}\p{M}\p{Nd}!#$%&'*+\/=?^_\x60\{\|\}~\-`;
/** What may begin or end a domain label, and what only between: hyphens, and marks in Catalan, Hebrew and Japanese names. */
const host = String.raw`\p{L}\p{M}\p{Nd}`;
const between = String.raw`\-\u00B7\u05F3\u05F4\u30FB`;

/** One or more characters of a class, with ignorable characters between and after them, and characters of `before` in front. */
const run = (members: string, before = ignorable) =>
  `[${before}]*(?![${ignorable}])[${members}][${members}${ignorable}]*`;
const localPart = String.raw`${run(local, invisible)}(?:\.${run(local)})*`;
const label = `${run(host)}(?:[${between}]${run(host, between + ignorable)})*`;
/** Invisible characters at the end of a value, from the first blank on. The part before it already matches ignorable characters. */
const after = `(?:[${blank}][${invisible}]*)?`;

/** Letters with their combining marks (é as one code point or two), and joiners, which a name such as علی‌رضا needs. */
const letters = String.raw`(?![${ignorable}])\p{L}[\p{L}\p{M}\u200C\u200D]*`;
const afterLetters = String.raw`(?:(?![\p{L}\p{M}\u200C\u200D])[${invisible}]+)?`;

/**
 * The five fields of the contact form, in order (specification section 3), with their rules and messages (section 5).
 * A pattern applies to the whole value as typed, so that browsers can check it, too. It therefore allows the characters
 * that `clean` removes. No pattern can match a value in two ways, so no value makes the matching slow.
 */
export const fields = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    holds: 'name',
    autoComplete: 'name',
    hint: 'Letters and spaces only: O\u00a0Neil',
    missing: 'Name is required',
    // Letters of any script and spaces.
    pattern: String.raw`[${invisible}]*${letters}(?:\p{Zs}[\p{Zs}\u200C\u200D]*${letters})*${afterLetters}`,
    mismatch: 'Name must contain only letters and spaces',
  },
  // Not `type="email"`, because the browser would reject addresses that the pattern accepts, such as those outside ASCII.
  {
    name: 'email',
    label: 'Email',
    type: 'text',
    holds: 'address',
    autoComplete: 'email',
    missing: 'Email is required',
    // An address as HTML defines it, but in any script, and stricter about dots: the domain needs one, and the part before the
    // @ may have them only between other characters. The pattern also rejects what people copy with an address: brackets,
    // quotation marks, a bullet, a scheme or a second address.
    pattern: String.raw`${localPart}@${label}(?:\.${label})+${after}`,
    mismatch: 'Enter a valid email address',
  },
  // `tel-national`, because autofill with `tel` could add "+1" to a field that takes digits only. HTML allows this token
  // only on text controls, so `inputMode` brings up the phone keypad.
  {
    name: 'phone',
    label: 'Phone',
    type: 'text',
    holds: 'digits',
    autoComplete: 'tel-national',
    hint: 'Digits only, such as 8005550100',
    missing: 'Phone number is required',
    // 10 to 15 digits.
    pattern: `[${invisible}]*(?:[0-9][${ignorable}]*){10,15}${after}`,
    mismatch: 'Enter a valid phone number',
  },
  {
    name: 'subject',
    label: 'Subject',
    type: 'text',
    holds: 'prose',
    // Otherwise, browsers would suggest it to the next person at a shared computer.
    autoComplete: 'off',
    missing: 'Subject is required',
    // At least one visible character. Not `[^]*`: with the `v` flag, Chrome 113 never matches two characters with it.
    pattern: String.raw`[${invisible}]*[^${invisible}][\s\S]*`,
    mismatch: 'Subject is required',
  },
  { name: 'message', label: 'Message', type: 'textarea', holds: 'prose', missing: 'Message is required' },
] as const satisfies readonly Field[];

/**
 * How browsers treat what a field holds: its direction, its on-screen keyboard, and whether the keyboard changes letters. Prose
 * and names read in the direction of their own script, addresses and digits from left to right in every language.
 */
export const attributesOf = {
  prose: { dir: 'auto' },
  name: { dir: 'auto', autoCapitalize: 'words', autoCorrect: 'off' },
  address: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off' },
  digits: { dir: 'ltr', inputMode: 'tel', autoCapitalize: 'none', autoCorrect: 'off' },
} as const;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'textarea';
  readonly holds: keyof typeof attributesOf;
  readonly autoComplete?: string;
  readonly hint?: string;
  /** The message for an empty value. */
  readonly missing: string;
  /**
   * A regular expression for the whole value, as typed or cleaned. HTML has none for a textarea, so a message that the browser
   * posts can consist of nothing but invisible characters.
   */
  readonly pattern?: string;
  /** The message for a value that does not match the pattern. */
  readonly mismatch?: string;
}

export type FieldName = (typeof fields)[number]['name'];
/** The values of the five fields. */
export type Message = Record<FieldName, string>;
