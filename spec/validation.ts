/*
 * The contact form: fields, rules, messages, button labels (specification, sections 3 to 5).
 *
 * The rules of a field are checked in order; the field shows the message of the first rule that its value breaks. Values
 * are trimmed before all checks. Invisible characters, such as Unicode's format characters, count as white space at the
 * ends, and are removed inside an e-mail address or a phone number. A value without visible characters is missing.
 *
 * This project chose all values in `rejected` and `accepted`. `origin: 'extension'` marks those about which the
 * specification is silent: it says "letters", "spaces" and "digits", and this project accepts letters of any script with their
 * combining marks and joiners, spaces of any width but no tabs and no line breaks, and the digits 0 to 9.
 */

export type FieldName = 'name' | 'email' | 'phone' | 'subject' | 'message';

export interface Field {
  readonly name: FieldName;
  /** This project chose the labels and the kinds of controls. */
  readonly label: string;
  readonly control: 'input' | 'textarea';
  /** The autocomplete token, an extension; empty for none. */
  readonly autocomplete: string;
  readonly rules: readonly { readonly rule: 'required' | 'letters' | 'email' | 'phone'; readonly message: string }[];
}

export interface Rejected {
  readonly field: FieldName;
  readonly value: string;
  readonly message: string;
  readonly why: string;
  readonly origin?: 'extension';
}

export interface Accepted {
  readonly field: FieldName;
  readonly value: string;
  /** The value to send, an extension. */
  readonly sent: string;
  readonly why: string;
  readonly origin?: 'extension';
}

// biome-ignore format: a table, one rule per line
export const fields = [
  { name: 'name', label: 'Name', control: 'input', autocomplete: 'name', rules: [
    { rule: 'required', message: 'Name is required' },
    { rule: 'letters', message: 'Name must contain only letters and spaces' },
  ] },
  { name: 'email', label: 'Email', control: 'input', autocomplete: 'email', rules: [
    { rule: 'required', message: 'Email is required' },
    { rule: 'email', message: 'Enter a valid email address' },
  ] },
  // Not 'tel': with it, autofill could add a plus sign, which the phone rule rejects.
  { name: 'phone', label: 'Phone', control: 'input', autocomplete: 'tel-national', rules: [
    { rule: 'required', message: 'Phone number is required' },
    { rule: 'phone', message: 'Enter a valid phone number' },
  ] },
  // 'off' only while the page is in use: browsers must not suggest the subject to the next visitor, but must restore it for this one.
  { name: 'subject', label: 'Subject', control: 'input', autocomplete: 'off', rules: [
    { rule: 'required', message: 'Subject is required' },
  ] },
  { name: 'message', label: 'Message', control: 'textarea', autocomplete: '', rules: [
    { rule: 'required', message: 'Message is required' },
  ] },
] as const satisfies readonly Field[];

/** The usual label of the button, and its label after a success. */
export const buttonLabels = { idle: 'Submit', sent: 'Message Sent' } as const;

