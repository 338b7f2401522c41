import type { FieldName } from './fields';

/**
 * The control of a field in a contact form.
 * @throws when the form has none of that name
 */
export function controlOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`The contact form has no control named ${name}`);
}
