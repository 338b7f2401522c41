/** Trims text and collapses its white space. */
export const words = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const landmarkOf = (element: Element) => element.closest('header, nav, main, footer')?.localName ?? 'page';

/** Describes text in an element: `p "Its text" in main`. */
export const nameOfText = (element: Element, text: string): string =>
  `${element.localName} "${words(text).slice(0, 60)}" in ${landmarkOf(element)}`;

/** Describes an element by its text, label, name or file: `input "email" in main`. */
export function nameOf(element: Element): string {
  const attributes = ['aria-label', 'name', 'alt', 'src', 'class'].map((each) => element.getAttribute(each));
  return nameOfText(element, words(element.textContent) || (attributes.find((each) => each) ?? ''));
}
