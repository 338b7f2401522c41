import type { Page } from '@playwright/test';

/** Functions that checks share inside the page. */
interface TabStops {
  /** An element in words: its tag, its name or the start of its text, and its landmark. */
  name(element: Element): string;
  /** Every visible link and control that the Tab key should reach, in document order. */
  all(): HTMLElement[];
  /** One of each kind, by its kind: those with the same classes in the same surroundings look alike. */
  kinds(): Map<string, HTMLElement>;
}

declare global {
  interface Window {
    tabStops: TabStops;
  }
}

/** Adds the functions to the current document as `window.tabStops`. */
export async function addTabStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

    const name: TabStops['name'] = (element) => {
      const text = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
      const landmark = element.closest('header, nav, main, footer')?.localName ?? 'page';
      return `${element.localName} "${text.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}" in ${landmark}`;
    };
    const all: TabStops['all'] = () =>
      [...document.querySelectorAll<HTMLElement>(controls)].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled, [type="hidden"]') &&
          element.closest('[inert]') === null &&
          element.checkVisibility({ visibilityProperty: true }),
      );
    const kindOf = (element: Element) => {
      const around = element.parentElement?.closest('[class]');
      const landmark = element.closest('header, main, footer, nav')?.tagName;
      return [element.tagName, element.className, around?.className, around?.tagName, landmark].join(' / ');
    };
    const kinds: TabStops['kinds'] = () => new Map(all().map((stop) => [kindOf(stop), stop]));
    window.tabStops = { name, all, kinds };
  });
}
