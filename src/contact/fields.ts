/** The contact message's five fields, in the order of specification section 3. */
export const fields = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autoComplete: 'name',
    hint: 'For a hyphen or apostrophe, use a space',
  },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  // `tel-national`, because a number filled in with "+1" would not be digits only.
  // HTML allows that token on a text control only, so `inputMode` asks for the telephone keypad.
  {
    name: 'phone',
    label: 'Phone',
    type: 'text',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    hint: 'Digits only, such as 8005550100',
  },
  { name: 'subject', label: 'Subject', type: 'text', autoComplete: 'off' },
  { name: 'message', label: 'Message', type: 'textarea', autoComplete: 'off' },
] as const satisfies readonly Field[];

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'textarea';
  /** The on-screen keyboard to show, where the type does not say it. */
  readonly inputMode?: 'tel';
  readonly autoComplete: string;
  /** Shown between the label and the control. */
  readonly hint?: string;
}

export type FieldName = (typeof fields)[number]['name'];
/** The values of the five fields. */
export type Message = Record<FieldName, string>;
