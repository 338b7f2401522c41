import { type FieldName, fields } from '../../spec/contact-form';

/** The hint of a field, if any; the contract does not prescribe it. */
export function hintOf(name: FieldName): string {
  const box = document.querySelector(`[name="${name}"]`)?.parentElement;
  return box?.querySelector('p[id$="-hint"]')?.textContent ?? '';
}

/**
 * The phrase that the screen reader should speak for a field of the contact form.
 * @param invalid the value and error message of an invalid field
 */
export function fieldPhrase(name: FieldName, invalid?: { readonly value: string; readonly message: string }): string {
  const label = fields.find((field) => field.name === name)?.label ?? '';
  const description = [invalid?.message, hintOf(name)].filter(Boolean).join(' ');
  return ['textbox', label, invalid?.value, description, invalid && 'invalid', 'required'].filter(Boolean).join(', ');
}
