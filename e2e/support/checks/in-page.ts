import type { Page } from '@playwright/test';

/** What the probes share inside the page. Boxes are in CSS px of the viewport, colors in 0 to 255 and alpha in 0 to 1. */
interface Hand {
  /** The tag, name and start of the text of an element, to find it again by eye. */
  name(element: Element): string;
  /** Every visible link and control that the Tab key should reach, in the order of the document. */
  stops(): HTMLElement[];
  /** What kind of stop an element is: its classes and those around it. Stops of one kind look alike. */
  kind(element: Element): string;
  /** Links and controls, one of each kind. */
  kinds(): HTMLElement[];
  /** Red, green, blue and alpha of a computed color. */
  channels(color: string): [number, number, number, number];
  /** The color that an element stands on: its own ground, or the nearest one behind it. */
  ground(element: Element | null): string;
  /** The contrast of two computed colors by WCAG, 1 to 21; a transparent color has none. */
  contrast(color: string, ground: string): number;
}

declare global {
  interface Window {
    hand: Hand;
  }
}

/** Gives the page in view the functions that the probes share, as `window.hand`; a new document needs them anew. */
export async function lendHand(page: Page): Promise<void> {
  await page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

    const name: Hand['name'] = (element) => {
      const told = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
      const place = element.closest('header, nav, main, footer')?.tagName.toLowerCase() ?? 'page';
      const what = told.replaceAll(/\s+/g, ' ').trim();
      return `${element.tagName.toLowerCase()} "${what.length > 50 ? `${what.slice(0, 50)}…` : what}" in ${place}`;
    };

    const reachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="hidden"]') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true });

    const stops: Hand['stops'] = () => [...document.querySelectorAll<HTMLElement>(controls)].filter(reachable);

    const kind: Hand['kind'] = (element) => {
      const around = element.parentElement?.closest('[class]');
      const place = element.closest('header, main, footer, nav')?.tagName;
      return [element.tagName, element.className, around?.className, around?.tagName, place].join(' / ');
    };

    const kinds: Hand['kinds'] = () => [...new Map(stops().map((stop) => [kind(stop), stop])).values()];

    const channels: Hand['channels'] = (color) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, color === 'transparent' ? 0 : alpha];
    };

    /** What a page without a ground of its own stands on. */
    const canvas = () => {
      const sheet = document.createElement('span');
      sheet.style.backgroundColor = 'Canvas';
      document.body.append(sheet);
      const { backgroundColor } = getComputedStyle(sheet);
      sheet.remove();
      return backgroundColor;
    };

    const ground: Hand['ground'] = (element) => {
      if (!element) return canvas();
      const own = getComputedStyle(element).backgroundColor;
      return channels(own)[3] > 0.5 ? own : ground(element.parentElement);
    };

    const light = (color: string) => {
      const [red, green, blue] = channels(color).map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    };

    const contrast: Hand['contrast'] = (color, behind) => {
      if (channels(color)[3] < 0.5) return 1;
      const [dark = 0, bright = 0] = [light(color), light(behind)].sort((one, other) => one - other);
      return (bright + 0.05) / (dark + 0.05);
    };

    window.hand = { name, stops, kind, kinds, channels, ground, contrast };
  });
}
