/**
 * Simulates browser extensions, which change a page as soon as its elements exist, often before hydration. A password manager or a writing
 * aid inserts a button after each field, so React finds unexpected elements (https://github.com/facebook/react/issues/24430).
 * Others, such as dark modes and ad blockers, add elements to both ends of the body, a class and attributes for styles, and a
 * field to the form. Runs in the page.
 */
export function addExtensions(): void {
  const { documentElement: html, body } = document;
  const box = (text: string) => {
    const element = document.createElement('extension-box');
    element.attachShadow({ mode: 'open' }).append(text);
    return element;
  };
  for (const field of document.querySelectorAll('input:not([type="hidden"]), textarea')) field.after(box('Fill in'));
  body.prepend(box('Before the page'));
  body.append(box('After the page'));
  html.classList.add('extension-dark');
  for (const element of [html, body, ...document.querySelectorAll('h1, input')])
    element.setAttribute('data-extension', '1');
  const field = document.createElement('input');
  field.type = 'hidden';
  document.querySelector('form')?.prepend(field);
}
