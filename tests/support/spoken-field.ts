import { type FieldName, fields } from '../../spec/contact-form';

/** What a field says beside its label, before any attempt to send; the contract leaves it free. */
export function hintOf(name: FieldName): string {
  const box = document.querySelector(`[name="${name}"]`)?.parentElement;
  return box?.querySelector('p[id$="-hint"]')?.textContent ?? '';
}

/**
 * How a screen reader speaks of a field of the contact form.
 * @param wrong what stands in it and the message that it got, where it was found wrong
 */
export function fieldSpoken(name: FieldName, wrong?: { readonly value: string; readonly message: string }): string {
  const label = fields.find((field) => field.name === name)?.label ?? '';
  const description = [wrong?.message, hintOf(name)].filter(Boolean).join(' ');
  return ['textbox', label, wrong?.value, description, wrong && 'invalid', 'required'].filter(Boolean).join(', ');
}
