import { blank, ignorable, invisible } from './invisible';

/** What an address has before the @: letters of any script, digits, and the signs that HTML allows there. */
const local = String.raw`\p{L}\p{M}\p{Nd}!#$%&'*+\/=?^_\x60\{\|\}~\-`;
/** What a label of a domain has at its ends, and what only between: hyphens, and marks of Catalan, Hebrew and Japanese names. */
const host = String.raw`\p{L}\p{M}\p{Nd}`;
const between = String.raw`\-\u00B7\u05F3\u05F4\u30FB`;

/** One or more characters of a class, with ignorable ones in it and after it, and others before it. */
const run = (members: string, before = ignorable) =>
  `[${before}]*(?![${ignorable}])[${members}][${members}${ignorable}]*`;
const localPart = String.raw`${run(local, invisible)}(?:\.${run(local)})*`;
const label = `${run(host)}(?:[${between}]${run(host, between + ignorable)})*`;
/** What cannot be seen after characters that may themselves be followed by ignorable ones. */
const after = `(?:[${blank}][${invisible}]*)?`;

/** Letters, each with its combining marks (é as one code point or two), and joiners, which spell a name such as علی‌رضا. */
const letters = String.raw`(?![${ignorable}])\p{L}[\p{L}\p{M}\u200C\u200D]*`;
const afterLetters = String.raw`(?:(?![\p{L}\p{M}\u200C\u200D])[${invisible}]+)?`;

/**
 * The five fields of the contact form, in order (specification section 3), with their rules and messages (section 5).
 * A pattern is for the whole value as it is typed, so that browsers can check it too: it allows what `clean` removes. None
 * can match the same text in two ways, so that no input makes it slow.
 */
export const fields = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autoComplete: 'name',
    hint: 'Letters and spaces only. For O’Neil-Cruz, please type O Neil Cruz.',
    missing: 'Name is required',
    // Letters of any script, and spaces.
    pattern: String.raw`[${invisible}]*${letters}(?:\p{Zs}[\p{Zs}\u200C\u200D]*${letters})*${afterLetters}`,
    mismatch: 'Name must contain only letters and spaces',
  },
  // Not `type="email"`: the browser would refuse some addresses that the pattern accepts, such as those not in ASCII.
  {
    name: 'email',
    label: 'Email',
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    missing: 'Email is required',
    // What HTML calls a valid address, in any script: no dot at an end or beside another, and nothing that comes along when
    // an address is copied, such as brackets, quotation marks, a bullet, a scheme or a second address.
    pattern: String.raw`${localPart}@${label}(?:\.${label})+${after}`,
    mismatch: 'Enter a valid email address',
  },
  // `tel-national`, because autofill with `tel` could add "+1", and the field takes digits only. HTML allows this token
  // on text controls only, so `inputMode` brings up the phone keypad.
  {
    name: 'phone',
    label: 'Phone',
    type: 'text',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    hint: 'Digits only, such as 8005550100',
    missing: 'Phone number is required',
    pattern: `[${invisible}]*[0-9](?:[${ignorable}]*[0-9]){9,14}[${ignorable}]*${after}`,
    mismatch: 'Enter a valid phone number',
  },
  {
    name: 'subject',
    label: 'Subject',
    type: 'text',
    missing: 'Subject is required',
    // Something that can be seen. Not `[^]*`: with the flag `v`, it never matches two characters in Chrome 113.
    pattern: String.raw`[${invisible}]*[^${invisible}][\s\S]*`,
    mismatch: 'Subject is required',
  },
  { name: 'message', label: 'Message', type: 'textarea', missing: 'Message is required' },
] as const satisfies readonly Field[];

export type Field = TextField | TextArea;

interface Control {
  readonly name: string;
  readonly label: string;
  /** The autofill token, for what browsers know of a visitor. */
  readonly autoComplete?: string;
  /** Help text below the control. */
  readonly hint?: string;
  /** The message for an empty value. */
  readonly missing: string;
}

interface TextField extends Control {
  readonly type: 'text';
  /** The on-screen keyboard, where it is not that for words. */
  readonly inputMode?: 'email' | 'tel';
  /** A regular expression for the whole value, as typed or cleaned. */
  readonly pattern: string;
  /** The message for a value that does not match the pattern. */
  readonly mismatch: string;
}

/** HTML has no `pattern` for it: what the browser itself posts may be invisible. */
interface TextArea extends Control {
  readonly type: 'textarea';
}

export type FieldName = (typeof fields)[number]['name'];
/** The values of the five fields. */
export type Message = Record<FieldName, string>;
