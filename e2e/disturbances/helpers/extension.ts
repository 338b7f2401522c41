/**
 * A password manager or a writing aid: it puts a button of its own after each field, in the page's HTML, as soon as the
 * fields are there and so often before the page is hydrated. React then finds other elements than it expects
 * (https://github.com/facebook/react/issues/24430). Runs in the page.
 */
export function addButtonsToFields(): void {
  for (const field of document.querySelectorAll('input:not([type="hidden"]), textarea')) {
    const button = document.createElement('extension-button');
    button.attachShadow({ mode: 'open' }).append('Fill in');
    field.after(button);
  }
}

/**
 * Other extensions, such as dark modes and ad blockers: elements at both ends of the body, a class and attributes for their
 * styles, and a field in the form. Runs in the page.
 */
export function addElements(): void {
  const { documentElement: html, body } = document;
  for (const where of ['prepend', 'append'] as const) {
    const box = document.createElement('extension-box');
    box.attachShadow({ mode: 'open' }).append('An element of an extension');
    body[where](box);
  }
  html.classList.add('extension-dark');
  for (const element of [html, body, ...document.querySelectorAll('h1, input')])
    element.setAttribute('data-extension', '1');
  const field = document.createElement('input');
  field.type = 'hidden';
  document.querySelector('form')?.prepend(field);
}
