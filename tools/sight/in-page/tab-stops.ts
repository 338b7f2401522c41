const candidates = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/** Returns the visible links and controls that Tab should reach, in document order. */
export const tabStops = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="hidden"]') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/** Returns the kind of a control. Controls with the same classes in the same surroundings look alike. */
function kindOf(element: Element): string {
  const around = element.parentElement?.closest('[class]');
  const landmark = element.closest('header, main, footer, nav')?.tagName;
  return [element.tagName, element.className, around?.className, around?.tagName, landmark].join(' / ');
}

/** Returns one tab stop of each kind, by kind. */
export const kindsOfStops = (): ReadonlyMap<string, HTMLElement> =>
  new Map(tabStops().map((stop) => [kindOf(stop), stop]));
