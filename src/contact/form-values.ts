import { type FieldName, fields, type Message } from './fields';

/**
 * Returns the control of a field in a contact form.
 * @throws when the form has no control of that name
 */
export function controlOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`The contact form has no control named ${name}`);
}

/** Returns the five values, trimmed. FormData would change their line breaks. */
export function readTrimmed(form: HTMLFormElement): Message {
  const entries = fields.map(({ name }) => [name, controlOf(form, name).value.trim()]);
  return Object.fromEntries(entries) as Message;
}

/** Writes values into the empty controls; what the visitor has typed in the meantime stays. */
export function restore(form: HTMLFormElement, values: Message): void {
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control.value === '') control.value = values[name];
  }
}
