import { isModified } from '../components/is-modified';

/** The elements to which the focus can return: links, controls, and the headings of sections, but not the h1. */
const focusable = 'a[href], button, input, textarea, summary, h2';

/** How to find an element again after React has replaced it: the elements like it, its position among them, and its caret. */
export interface FocusPlace {
  readonly selector: string;
  readonly index: number;
  readonly caret?: readonly [start: number | null, end: number | null] | undefined;
}

/** The element that the visitor focused or clicked last, and where it was then. */
let latest: { readonly element: Element; readonly place: FocusPlace | undefined } | undefined;

function placeOf(element: Element): FocusPlace {
  const marks = [...element.attributes].filter(({ name }) => name === 'name' || name === 'href');
  const selector = element.localName + marks.map(({ name, value }) => `[${name}="${CSS.escape(value)}"]`).join('');
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

function follow(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const element = target.closest(focusable);
  latest = { element: element ?? target, place: element ? placeOf(element) : undefined };
}

/** Keeps a link that is pressed or followed in the history entry, for a return after a reload. */
function keepLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!link || isModified(event)) return;
  const [focus, { state }] = [placeOf(link), window.history];
  if (state?.focus?.selector === focus.selector && state.focus.index === focus.index) return;
  window.history.replaceState({ ...state, focus }, '');
}

/** Follows the focus from now on. */
export function trackFocus(): void {
  follow(document.activeElement);
  // Safari does not focus a link that is clicked.
  for (const event of ['focusin', 'click']) document.addEventListener(event, ({ target }) => follow(target), true);
  // The press keeps the link, so that the page after a tap doesn't wait for it. Enter only clicks.
  for (const event of ['pointerdown', 'click'] as const) document.addEventListener(event, keepLink, true);
}

const isText = (element: Element | undefined) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined;

/** Returns where the focus is or, if its element has been removed, where it was. Undefined if it cannot return there. */
export function focusPlace(): FocusPlace | undefined {
  const text = isText(latest?.element);
  return latest?.place && { ...latest.place, caret: text && [text.selectionStart, text.selectionEnd] };
}

/** Whether the element that had the focus is no longer on the page. Screen readers then miss the next focus. */
export const focusIsLost = (): boolean => latest?.element.isConnected === false;

/** Moves the focus, without scrolling, to the element that is now at a place, if there is one. */
export function returnFocus(place: FocusPlace | undefined): void {
  const found = place && document.querySelectorAll<HTMLElement>(place.selector)[place.index];
  if (found?.localName === 'h2') focusHeading(found);
  else found?.focus({ preventScroll: true });
  if (place?.caret) isText(found)?.setSelectionRange(...place.caret);
}

/**
 * Focuses a heading, so that screen readers continue there. The heading can have the focus only until it loses it, because
 * screen readers call an element that always can "clickable".
 */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const leave = () => {
    // When the visitor turns to another window, the heading is still the active element.
    if (document.activeElement === heading) return;
    heading.removeAttribute('tabindex');
    heading.removeEventListener('blur', leave);
  };
  heading.addEventListener('blur', leave);
}

/** Focuses the h1 of the page. */
export const focusTop = (): void => focusHeading(document.querySelector<HTMLElement>('main h1'));
