/** The five fields of the contact form, in order (specification section 3). */
export const fields = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autoComplete: 'name',
    hint: 'Letters and spaces only. For O’Neil-Cruz, please type O Neil Cruz.',
  },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  // `tel-national`, because autofill with `tel` could add "+1", and the field takes digits only. HTML allows this token
  // on text controls only, so `inputMode` brings up the phone keypad.
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
  /** The on-screen keyboard, where it does not follow from the type. */
  readonly inputMode?: 'tel';
  readonly autoComplete: string;
  /** Help text between the label and the control. */
  readonly hint?: string;
}

export type FieldName = (typeof fields)[number]['name'];
/** The values of the five fields. */
export type Message = Record<FieldName, string>;
