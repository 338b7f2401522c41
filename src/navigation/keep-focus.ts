import { moveFocus } from '../contact/form-values';

/** The elements like this one, in the order of the page: links to the same page, fields of the same name. */
function alike({ localName, attributes }: Element): readonly Element[] {
  const marks = [...attributes].filter(({ name }) => name === 'name' || name === 'href');
  const selector = marks.map(({ name, value }) => `[${name}="${CSS.escape(value)}"]`).join('');
  return [...document.querySelectorAll(`#root ${localName}${selector}`)];
}

/**
 * Follows the focus while the page is hydrated.
 * @returns a function that stops it and, if React has rendered the page anew, focuses the new element in place of the
 *   one that is gone
 */
export function keepFocus(): () => void {
  let focused: Element | null;
  let place: number;
  function follow() {
    focused = document.activeElement;
    place = focused ? alike(focused).indexOf(focused) : -1;
  }
  follow();
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    const successor = focused && !focused.isConnected ? alike(focused)[place] : undefined;
    if (focused && successor instanceof HTMLElement) moveFocus(focused, successor);
    focused = null;
  };
}
