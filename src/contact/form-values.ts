import { clean } from './clean';
import { type FieldName, fields, type Message } from './fields';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A form with a visitor's text, and the element that had the focus when the form unmounted. */
export interface WrittenForm {
  readonly form: HTMLFormElement;
  readonly focused?: Element | null;
}

const find = (form: HTMLFormElement, name: FieldName) => form.querySelector<Control>(`[name="${name}"]`);

/**
 * Returns the control of a field in a contact form.
 * @throws when the form has no control of that name
 */
export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  const control = find(form, name);
  if (!control) throw new Error(`The contact form has no control named ${name}`);
  return control;
}

/** Returns the five values, cleaned. Doesn’t use FormData, which would change line breaks. */
export function readMessage(form: HTMLFormElement): Message {
  const entries = fields.map(({ name }) => [name, clean(name, controlOf(form, name).value)]);
  return Object.fromEntries(entries) as Message;
}

/** Whether a form has exactly these values. Controls may be missing, because an extension can remove them. */
export const hasValues = (form: HTMLFormElement, values: Message): boolean =>
  fields.every(({ name }) => find(form, name)?.value === values[name]);

/** Whether any of the five fields of a form contains text. */
export const isWritten = (form: HTMLFormElement): boolean =>
  fields.some(({ name }) => Boolean(find(form, name)?.value));

/** Writes a value into a control if it is empty. This keeps text that the visitor has typed in the meantime. */
function fillIfEmpty(control: Control, value = ''): void {
  if (control.value === '') control.value = value;
}

/** Writes values into the empty controls of a form. */
export function restore(form: HTMLFormElement, values: Message): void {
  for (const { name } of fields) fillIfEmpty(controlOf(form, name), values[name]);
}

/** Copies the values of another form into the empty controls of this one. If a field of that form had the focus, focuses it here. */
export function takeOver(form: HTMLFormElement, { form: other, focused }: WrittenForm): void {
  for (const { name } of fields) {
    const [control, before] = [controlOf(form, name), find(other, name)];
    fillIfEmpty(control, before?.value);
    if (focused && focused === before) moveFocus(focused, control);
  }
}

const isText = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Moves the focus from one element to another and keeps the caret's position, unless a third element has the focus. */
export function moveFocus(from: Element, to: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  to.focus({ preventScroll: true });
  if (isText(from) && isText(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
