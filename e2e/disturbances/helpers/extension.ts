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
