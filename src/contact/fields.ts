/** The contact message's five fields, in the order of specification section 3. */
export const fields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  // `tel-national`, because a number filled in with "+1" would not be digits only.
  // HTML allows that token on a text control only; the keyboard of digits comes from `keyboard`.
  {
    name: 'phone',
    label: 'Phone',
    type: 'text',
    keyboard: 'tel',
    autoComplete: 'tel-national',
    hint: 'Digits only, such as 8005550100',
  },
  { name: 'subject', label: 'Subject', type: 'text', autoComplete: 'off' },
  { name: 'message', label: 'Message', type: 'multiline', autoComplete: 'off' },
] as const satisfies readonly Field[];

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'multiline';
  /** Which keyboard a telephone offers, where the type does not say it. */
  readonly keyboard?: 'tel';
  readonly autoComplete: string;
  readonly hint?: string;
}

export type FieldName = (typeof fields)[number]['name'];
export type Message = Record<FieldName, string>;
