import { clean } from './clean';
import { type FieldName, fields, type Message } from './fields';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the control of a field in a form, or null if, for example, an extension has removed it. */
export const find = (form: HTMLFormElement, name: FieldName) => form.querySelector<Control>(`[name="${name}"]`);

/**
 * Returns the control of a field in a contact form.
 * @throws when the form has no control of that name
 */
export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  const control = find(form, name);
  if (!control) throw new Error(`The contact form has no control named ${name}`);
  return control;
}

/** Returns the five values as typed. */
export function valuesOf(form: HTMLFormElement): Message {
  return Object.fromEntries(fields.map(({ name }) => [name, find(form, name)?.value ?? ''])) as Message;
}

/** Returns the five values, cleaned. Doesn’t use FormData, which would change line breaks. */
export function readMessage(form: HTMLFormElement): Message {
  const entries = fields.map(({ name }) => [name, clean(name, controlOf(form, name).value)]);
  return Object.fromEntries(entries) as Message;
}
