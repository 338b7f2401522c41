import { moveFocus } from '../contact/form-values';

/** Returns the elements like this one, in document order: those with the same tag and the same `href` and `name`, if it has these. */
function alike({ localName, attributes }: Element): readonly Element[] {
  const marks = [...attributes].filter(({ name }) => name === 'name' || name === 'href');
  const selector = marks.map(({ name, value }) => `[${name}="${CSS.escape(value)}"]`).join('');
  return [...document.querySelectorAll(`#root ${localName}${selector}`)];
}

/**
 * Tracks the focus while the page hydrates.
 * @returns a function that stops tracking and, if React has replaced the focused element, focuses the new element
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
