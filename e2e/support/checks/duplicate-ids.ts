import type { Page } from '@playwright/test';

/**
 * Ids that more than one element has, in the document as it stands: after scripts have changed it.
 * @returns a sentence for each such id, with all elements that have it; none where every id stands once
 */
export function duplicateIds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('[id]')];
    return [...new Set(elements.map(({ id }) => id))].flatMap((id) => {
      const holders = elements.filter((element) => element.id === id);
      const tags = holders.map((element) => element.cloneNode(false) as Element).map(({ outerHTML }) => outerHTML);
      return tags.length > 1 ? `The id "${id}" stands ${tags.length} times: ${tags.join(' ')}` : [];
    });
  });
}
