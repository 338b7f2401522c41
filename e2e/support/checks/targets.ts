import type { Page } from '@playwright/test';
import { lendHand } from './in-page';

/**
 * Measures what a finger or a pointer can press of each link and control: from its middle outwards, as far as a press
 * still reaches it. One outside running text needs `least` px each way; one inside needs 24 px, or a distance of 24 px to
 * every other target (WCAG 2.5.8).
 * @param least the least width and height, in px, of a target outside running text; with 24 the distance does as well
 * @param within where to look: the part that lies on top, where one lies over the page
 * @returns a line for each target that is too small
 */
export async function targets(page: Page, least: 24 | 44, within = 'body'): Promise<string[]> {
  await lendHand(page);
  return page.evaluate(
    ([due, part]) => {
      const { name, stops } = window.hand;

      /** The largest of an element's boxes: a link in a text may stand on two lines. */
      const box = (element: Element) => {
        const [first = element.getBoundingClientRect(), ...others] = element.getClientRects();
        return others.reduce((most, other) => (other.width > most.width ? other : most), first);
      };

      /** How many px in a row around the middle of an element a press reaches it, across or down. */
      const reach = (element: Element, [across, down]: readonly [number, number]) => {
        const { left, top, width, height } = box(element);
        const middle = { x: left + width / 2, y: top + height / 2 };
        const hit = (by: number) =>
          element.contains(document.elementFromPoint(middle.x + across * by, middle.y + down * by));
        /** How far one way: in strides, then in steps of half a px, for each look takes the browser its time. */
        const far = (way: 1 | -1) => {
          let by = 0;
          while (by < 64 && hit(way * (by + 4.25))) by += 4;
          while (by < 64 && hit(way * (by + 0.25))) by += 0.5;
          return by;
        };
        const length = far(1) + far(-1);
        // The browser counts a px that is touched as one that is hit, which makes a box up to one px larger than it is.
        const stretched = getComputedStyle(element, '::after').position === 'absolute';
        return stretched ? length : Math.min(length, across * width + down * height);
      };

      /** Whether an element stands in a sentence: its line has words that no link or control holds. */
      const inText = (element: Element) => {
        if (!getComputedStyle(element).display.startsWith('inline')) return false;
        let line = element.parentElement;
        while (line && getComputedStyle(line).display.startsWith('inline')) line = line.parentElement;
        const walker = document.createTreeWalker(line ?? document.body, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const apart = text.parentElement?.closest('a, button, label, .visually-hidden') === null;
          if (apart && /\p{L}{2}/u.test(text.textContent ?? '')) return true;
        }
        return false;
      };

      const measured = stops()
        .filter((element) => element.closest(part))
        .map((element) => {
          // The skip link has its size only while it has the focus.
          element.focus({ preventScroll: true });
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, right, bottom } = box(element);
          const [width, height] = [reach(element, [1, 0]), reach(element, [0, 1])];
          const place = { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
          return { element, width, height, ...place, small: Math.min(width, height) < 24 };
        });
      type Target = (typeof measured)[number];

      /** Whether a circle of 24 px around a small target stays clear of another target, or of its circle. */
      const clear = (target: Target, other: Target) => {
        const x = (target.left + target.right) / 2;
        const y = (target.top + target.bottom) / 2;
        if (other.small) {
          return Math.hypot(x - (other.left + other.right) / 2, y - (other.top + other.bottom) / 2) >= 24;
        }
        const [nearX, nearY] = [
          Math.min(Math.max(x, other.left), other.right),
          Math.min(Math.max(y, other.top), other.bottom),
        ];
        return Math.hypot(x - nearX, y - nearY) >= 12;
      };

      return measured.flatMap((target) => {
        const { element, width, height, small } = target;
        const enough = due > 24 && !inText(element) ? Math.min(width, height) >= due : !small;
        const pressed = Math.min(width, height) > 0;
        const apart = () => pressed && measured.every((other) => other === target || clear(target, other));
        if (enough || (small && (due === 24 || inText(element)) && apart())) return [];
        return [`${name(element)} is only ${Math.round(Math.min(width, height))} px wide or high`];
      });
    },
    [least, within] as const,
  );
}
