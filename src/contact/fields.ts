/** What cannot be seen, before, between and after the characters of an address or a number. */
const before = String.raw`[\s\p{Cf}\p{DI}]*`;
const within = String.raw`[\p{Cf}\p{DI}]*`;
const after = String.raw`(?:(?!\p{Cf})\s[\s\p{Cf}\p{DI}]*)?`;
/** A word of an address before the @, and one after it; dots join them. */
const localWord = String.raw`(?:[^\s@.,;:<>\(\)\[\]"\\\p{Cc}\p{Cf}\p{DI}]${within})+`;
const letters = String.raw`(?:(?!\p{DI})[\p{L}\p{M}\p{N}]${within})+`;
const hostWord = `${letters}(?:(?:-${within})+${letters})*`;
const dot = String.raw`\.${within}`;
/** A letter that can be seen. Between letters, joiners belong to a name such as علی‌رضا. */
const letter = String.raw`(?!\p{DI})\p{L}`;

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
    // Letters of any script with their combining marks (é as one code point or two), and spaces.
    pattern: String.raw`[\s\p{Cf}]*${letter}(?:[\u200c\u200d]*(?:\p{M}|\p{Zs}*${letter}))*[\s\p{Cf}]*`,
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
    // x@y.z: without spaces, brackets, quotation marks, and dots that stand at an end or together.
    pattern: `${before}${localWord}(?:${dot}${localWord})*@${within}${hostWord}(?:${dot}${hostWord})+${after}`,
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
    pattern: `${before}(?:[0-9]${within}){10,15}${after}`,
    mismatch: 'Enter a valid phone number',
  },
  {
    name: 'subject',
    label: 'Subject',
    type: 'text',
    missing: 'Subject is required',
    // Something that can be seen.
    pattern: String.raw`[\s\p{Cc}\p{Cf}\p{DI}\u2800]*[^\s\p{Cc}\p{Cf}\p{DI}\u2800][^]*`,
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
  /** Help text between the label and the control. */
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

/** HTML has no `pattern` for it. */
interface TextArea extends Control {
  readonly type: 'textarea';
}

export type FieldName = (typeof fields)[number]['name'];
/** The values of the five fields. */
export type Message = Record<FieldName, string>;
