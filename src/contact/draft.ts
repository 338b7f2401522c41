import type { Message } from './fields';
import { messageWith, valuesOf, write } from './form-values';

/** What the visitor has typed and not sent. It is only in memory, and stands in each form that opens (docs/decisions/0081). */
let draft = messageWith(() => '');

/** Whether the visitor has unsent text, which would be lost with the document. */
export const hasDraft = (): boolean => Object.values(draft).some(Boolean);

const formOnPage = () => document.querySelector<HTMLFormElement>('#contact-form form');

/** Writes the draft into the empty controls of a form. This keeps text that the visitor has typed in the meantime. */
function fill(form: HTMLFormElement): void {
  const typed = valuesOf(form);
  draft = messageWith((name) => typed[name] || draft[name]);
  write(form, draft);
}

function save({ currentTarget: form }: Event): void {
  if (form instanceof HTMLFormElement) draft = valuesOf(form);
}

/** Fills a form with the draft and saves what is typed into the form, until the function that it returns is called. */
export function keepDraft(form: HTMLFormElement): () => void {
  fill(form);
  form.addEventListener('input', save);
  return () => form.removeEventListener('input', save);
}

/** Empties a form and the draft. */
export function empty(form: HTMLFormElement | null): void {
  draft = messageWith(() => '');
  if (form) write(form, draft);
}

/** Empties the draft and the form on the page if they contain exactly this message, which has arrived. */
export function forget(message: Message): void {
  if (JSON.stringify(draft) === JSON.stringify(message)) empty(formOnPage());
}

/** Puts a message that has failed back into the draft and the form on the page, except where they contain text. */
export function restore(message: Message): void {
  draft = messageWith((name) => draft[name] || message[name]);
  const form = formOnPage();
  if (form) fill(form);
}