/** Values that a field rejects. For each message, component tests enter the last value that is not an extension. */
// biome-ignore format: a table, one value per row
export const rejected = [
  { field: 'name', value: '', message: 'Name is required', why: 'empty' },
  { field: 'name', value: '   ', message: 'Name is required', why: 'spaces only' },
  { field: 'name', value: '\t\u00a0\u3000', message: 'Name is required', why: 'other white space only' },
  { field: 'name', value: '\u200b\u2060', message: 'Name is required', why: 'format characters only', origin: 'extension' },
  { field: 'name', value: '\u3164', message: 'Name is required', why: 'an invisible letter', origin: 'extension' },
  { field: 'name', value: 'Ana\u200bLima', message: 'Name must contain only letters and spaces',
    why: 'format character other than a joiner', origin: 'extension' },
  { field: 'name', value: 'R2D2', message: 'Name must contain only letters and spaces', why: 'digits' },
  { field: 'name', value: "O'Brien", message: 'Name must contain only letters and spaces', why: 'straight apostrophe' },
  { field: 'name', value: 'O\u2019Brien', message: 'Name must contain only letters and spaces', why: 'curly apostrophe' },
  { field: 'name', value: 'Anne-Marie', message: 'Name must contain only letters and spaces', why: 'hyphen' },
  { field: 'name', value: 'Dr. Lee', message: 'Name must contain only letters and spaces', why: 'period' },
  { field: 'name', value: 'Ana_Lima', message: 'Name must contain only letters and spaces', why: 'underscore' },
  { field: 'name', value: 'x1 !!', message: 'Name must contain only letters and spaces', why: 'letters among other characters' },
  { field: 'name', value: 'Ana \u0663', message: 'Name must contain only letters and spaces', why: 'Arabic-Indic digit' },
  { field: 'name', value: 'Ana\tLima', message: 'Name must contain only letters and spaces', why: 'tab', origin: 'extension' },
  { field: 'name', value: 'Ana\u2028Lima', message: 'Name must contain only letters and spaces', why: 'line separator', origin: 'extension' },
  { field: 'name', value: 'Ana 😀', message: 'Name must contain only letters and spaces', why: 'emoji' },

  { field: 'email', value: '', message: 'Email is required', why: 'empty' },
  { field: 'email', value: '   ', message: 'Email is required', why: 'spaces only' },
  { field: 'email', value: 'ana', message: 'Enter a valid email address', why: 'no at sign' },
  { field: 'email', value: 'ana.example.com', message: 'Enter a valid email address', why: 'dots but no at sign' },
  { field: 'email', value: '@example.com', message: 'Enter a valid email address', why: 'nothing before the at sign' },
  { field: 'email', value: 'ana@', message: 'Enter a valid email address', why: 'nothing after the at sign' },
  { field: 'email', value: 'ana@example', message: 'Enter a valid email address', why: 'no dot after the at sign' },
  { field: 'email', value: 'ana@.com', message: 'Enter a valid email address', why: 'nothing before the dot' },
  { field: 'email', value: 'ana@example.', message: 'Enter a valid email address', why: 'nothing after the dot' },
  { field: 'email', value: 'ana@@example.com', message: 'Enter a valid email address', why: 'two at signs together' },
  { field: 'email', value: 'ana@b@example.com', message: 'Enter a valid email address', why: 'two at signs apart' },
  { field: 'email', value: 'ana lima@example.com', message: 'Enter a valid email address', why: 'space before the at sign' },
  { field: 'email', value: 'ana@exam ple.com', message: 'Enter a valid email address', why: 'space after the at sign' },
  { field: 'email', value: 'ana@example.com x', message: 'Enter a valid email address', why: 'space and more text' },
  { field: 'email', value: '\u200b', message: 'Email is required', why: 'format character only', origin: 'extension' },
  { field: 'email', value: 'ana@example.com.', message: 'Enter a valid email address', why: 'dot at its end', origin: 'extension' },
  { field: 'email', value: 'ana@example.com,', message: 'Enter a valid email address', why: 'comma at its end', origin: 'extension' },
  { field: 'email', value: 'ana@example.com!', message: 'Enter a valid email address', why: 'exclamation mark at its end', origin: 'extension' },
  { field: 'email', value: 'ana@example..com', message: 'Enter a valid email address', why: 'two dots after the at sign', origin: 'extension' },
  { field: 'email', value: 'ana..lima@example.com', message: 'Enter a valid email address', why: 'two dots before the at sign', origin: 'extension' },
  { field: 'email', value: '.ana@example.com', message: 'Enter a valid email address', why: 'dot at its beginning', origin: 'extension' },
  { field: 'email', value: 'ana.@example.com', message: 'Enter a valid email address', why: 'dot before the at sign', origin: 'extension' },
  { field: 'email', value: 'ana@-example.com', message: 'Enter a valid email address', why: 'hyphen after the at sign', origin: 'extension' },
  { field: 'email', value: 'ana@example-.com', message: 'Enter a valid email address', why: 'hyphen before a dot', origin: 'extension' },
  { field: 'email', value: 'mailto:ana@example.com', message: 'Enter a valid email address', why: 'scheme, as copied', origin: 'extension' },
  { field: 'email', value: '<ana@example.com>', message: 'Enter a valid email address', why: 'angle brackets', origin: 'extension' },
  { field: 'email', value: '\u201cana@example.com\u201d', message: 'Enter a valid email address', why: 'curly quotation marks', origin: 'extension' },
  { field: 'email', value: 'ana@example.com,ben@example.com', message: 'Enter a valid email address', why: 'two addresses', origin: 'extension' },
  { field: 'email', value: 'ana@example.com/', message: 'Enter a valid email address', why: 'slash at its end', origin: 'extension' },
  { field: 'email', value: '\u2018ana@example.com', message: 'Enter a valid email address',
    why: 'quotation mark at its beginning only', origin: 'extension' },
  { field: 'email', value: '\u2022ana@example.com', message: 'Enter a valid email address',
    why: 'bullet, as copied from a list', origin: 'extension' },
  { field: 'email', value: 'mailto\uff1aana@example.com', message: 'Enter a valid email address', why: 'full-width colon', origin: 'extension' },
  { field: 'email', value: 'ana@example\u3002com', message: 'Enter a valid email address', why: 'Chinese full stop', origin: 'extension' },
  { field: 'email', value: 'ana@exam\tple.com', message: 'Enter a valid email address', why: 'tab', origin: 'extension' },
  { field: 'email', value: 'ana\u2800lima@example.com', message: 'Enter a valid email address', why: 'Braille blank', origin: 'extension' },

  { field: 'phone', value: '', message: 'Phone number is required', why: 'empty' },
  { field: 'phone', value: '   ', message: 'Phone number is required', why: 'spaces only' },
  { field: 'phone', value: '805555014', message: 'Enter a valid phone number', why: '9 digits' },
  { field: 'phone', value: '8055550142000000', message: 'Enter a valid phone number', why: '16 digits' },
  { field: 'phone', value: '(805) 555-0142', message: 'Enter a valid phone number', why: 'punctuation, as pasted' },
  { field: 'phone', value: '805-555-0142', message: 'Enter a valid phone number', why: 'hyphens' },
  { field: 'phone', value: '805 555 0142', message: 'Enter a valid phone number', why: 'inner spaces' },
  { field: 'phone', value: '+18055550142', message: 'Enter a valid phone number', why: 'plus sign' },
  { field: 'phone', value: '8055550142x3', message: 'Enter a valid phone number', why: 'letter after enough digits' },
  { field: 'phone', value: '８０５５５５０１４２', message: 'Enter a valid phone number', why: 'full-width digits', origin: 'extension' },
  { field: 'phone', value: '٨٠٥٥٥٥٠١٤٢', message: 'Enter a valid phone number', why: 'Arabic-Indic digits', origin: 'extension' },
  { field: 'phone', value: '\u202d\u202c', message: 'Phone number is required', why: 'format characters only', origin: 'extension' },
  { field: 'phone', value: '\u202d(805) 555-0100\u202c', message: 'Enter a valid phone number',
    why: 'punctuation between format characters', origin: 'extension' },

  { field: 'subject', value: '', message: 'Subject is required', why: 'empty' },
  { field: 'subject', value: ' \t ', message: 'Subject is required', why: 'white space only' },
  { field: 'subject', value: '\u200e \u00ad', message: 'Subject is required', why: 'format characters and a space', origin: 'extension' },

  { field: 'message', value: '', message: 'Message is required', why: 'empty' },
  { field: 'message', value: ' \n\n ', message: 'Message is required', why: 'white space and line breaks only' },
  { field: 'message', value: '\u200b', message: 'Message is required', why: 'format character only', origin: 'extension' },
  { field: 'message', value: '\u2800\ufe0f\u034f', message: 'Message is required', why: 'invisible characters only', origin: 'extension' },
  { field: 'message', value: '\ufffc', message: 'Message is required', why: 'placeholder of a picture that was not pasted', origin: 'extension' },
] as const satisfies readonly Rejected[];

