/**
 * Simulates a password manager or a writing aid. It inserts a button after each field as soon as the field exists,
 * which is often before hydration. React then finds unexpected elements
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
 * Simulates other extensions, such as dark modes and ad blockers. Adds elements to both ends of the body, a class and
 * attributes for styles, and a field to the form. Runs in the page.
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
