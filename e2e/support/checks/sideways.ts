import type { Page } from '@playwright/test';

/**
 * Tells whether the page scrolls sideways, or would if it were not kept from it by its root.
 * @returns one line that names the elements that reach furthest (five at most); none for a sound page
 */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const width = Math.max(scrollWidth, document.body.scrollWidth);
    if (width <= clientWidth) return [];
    function reach(element: Element): number {
      // A word that is too long sticks out of its element.
      const content = document.createRange();
      content.selectNodeContents(element);
      const right = Math.max(content.getBoundingClientRect().right, element.getBoundingClientRect().right);
      return Math.ceil(right + window.scrollX);
    }
    const beyond = [...document.body.querySelectorAll('*:not(svg *)')].filter(
      (element) => reach(element) > clientWidth,
    );
    // What reaches further than all that it holds is the cause; the others are only stretched by it.
    const causes = beyond.filter((element) => [...element.children].every((child) => reach(child) < reach(element)));
    const names = causes
      .sort((one, other) => reach(other) - reach(one))
      .slice(0, 5)
      .map(
        (element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}"> to ${reach(element)} px`,
      );
    return [`the page is ${width} px wide on a screen of ${clientWidth} px: ${names.join(', ')}`];
  });
}