// biome-ignore format: a table, one value per row
export const accepted = [
  { field: 'name', value: 'Ana', sent: 'Ana', why: 'plain letters' },
  { field: 'name', value: 'A', sent: 'A', why: 'one letter' },
  { field: 'name', value: 'Ana Lima Cruz', sent: 'Ana Lima Cruz', why: 'spaces between words' },
  { field: 'name', value: 'Ana\u00a0Lima', sent: 'Ana\u00a0Lima', why: 'no-break space between words', origin: 'extension' },
  { field: 'name', value: '  Ana Lima  ', sent: 'Ana Lima', why: 'outer spaces are trimmed' },
  { field: 'name', value: 'José', sent: 'José', why: 'accented letter', origin: 'extension' },
  { field: 'name', value: 'Jose\u0301', sent: 'Jose\u0301', why: 'accent as a combining mark', origin: 'extension' },
  { field: 'name', value: 'Nguyễn', sent: 'Nguyễn', why: 'Vietnamese letter', origin: 'extension' },
  { field: 'name', value: '李小龙', sent: '李小龙', why: 'Chinese letters', origin: 'extension' },
  { field: 'name', value: 'अमित', sent: 'अमित', why: 'letters with a vowel sign', origin: 'extension' },
  { field: 'name', value: 'Ольга', sent: 'Ольга', why: 'Cyrillic letters', origin: 'extension' },
  { field: 'name', value: 'علی\u200cرضا', sent: 'علی\u200cرضا', why: 'joiner between letters', origin: 'extension' },
  { field: 'name', value: 'അന\u0d4d\u200dമ', sent: 'അന\u0d4d\u200dമ', why: 'joiner after a mark', origin: 'extension' },
  { field: 'name', value: '\u200fAna\u200d', sent: 'Ana', why: 'format characters at the ends', origin: 'extension' },
  { field: 'name', value: '\ufe0fAna\u3164', sent: 'Ana', why: 'variation selector and filler at the ends', origin: 'extension' },
  { field: 'name', value: '葛\u{e0100}', sent: '葛\u{e0100}', why: 'variant of a letter', origin: 'extension' },

  { field: 'email', value: 'ana@example.com', sent: 'ana@example.com', why: 'plain' },
  { field: 'email', value: 'a@b.co', sent: 'a@b.co', why: 'shortest parts' },
  { field: 'email', value: 'ana@mail.ward.clinic.example.org', sent: 'ana@mail.ward.clinic.example.org', why: 'a domain of five parts' },
  { field: 'email', value: 'ana.lima+site@mail.example.org', sent: 'ana.lima+site@mail.example.org', why: 'dots and a plus sign' },
  { field: 'email', value: '  ana@example.com ', sent: 'ana@example.com', why: 'outer spaces are trimmed' },
  { field: 'email', value: 'ana@example.com\u200b', sent: 'ana@example.com', why: 'format character at its end', origin: 'extension' },
  { field: 'email', value: '\ufeffana\u00ad@exam\u2060ple.com', sent: 'ana@example.com', why: 'format characters within', origin: 'extension' },
  { field: 'email', value: "o'brien_7@mail-1.example.org", sent: "o'brien_7@mail-1.example.org", why: 'apostrophe, underscore, digits, hyphen' },
  { field: 'email', value: 'ana@col\u00b7lecció.cat', sent: 'ana@col\u00b7lecció.cat', why: 'Catalan middle dot', origin: 'extension' },
  { field: 'email', value: '\ufffcana@example.com\u2800', sent: 'ana@example.com',
    why: 'placeholder of a picture that was not pasted, and a blank', origin: 'extension' },
  { field: 'email', value: 'josé@exämple.com', sent: 'josé@exämple.com', why: 'accented letters', origin: 'extension' },
  { field: 'email', value: '漢@例え.jp', sent: '漢@例え.jp', why: 'Japanese letters', origin: 'extension' },

  { field: 'phone', value: '8055550142', sent: '8055550142', why: '10 digits' },
  { field: 'phone', value: '18055550142', sent: '18055550142', why: '11 digits' },
  { field: 'phone', value: '805555014200000', sent: '805555014200000', why: '15 digits' },
  { field: 'phone', value: ' 8055550142 ', sent: '8055550142', why: 'outer spaces are trimmed' },
  { field: 'phone', value: '\u202d8055550100\u202c', sent: '8055550100', why: 'direction marks, as copied from contacts', origin: 'extension' },
  { field: 'phone', value: '8055550100\u200e', sent: '8055550100', why: 'direction mark at its end', origin: 'extension' },
  { field: 'phone', value: '\u28008055\ufe0f550100\ufffc', sent: '8055550100', why: 'other invisible characters', origin: 'extension' },
  { field: 'phone', value: '805\u2060555\u00ad0100 \u200b', sent: '8055550100', why: 'format characters within', origin: 'extension' },

  { field: 'subject', value: 'x', sent: 'x', why: 'one character' },
  { field: 'subject', value: ' First visit? 1 + 1 ', sent: 'First visit? 1 + 1', why: 'any characters; trimmed' },

  { field: 'message', value: 'Hello', sent: 'Hello', why: 'one word' },
  { field: 'message', value: ' I have a question 😀 ', sent: 'I have a question 😀', why: 'emoji; trimmed' },
  { field: 'message', value: '\u200bWe are a family 👩\u200d👧\u00ad', sent: 'We are a family 👩\u200d👧',
    why: 'joiner within an emoji', origin: 'extension' },
  { field: 'message', value: 'Thank you ❤\ufe0f\u200d', sent: 'Thank you ❤\ufe0f', why: 'emoji with a variation selector', origin: 'extension' },
  { field: 'message', value: 'From \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ',
    sent: 'From \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', why: 'flag of England, with its tags',
    origin: 'extension' },
] as const satisfies readonly Accepted[];
