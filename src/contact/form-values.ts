import { clean } from './clean';
import { type FieldName, fields, type Message } from './fields';

/** Returns the control of a field in a contact form, or null if, for example, an extension has removed it. */
export const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

/** Returns a message with one value for each field. */
export const messageWith = (read: (name: FieldName) => string): Message =>
  Object.fromEntries(fields.map(({ name }) => [name, read(name)])) as Message;

/** Returns the five values as typed. */
export const valuesOf = (form: HTMLFormElement): Message => messageWith((name) => controlOf(form, name)?.value ?? '');

/** Returns the five values, cleaned. Doesn’t use FormData, which would change line breaks. */
export function readMessage(form: HTMLFormElement): Message {
  const values = valuesOf(form);
  return messageWith((name) => clean(name, values[name]));
}

/** Writes the values that differ. Unlike `form.reset()`, this moves no caret that a screen reader would follow. */
export function write(form: HTMLFormElement, values: Message): void {
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control && control.value !== values[name]) control.value = values[name];
  }
}
