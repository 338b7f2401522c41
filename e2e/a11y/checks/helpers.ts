import type { Page } from '@playwright/test';

/** Functions that the checks share inside the page. Color channels are 0 to 255, alpha is 0 to 1. */
interface Helpers {
  /** An element in words: its tag, its name or the start of its text, and its landmark. */
  name(element: Element): string;
  /** The tab stops: every visible link and control that the Tab key should reach, in document order. */
  stops(): HTMLElement[];
  /** One tab stop of each kind: those with the same classes in the same surroundings look alike. */
  kinds(): HTMLElement[];
  /** The background color of an element, or of the nearest ancestor that has one. */
  background(element: Element | null): string;
  /** The WCAG contrast of two computed colors, 1 to 21. */
  contrast(color: string, background: string): number;
}

declare global {
  interface Window {
    helpers: Helpers;
  }
}

/** Adds the helpers to the current document as `window.helpers`. */
export async function addHelpers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

    const name: Helpers['name'] = (element) => {
      const text = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
      const landmark = element.closest('header, nav, main, footer')?.localName ?? 'page';
      return `${element.localName} "${text.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}" in ${landmark}`;
    };

    const stops: Helpers['stops'] = () =>
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
    const kinds: Helpers['kinds'] = () => [...new Map(stops().map((stop) => [kindOf(stop), stop])).values()];

    const channels = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return { rgb: [red, green, blue], alpha: color === 'transparent' ? 0 : alpha };
    };

    /** The background of a page that does not set one. */
    const canvas = () => {
      const sample = document.createElement('span');
      sample.style.backgroundColor = 'Canvas';
      document.body.append(sample);
      const { backgroundColor } = getComputedStyle(sample);
      sample.remove();
      return backgroundColor;
    };
    const background: Helpers['background'] = (element) => {
      if (!element) return canvas();
      const own = getComputedStyle(element).backgroundColor;
      return channels(own).alpha > 0.5 ? own : background(element.parentElement);
    };

    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).rgb.map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast: Helpers['contrast'] = (color, behind) => {
      if (channels(color).alpha < 0.5) return 1;
      const [dark = 0, bright = 0] = [luminance(color), luminance(behind)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };

    window.helpers = { name, stops, kinds, background, contrast };
  });
}
