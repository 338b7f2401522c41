const candidates = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/** Every visible link and control that the Tab key should reach, in the order of the document. */
export const tabStops = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="hidden"]') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/** The kind of a control: those with the same classes in the same surroundings look alike. */
function kindOf(element: Element): string {
  const around = element.parentElement?.closest('[class]');
  const landmark = element.closest('header, main, footer, nav')?.tagName;
  return [element.tagName, element.className, around?.className, around?.tagName, landmark].join(' / ');
}

/** One tab stop of each kind, by its kind. */
export const kindsOfStops = (): ReadonlyMap<string, HTMLElement> =>
  new Map(tabStops().map((stop) => [kindOf(stop), stop]));
