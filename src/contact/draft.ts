import { fields, type Message } from './fields';
import { find, valuesOf } from './form-values';

/**
 * What the visitor has typed and not sent. It is only in memory, stands in each form that is opened, and is lost with the
 * document (docs/decisions/0081).
 */
let draft: Partial<Message> = {};

/** Whether the visitor has unsent text, which would be lost with the document. */
export const hasDraft = (): boolean => Object.values(draft).some(Boolean);

function save({ currentTarget: form }: Pick<Event, 'currentTarget'>): void {
  if (form instanceof HTMLFormElement) draft = valuesOf(form);
}

/** Writes values into the empty controls of a form. This keeps text that the visitor has typed in the meantime. */
export function fill(form: HTMLFormElement, values: Partial<Message>): void {
  for (const { name } of fields) {
    const control = find(form, name);
    if (control?.value === '') control.value = values[name] ?? '';
  }
  save({ currentTarget: form });
}

/** Fills a form with the draft, and from then on saves what is typed into the form. */
export function keepDraft(form: HTMLFormElement): void {
  fill(form, draft);
  form.addEventListener('input', save);
}

/** Empties a form. Unlike `form.reset()`, this moves no caret that a screen reader would follow. */
export function empty(form: HTMLFormElement): void {
  for (const { name } of fields) {
    const control = find(form, name);
    if (control?.value) control.value = '';
  }
  save({ currentTarget: form });
}

/** Empties the form on the page and the draft if they contain exactly this message, which has arrived. */
export function forget(message: Message): void {
  if (!fields.every(({ name }) => draft[name] === message[name])) return;
  draft = {};
  const form = document.querySelector<HTMLFormElement>('#contact-form form');
  if (form) empty(form);
}
